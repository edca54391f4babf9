/** A whole web server for tests of what visitors send: mails and log lines are kept, an administrator is logged in. */
import { createPageQueues } from "../pages/page-queues.ts";
import { uncached } from "./uncached.ts";
import { createMetrics } from "../services/metrics.ts";
import { randomUUID } from "node:crypto";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Kysely } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../app.ts";
import { shownCode } from "../features/captcha/testing/shown-code.ts";
import { createDb } from "../database/db.ts";
import type { Database } from "../database/schema.ts";
import { multipartOf } from "../features/forms/testing/forms-app.ts";
import { createLog } from "../process/log.ts";
import { openJobs } from "../services/jobs/jobs.ts";
import { startDelivery } from "../services/mail/delivery.ts";
import type { Message } from "../services/mail/message.ts";
import { filler } from "../sources/database/testing/fill.ts";
import { echoEmbed, echoPortal, testConfig } from "./test-app.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { testSession } from "./staff.ts";
import { mailerTo, testServices } from "./services.ts";

export type Fields = Readonly<Record<string, string>>;
export type TestFile = { readonly name: string; readonly bytes: Buffer };

export interface Visitors {
  readonly app: FastifyInstance;
  /** On the same database, as another process would be. */
  readonly second: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly mails: Message[];
  /** Every line of both servers' logs. */
  readonly lines: string[];
  /** What every captcha showed that was solved. */
  readonly answers: string[];
  /** Sends a form from a script, with a key and a solved captcha of its own unless given others. */
  send(form: string, fields: Fields, files?: readonly TestFile[]): Promise<LightMyRequestResponse>;
  /** A captcha id and what its picture shows. */
  solve(id?: string): Promise<{ readonly captchaId: string; readonly capcha: string }>;
  /** A call of the administrator's browser; `post` makes it a POST, unless another method is given. */
  admin(url: string, post?: object, method?: "GET" | "POST" | "DELETE"): Promise<LightMyRequestResponse>;
}

/** @param fill what stands in the database before the first test */
export function visitors(fill: (rows: ReturnType<typeof filler>) => Promise<void>): () => Visitors {
  let database: TestDatabase;
  let current: Visitors;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    const db = createDb(database.pool);
    await fill(filler(db));
    const mails: Message[] = [];
    const lines: string[] = [];
    const answers: string[] = [];
    const log = createLog("trace", { write: (line: string) => void lines.push(line) });
    const server = async () => {
      const { connectionString } = database;
      const jobs = openJobs({ db, connectionString, log });
      const services = testServices({ db, jobs, delay: [0, 1] });
      await startDelivery({ db, jobs, mailer: mailerTo(mails) });
      const parts = {
        portal: echoPortal,
        drawEmbed: echoEmbed,
        previews: undefined,
        clientDir: undefined,
        adminDir: undefined,
        development: undefined,
      };
      const app = await buildApp({
        config: testConfig,
        services,
        upstream: undefined,
        connectionString,
        log,
        clock: { now: Date.now },
        metrics: createMetrics(),
        cache: uncached(),
        pageQueues: createPageQueues(1),
        leaseMs: 10_000,
        shutdown: undefined,
        ...parts,
      });
      closing.push(
        () => app.close(),
        () => services.close(),
      );
      return { app };
    };
    const [{ app }, { app: second }] = [await server(), await server()];
    const { id } = await db
      .insertInto("account")
      .values({
        email: "a@b.example",
        email_key: "a@b.example",
        name: "A",
        phone: null,
        language: "vi",
        password_hash: "-",
        role: "administrator",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { headers } = await testSession(db, id, "step-up");

    const solve = async (captchaId: string = randomUUID()) => {
      await app.inject({ url: `/api/article/get-captcha?id=${captchaId}`, remoteAddress: `192.0.2.${lines.length % 200}` });
      const capcha = await shownCode(db, captchaId, "picture");
      answers.push(capcha);
      return { captchaId, capcha };
    };
    current = {
      app,
      second,
      db,
      mails,
      lines,
      answers,
      solve,
      async send(form, fields, files = []) {
        const body = multipartOf({ key: randomUUID(), language: "vi", page: "/", ...(await solve()), ...fields }, files);
        return app.inject({ method: "POST", url: `/api/forms/${form}`, ...body });
      },
      admin: async (url, post, method = post === undefined ? "GET" : "POST") =>
        app.inject({ method, url: `/api/admin/${url}`, headers, ...(post === undefined ? {} : { payload: post }) }),
    };
  });
  afterAll(async () => {
    for (const close of closing) await close();
    await database?.close();
  });
  return () => current;
}
