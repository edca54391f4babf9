/** A web server with nothing but accounts, on a real database: their forms, their calls, a mailbox, and the log that they write. */
import { createPageQueues } from "../../../pages/page-queues.ts";
import { randomUUID } from "node:crypto";
import type { FormName, TokenPair } from "@portal/contracts";
import type { FieldError } from "@portal/domain";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { openPictureCheck } from "../../captcha/testing/shown-code.ts";
import { forms } from "../../forms/forms.ts";
import { sameOrigin } from "../../../plugins/same-origin.ts";
import { type LimitRules, limitRules } from "../../../services/limits/rules.ts";
import { createLog } from "../../../process/log.ts";
import type { Message } from "../../../services/mail/message.ts";
import { errors } from "../../../plugins/errors.ts";
import { ownWrites } from "../../../plugins/own-writes.ts";
import { requestLog } from "../../../plugins/request-log.ts";
import { schemaCompilers } from "../../../plugins/schema-compilers.ts";
import { adminAccountRoutes } from "../../administration/account-routes.ts";
import { staffGuard } from "../../staff/require-staff.ts";
import { authRoutes } from "../routes.ts";
import { echoPortal } from "../../../testing/test-app.ts";
import type { Services } from "../../../services.ts";
import { takeMail, testServices } from "../../../testing/services.ts";
import { accountActions } from "../actions/index.ts";
import type { Passwords } from "../passwords/passwords.ts";

export interface Sent {
  readonly status: number;
  readonly redirect: string | undefined;
  readonly tokens: TokenPair | undefined;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface SendOptions {
  /** Access token. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly language?: "vi" | "en";
  /** The socket's address. */
  readonly from?: string;
}

export interface AccountApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Everything that was mailed, oldest first. */
  readonly mailbox: readonly Message[];
  /** Lines of the log. */
  readonly log: readonly string[];
  readonly send: (form: FormName, fields: Readonly<Record<string, string>>, options?: SendOptions) => Promise<Sent>;
  /** A captcha id and what its picture shows. */
  readonly solve: () => Promise<{ readonly captchaId: string; readonly capcha: string }>;
  /** A captcha id with work that was done for it, as a browser does it. */
  readonly work: (form: FormName, work: number) => Promise<{ readonly captchaId: string; readonly captchaProof: string }>;
  /** What is promised after the answer is done when this resolves. @returns the newest mail */
  readonly settled: () => Promise<Message | undefined>;
  close(): Promise<void>;
}

export interface AccountAppOptions {
  readonly rules?: LimitRules;
  /** Of the work after answers; none by default. */
  readonly delay?: readonly [number, number];
  readonly passwords?: Passwords;
  readonly trustProxy?: readonly string[];
}

/** Forms that always come with a captcha. */
const captchas: ReadonlySet<FormName> = new Set(["registration", "passwordForgotten"]);

/** Rules that never refuse, for tests that ask thousands of times. */
export const noLimits = Object.fromEntries(
  Object.entries(limitRules).map(([name, rule]) => [name, { ...rule, freeUses: 1_000_000 }]),
) as LimitRules;

export async function accountApp(
  db: Kysely<Database>,
  { rules, delay = [0, 0], passwords, trustProxy }: AccountAppOptions = {},
): Promise<AccountApp> {
  // What earlier servers on this database have left unsent.
  await takeMail(db);
  const log: string[] = [];
  const mailbox: Message[] = [];
  const logger: FastifyBaseLogger = createLog("debug", { write: (line: string) => void log.push(line) });
  const services: Services = {
    ...testServices({ db, log: logger, delay, ...(rules ? { rules } : {}) }),
    ...(passwords ? { passwords } : {}),
  };
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy ? [...trustProxy] : false,
  });
  await app.register(errors);
  await app.register(schemaCompilers);
  await app.register(requestLog);
  await app.register(sameOrigin, { publicOrigin: "https://portal.example", allowedOrigins: [] });
  await app.register(ownWrites, { keys: services.keys, clock: services.clock, secure: true });
  await app.register(forms, {
    services,
    storage: services.formStorage,
    portal: echoPortal,
    queue: createPageQueues(1).submittedForms,
    secure: true,
    actions: accountActions(services),
    authenticate: services.authenticate,
  });
  await app.register(authRoutes, services);
  await app.register(staffGuard, { ...services, publicOrigin: "https://portal.example" });
  await app.register(adminAccountRoutes, services);
  await app.ready();
  const { captcha } = services;
  const solve = async () => {
    const captchaId = randomUUID();
    return { captchaId, capcha: await openPictureCheck(db, captchaId) };
  };
  return {
    solve,
    async work(form, work) {
      const captchaId = randomUUID();
      const challenge = await captcha.challenge(captchaId, form, work);
      const solution = await solveChallenge({ challenge, deriveKey });
      return { captchaId, captchaProof: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64") };
    },
    app,
    services,
    mailbox,
    log,
    async send(form, fields, { token, headers = {}, language = "vi", from = "192.0.2.1" } = {}) {
      const common = {
        form,
        key: randomUUID(),
        language,
        page: "/",
        clientId: CLIENT,
        ...(captchas.has(form) && !("captchaId" in fields) ? await solve() : {}),
      };
      const response = await app.inject({
        method: "POST",
        url: `/api/forms/${form}`,
        remoteAddress: from,
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        payload: new URLSearchParams({ ...common, ...fields }).toString(),
      });
      const { data } = response.json<{ data: { redirect?: string; tokens?: TokenPair; errors?: FieldError[] } | null }>();
      return {
        status: response.statusCode,
        redirect: data?.redirect,
        tokens: data?.tokens,
        errors: data?.errors ?? [],
        headers: response.headers,
        body: response.body,
      };
    },
    async settled() {
      await services.background.idle();
      mailbox.push(...(await takeMail(db)));
      return mailbox.at(-1);
    },
    async close() {
      await services.close();
      await app.close();
    },
  };
}

/** The default browser of these tests. */
export const CLIENT = "0b0e4a1c-6f0a-4a63-9d1f-2f5d8f0f9c11";

export const PASSWORD = "một câu dài dễ nhớ 2026";

export const person = (name: string) => ({
  fullName: `Người Dùng ${name}`,
  email: `${name}@example.test`,
  phoneNumber: "+84 24 0000 0000",
  password: PASSWORD,
  consent: "yes",
});

/** What a mailed link carries. */
export const tokenOf = (message: Message | undefined): string => /\?token=([\w-]+)/.exec(message?.text ?? "")?.[1] ?? "";

/** Somebody who has registered, activated and logged in. */
export async function member({ send, settled }: AccountApp, name: string): Promise<TokenPair> {
  await send("registration", person(name));
  await send("activation", { token: tokenOf(await settled()) });
  const { tokens } = await send("login", { email: person(name).email, password: PASSWORD });
  if (!tokens) throw new Error(`${name} could not log in.`);
  return tokens;
}

/** The answer of POST /api/authen/refresh (specification §7). */
export async function refresh({ app }: Pick<AccountApp, "app">, { token, refreshToken }: TokenPair, clientId = CLIENT) {
  const response = await app.inject({ method: "POST", url: "/api/authen/refresh", payload: { clientId, token, refreshToken } });
  const { success, data } = response.json<{ success: boolean; data: TokenPair | null }>();
  return { status: response.statusCode, success, tokens: data };
}
