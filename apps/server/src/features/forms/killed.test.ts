/** A real server process that is killed between the commit of a form and its answer: sent again, the form is stored once, and answered as the first time. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shownCode } from "../captcha/testing/shown-code.ts";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { filler } from "../../sources/database/testing/fill.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { type HeldCommit, holdCommits } from "./testing/held-commit.ts";

const program = join(import.meta.dirname, "../../testing/accounts-process.ts");
let database: TestDatabase;
let db: Kysely<Database>;
let between: HeldCommit;
let children: ChildProcess[] = [];
let draft = "";

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
  between = await holdCommits(database.connectionString);
  const { site, category, articles } = filler(db);
  const btc = await site("btc");
  const drafts = await category(btc, "du-thao");
  await articles(btc, drafts, [
    {
      slug: "du-thao-1",
      published_at: "2026-01-01T00:00:00Z",
      article_type: 4,
      content: { Kind: "document", Content: "<p>Dự thảo</p>", Files: [], Deadline: "2999-12-31" },
    },
  ]);
  draft = (await db.selectFrom("article").select("id").executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await between.close();
  await database.close();
});
beforeEach(() => {
  children = [];
});
afterEach(() => children.forEach((child) => child.kill("SIGKILL")));

async function start(databaseUrl: string): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "fatal" };
  const child = spawn(process.execPath, ["--conditions=@portal/source", program], { env, stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, address: line.toString().trim() };
}

async function solve(address: string): Promise<{ readonly captchaId: string; readonly capcha: string }> {
  const captchaId = randomUUID();
  await fetch(`${address}/api/article/get-captcha?id=${captchaId}`);
  return { captchaId, capcha: await shownCode(db, captchaId, "picture") };
}

const post = async (address: string, form: string, fields: Readonly<Record<string, string>>) => {
  const response = await fetch(`${address}/api/forms/${form}`, {
    method: "POST",
    body: new URLSearchParams({ form, page: "/", language: "vi", ...fields }),
  });
  return { status: response.status, body: (await response.json()) as { data: { receipt?: string; errors?: unknown } } };
};

const forms = {
  question: {
    table: "asked_question",
    fields: () => ({ field: "Lĩnh vực khác", title: "Hoàn thuế?", content: "Thủ tục thế nào ạ?", consent: "yes" }),
  },
  contribution: {
    table: "contribution",
    fields: () => ({
      articleId: draft,
      title: "Về Điều 5",
      fullName: "Trần Mẫu",
      email: "mau@thu.example",
      content: "Đề nghị làm rõ.",
      consent: "yes",
    }),
  },
} as const;
const rowsOf = async (table: string): Promise<number> => (await sql`select from ${sql.table(table)}`.execute(db)).rows.length;

describe.each(["question", "contribution"] as const)("a %s whose process is killed between commit and answer", (form) => {
  for (const which of ["the same captcha", "a new captcha"] as const) {
    // Each form and each way once in npm test.
    const tags = (form === "question") === (which === "the same captcha") ? [] : "verify";
    it(`sent again with ${which} is stored once, and answered as the first time`, { tags }, async () => {
      const { table, fields } = forms[form];
      const before = await rowsOf(table);
      const { child, address } = await start(between.connectionString);
      const key = randomUUID();
      const first = { ...fields(), key, ...(await solve(address)) };
      const committed = between.hold(table);
      const lost = post(address, form, first).catch(() => "no answer");
      await committed;
      child.kill("SIGKILL");
      expect(await lost).toBe("no answer");
      expect(await rowsOf(table)).toBe(before + 1);

      const { address: next } = await start(database.connectionString);
      const again = await post(next, form, which === "the same captcha" ? first : { ...first, ...(await solve(next)) });
      expect(again).toMatchObject({ status: 200, body: { data: { receipt: expect.stringMatching(/^[\d-]{19}$/) as string } } });
      expect(await post(next, form, { ...first, ...(await solve(next)) })).toEqual(again);
      expect(await rowsOf(table)).toBe(before + 1);
    });
  }
});
