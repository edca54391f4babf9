/** A web server with nothing but forms, on a real database, with actions that tests make. */
import cors from "@fastify/cors";
import type { PageModel } from "@portal/domain";
import fastify, { type FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { createPageQueues } from "../../../pages/page-queues.ts";
import { createDb } from "../../../database/db.ts";
import type { Database } from "../../../database/schema.ts";
import { createLimits } from "../../../services/limits/limits.ts";
import { limitRules } from "../../../services/limits/rules.ts";
import { errors } from "../../../plugins/errors.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { createSigningKeys } from "../../accounts/tokens/signing-keys.ts";
import { pageModel } from "../../../testing/page-model.ts";
import { echoPortal } from "../../../testing/test-app.ts";
import type { FormAction, FormContext, FormOutcome, UploadedFile } from "../action.ts";
import { createFormStorage, FORM_STORAGE_BYTES } from "../form-storage.ts";
import { forms, type FormsOptions } from "../forms.ts";
import { ownWrites } from "../../../plugins/own-writes.ts";
import { sameOrigin } from "../../../plugins/same-origin.ts";

export const KEY = "1b4e28ba-2fa1-4d2b-883f-0016d3cca427";
export const CAPTCHA = "7d444840-9dc0-41d1-b245-5ffdce74fad2";
export const friend = "https://don-vi.example";

/** Shows what a page was drawn with. */
const portal = {
  ...echoPortal,
  load: async (path: string) =>
    path === "/moved"
      ? ({ redirect: "/there", status: 301 } as const)
      : { page: pageModel(path, { language: "vi", forms: { key: KEY, captcha: CAPTCHA } }) },
  render: async (page: PageModel) => ({ html: JSON.stringify({ title: page.title, status: page.status, ...page.forms }), page, links: "" }),
};

export interface Run {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly files: readonly UploadedFile[];
  readonly context: FormContext;
}

/** A question that is kept as given; `behave` says what comes of it. */
export function questionAction(behave: (run: Run) => Promise<FormOutcome> | FormOutcome) {
  const runs: Run[] = [];
  const action: FormAction<"question"> = {
    name: "question",
    captcha: { limit: "questionNetwork" },
    idempotent: true,
    files: { max: 1, bytes: 20_000 },
    async run(values, files, context) {
      const run = { values: { ...values }, files, context };
      runs.push(run);
      return behave(run);
    },
  };
  return { action, runs };
}

export async function formsApp(db: Kysely<Database>, options: Partial<FormsOptions>): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  onTestFinished(() => app.close());
  await app.register(errors);
  await app.register(cors, { origin: [friend] });
  await app.register(sameOrigin, { publicOrigin: "https://portal.example", allowedOrigins: [friend] });
  await app.register(ownWrites, { keys: createSigningKeys(db), clock: { now: Date.now }, secure: true });
  await app.register(forms, {
    services: { db, captcha: { verify: async (_, { text }) => (text === "abc12" ? 1 : 0) }, limits: createLimits(db, limitRules) },
    storage: createFormStorage(FORM_STORAGE_BYTES),
    portal,
    queue: createPageQueues(1).submittedForms,
    secure: true,
    actions: [],
    authenticate: async (token) => (token === "good" ? ({ id: "7", role: "visitor", session: "1" } as never) : undefined),
    ...options,
  });
  return app;
}

export const question = {
  form: "question",
  key: KEY,
  language: "vi",
  page: "/btc/hoi-dap",
  captchaId: CAPTCHA,
  capcha: "abc12",
  website: "",
  field: "Thuế",
  title: "Hoàn thuế thế nào?",
  content: "Tôi muốn hỏi về thủ tục hoàn thuế.",
  fullName: "",
  email: "nguoi-hoi@thu.example",
  phoneNumber: "",
  consent: "yes",
};

export const urlencoded = (fields: Readonly<Record<string, string>>) => ({
  payload: new URLSearchParams(fields).toString(),
  headers: { "content-type": "application/x-www-form-urlencoded", host: "portal.example", origin: "https://portal.example" },
});

/** A multipart body, as a browser writes it. */
export function multipartOf(fields: Readonly<Record<string, string>>, files: readonly { name: string; bytes: Buffer }[] = []) {
  const boundary = "----portaltest";
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { name, bytes } of files)
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="attachment"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from("\r\n"),
    );
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}`, host: "portal.example", origin: "https://portal.example" },
  };
}

export const done = { kind: "done", redirect: "/btc/hoi-dap?done=question", receipt: "HD-1" } as const;

let count = 0;
/** A key that no other test of the file has used. */
export const freshKey = (): string => `1b4e28ba-2fa1-4d2b-883f-${String((count += 1)).padStart(12, "0")}`;

/** For a test file: a database, and a server on it for each test, with two ways to send it a question. */
export function formsBench() {
  let database: TestDatabase | undefined;
  let current: Kysely<Database> | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    current = createDb(database.pool);
  });
  afterAll(() => database?.close());
  const db = (): Kysely<Database> => {
    if (!current) throw new Error("formsBench must be called where tests are defined; its database is there once they run.");
    return current;
  };
  const build = async (behave: Parameters<typeof questionAction>[0] = () => done) => {
    const { action, runs } = questionAction(behave);
    const app = await formsApp(db(), { actions: [action] });
    const fields = { ...question, key: freshKey() };
    const page = (given: Record<string, string> = {}) =>
      app.inject({ method: "POST", url: "/btc/hoi-dap", ...urlencoded({ ...fields, ...given }) });
    const api = (given: Record<string, string> = {}) =>
      app.inject({ method: "POST", url: "/api/forms/question", ...multipartOf({ ...fields, ...given }) });
    return { app, runs, fields, page, api };
  };
  return { db, build };
}
