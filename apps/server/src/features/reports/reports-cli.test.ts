import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "../../database/db.ts";
import { keepReport } from "./reports.ts";
import { startCommand } from "../../testing/command.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    "insert into site (slug, name, language, content_hash) values ('btc', 'Bộ', 1, 'x'), ('cuc-a', 'Cục A', 1, 'x')",
  );
  const db = createDb(database.pool);
  const report = { page: "/btc/tin", site: "btc", otherwise: "btc", kind: "content", content: "Số liệu cũ.\u001b[2J\nDòng hai.\u2028" };
  await keepReport(db, report);
  await keepReport(db, { ...report, page: "/cuc-a/tin", site: "cuc-a", content: "Ảnh không hiện.", device: "Firefox, Linux, máy tính" });
});
afterAll(() => database.close());

const reports = (...args: readonly string[]) =>
  startCommand("features/reports/reports-cli.ts", args, { DATABASE_URL: database.connectionString }).done;

test("lists open reports, newest first, without control characters of what strangers wrote", async () => {
  const { code, out } = await reports();
  expect(code).toBe(0);
  expect(out).toMatch(/^Report 2\n {2}page: \/cuc-a\/tin \(cuc-a\)\n {2}kind: content\n.*device: Firefox, Linux, máy tính\n.*Report 1\n/s);
  expect(out).toContain("Số liệu cũ.\\u{1b}[2J\n  Dòng hai.\\u{2028}\n");
  expect(out).not.toContain("\u001b");
  expect(out).not.toContain("\u2028");
  expect(out).toMatch(/Reports listed: 2\n$/);
});

test("lists those of one site, and as JSON a line each", async () => {
  expect((await reports("--site", "btc")).out).toMatch(/^Report 1\n.*Reports listed: 1\n$/s);
  const { out } = await reports("--json");
  expect(
    out
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { id: string }).id),
  ).toEqual(["2", "1"]);
});

test("marks a report as done, once; it is then listed among those that are", async () => {
  expect(await reports("--done", "1")).toMatchObject({ code: 0, out: "Report 1 is marked as done.\n" });
  expect(await reports("--done", "1")).toMatchObject({ code: 1, out: "There is no open report 1.\n" });
  expect((await reports("--state", "done")).out).toMatch(/^Report 1\n.*done: \d{4}-.*Reports listed: 1\n$/s);
  expect((await reports("--state", "all")).out).toMatch(/Reports listed: 2\n$/);
});

test.each([["--state", "half"], ["--done", "eins"], ["--la"]])("says how it is used after %s %s", async (...args) => {
  const { code, err } = await reports(...args);
  expect(code).toBe(2);
  expect(err).toMatch(/--state|--done|Unknown option/);
});
