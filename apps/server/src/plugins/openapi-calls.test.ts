/**
 * Every call of the OpenAPI document with everything that it does not expect; new routes are in it by themselves. `npm test` makes every third of these calls,
 * `API_WALK=all` (`npm run verify`) all.
 */
import { createMetrics } from "../services/metrics.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProgramSession } from "../features/staff/sessions.ts";
import { ensureAdministrator } from "../features/accounts/ensure-administrator.ts";
import { buildApp } from "../app.ts";
import { createDb } from "../database/db.ts";
import { createFileViews } from "../features/viewers/file-views.ts";
import { createLog } from "../process/log.ts";
import type { Portal } from "@portal/domain";
import { type BuiltPortal, loadPortal, type PortalSettings } from "../pages/portal.ts";
import { filler } from "../sources/database/testing/fill.ts";
import { createDatabaseSource } from "../sources/database/source.ts";
import { testConfig } from "../testing/test-app.ts";
import type { Services } from "../services.ts";
import { walkApi } from "../testing/api-walk/walk.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { createPageQueues } from "../pages/page-queues.ts";
import { uncached } from "../testing/uncached.ts";
import { testServices } from "../testing/services.ts";

const ADMIN = "quan-tri@portal.example";
let database: TestDatabase;
let services: Services;
let portal: Portal;
let drawing: BuiltPortal["drawing"];
let app: FastifyInstance;
let origin: string;
let candidates: readonly unknown[];
/** Errors that a server logs: what went wrong inside, also where its answer hides it. */
const logged: string[] = [];

async function buildServer(): Promise<FastifyInstance> {
  const log = createLog("error", { write: (line: string) => void logged.push(line) });
  const config = { ...testConfig, trustedProxies: ["127.0.0.1"] };
  const { connectionString } = database;
  const parts = { portal, drawEmbed: drawing.drawEmbed, clientDir: undefined, adminDir: undefined, development: undefined };
  return buildApp({
    config,
    services,
    upstream: undefined,
    connectionString,
    log,
    clock: { now: Date.now },
    metrics: createMetrics(),
    cache: uncached(),
    previews: undefined,
    pageQueues: createPageQueues(1),
    leaseMs: 10_000,
    shutdown: undefined,
    ...parts,
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  const db = createDb(database.pool);
  const { site, category, articles, question, series, file } = filler(db);
  const btc = await site("btc", { counterpart: "mof" });
  await site("mof", { language: 2 });
  const news = await category(btc, "tin-tuc");
  const published_at = "2026-01-01T00:00:00Z";
  const draft = { Kind: "document", Content: "<p>Dự thảo</p>", Files: [], Deadline: "2099-02-01" };
  await articles(btc, news, [
    { slug: "tin", published_at },
    { slug: "du-thao", published_at, article_type: 4, content: draft },
  ]);
  await question(btc, { slug: "hoi", field: "Thuế", title: "Hỏi", body: "Hỏi gì?", asked_at: published_at });
  await series("usd-vnd", [["2026-01-01", 25_000]]);
  await file("anh/a.txt", "text/plain", Buffer.from("một tệp"));
  const log = createLog("silent", undefined);
  services = testServices({ db, log });
  await ensureAdministrator(db, ADMIN);
  const ministry = { vi: "btc", en: "mof" };
  const fileViews = createFileViews({ onError: () => undefined });
  const source = createDatabaseSource({ pages: db, searches: db, background: db }, { timeZone: "Asia/Ho_Chi_Minh", ministry, fileViews });
  const settings: PortalSettings = {
    source,
    takesForms: "all",
    defaultSites: ministry,
    timeZone: "Asia/Ho_Chi_Minh",
    now: Date.now,
    partCacheBytes: 2 ** 20,
    apiOrigins: [],
    log: () => undefined,
  };
  ({ portal, drawing } = await loadPortal(settings, 1));
  app = await buildServer();
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const { id } = await db.selectFrom("account").select("id").executeTakeFirstOrThrow();
  const document = await (await fetch(`${origin}/btc/tin-tuc`)).text();
  candidates = [
    "btc",
    "1",
    1,
    false,
    id,
    "anh/a.txt",
    "usd-vnd",
    "/btc/tin-tuc",
    "vi",
    "nguoi@vi-du.example",
    "2026-01-01",
    "Một câu dài 2026",
    {},
    /"hash":"([\w-]{16})"/.exec(document)?.[1],
  ];
});

afterAll(async () => {
  await app.close();
  await drawing.close();
  await services.close();
  await database.close();
});

/** A token of a program of the administrator's: each operation gets its own, as some of them end it. */
async function makeToken(): Promise<string> {
  const { id } = await services.db.selectFrom("account").select("id").where("email_key", "=", ADMIN).executeTakeFirstOrThrow();
  return (await startProgramSession(services.db, { account: id, name: "walk", days: 1 })).token;
}

for (const [name, token] of [
  ["without a token", undefined],
  ["with an administrator's token", makeToken],
] as const)
  test(
    `unknown, empty, missing and hostile parameters and bodies, ${name}: no 5xx, every answer as documented`,
    { tags: token ? [] : "verify" },
    async () => {
      const walked = await walkApi({ origin, token, candidates, below: "/", oneOf: process.env["API_WALK"] === "all" ? 1 : 3 });
      expect(walked.findings).toEqual([]);
      expect(logged).toEqual([]);
      // Not only refusals: most calls were also made as they are meant.
      expect(walked.statuses.get(200)).toBeGreaterThan(100);
      expect(Object.keys(Object.prototype)).toEqual([]);
      for (const path of ["/healthz", "/readyz", "/"]) expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
    },
  );

test("control: routes that fail inside, answer what they do not document or break their schema are found by the same walk", async () => {
  const broken = await buildServer();
  const schema = (operationId: string, more: object = {}) => ({ operationId, ...more });
  const name = { type: "object", properties: { name: { type: "string" } } };
  broken.get<{ Querystring: { name?: string } }>("/api/broken/name", { schema: schema("a", { querystring: name }) }, async ({ query }) => {
    if (query.name?.includes("\0")) throw new Error("PostgreSQL takes no NUL");
    return { success: true, data: null, message: null };
  });
  broken.get("/api/broken/status", { schema: schema("b") }, async (_request, reply) => reply.code(418).send({}));
  const list = { 200: { type: "object", required: ["total"], properties: { total: { type: "integer" } }, additionalProperties: true } };
  broken.get("/api/broken/list", { schema: schema("c", { response: list }) }, async (_request, reply) =>
    reply.type("application/json").serializer(JSON.stringify).send({ success: true, data: [] }),
  );
  const address = await broken.listen({ host: "127.0.0.1", port: 0 });
  const { findings } = await walkApi({ origin: address, token: undefined, candidates, below: "/api/broken/", oneOf: 1 });
  await broken.close();
  logged.length = 0;
  const found = (path: string, words: string) => findings.some((finding) => finding.includes(path) && finding.includes(words));
  expect(found("/api/broken/name", "answers 503")).toBe(true);
  expect(found("/api/broken/status", "answers 418, which is not documented")).toBe(true);
  expect(found("/api/broken/list", "does not match its schema")).toBe(true);
});
