import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { advisoryLocks } from "../database/advisory-locks.ts";
import { type StartedCommand, startCommand } from "../testing/command.ts";
import { createTestDatabase, emptyContent, type TestDatabase } from "../testing/database.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-content-"));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});
beforeEach(() => emptyContent(database.pool));

const start = (args: readonly string[], env: Readonly<Record<string, string>> = { DATABASE_URL: database.connectionString }) =>
  startCommand("cli/content-cli.ts", args, { INIT_CWD: folder, ...env });
const content = (args: readonly string[], env?: Readonly<Record<string, string>>) => start(args, env).done;

const file = (name: string, lines: readonly (string | object)[]): string => {
  writeFileSync(join(folder, name), lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""));
  return name;
};
const base = [
  { kind: "site", slug: "s", name: "S" },
  { kind: "category", site: "s", slug: "c", name: "C" },
];
const article = (index: number): object => ({
  kind: "article",
  site: "s",
  category: "c",
  slug: `tin-${index}`,
  title: `Tin ${index}`,
  articleType: 1,
  articleContent: { Content: `<p style="color:red">${"Thu ngân sách. ".repeat(60)}</p><svg/>` },
});
const countArticles = async (): Promise<number> =>
  Number((await database.pool.query<{ count: string }>("select count(*) from article")).rows[0]?.count);

it("imports, says what landed, and changes nothing the second time", async () => {
  const name = file("good.ndjson", [...base, article(1), "", article(2)]);
  const first = await content(["import", name, "--batch", "3"]);
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out.split("\n")).toMatchObject([
    "batch 1 committed: lines 1 to 3: 3 new, 0 changed, 0 unchanged, 0 refused",
    "batch 2 committed: lines 4 to 5: 1 new, 0 changed, 0 unchanged, 0 refused",
    expect.stringMatching(/^4 new, 0 changed, 0 unchanged, 0 refused in [\d.]+ s.*\(site 1, category 1, article 2\)$/),
    "",
  ]);
  expect((await content(["import", name])).out).toContain("0 new, 0 changed, 4 unchanged, 0 refused in");
});

it("reads standard input, writes to a file or standard output", { tags: "verify" }, async () => {
  const { child, done } = start(["import", "-"]);
  child.stdin?.end(base.map((line) => JSON.stringify(line)).join("\n"));
  expect(await done).toMatchObject({ code: 0 });
  const printed = await content(["export", "--kind", "site"]);
  expect(printed).toEqual({ code: 0, out: '{"kind":"site","slug":"s","name":"S","language":1}\n', err: "" });
  expect(await content(["export", "--out", "out.ndjson"])).toMatchObject({
    code: 0,
    out: expect.stringContaining("2 lines written") as string,
  });
  expect(readFileSync(join(folder, "out.ndjson"), "utf8").split("\n")).toHaveLength(3);
  expect(existsSync(join(folder, "out.ndjson.partial"))).toBe(false);
});

it("takes the good lines, names the bad ones and exits with 1", async () => {
  const name = file("bad.ndjson", [
    ...base,
    "{",
    { kind: "site", slug: "api", name: "x" },
    { kind: "site", slug: "odd", name: "Odd", metadata: "{" },
    article(1),
  ]);
  const { code, err } = await content(["import", name]);
  expect(code).toBe(1);
  expect(err.split("\n")).toMatchObject([
    expect.stringMatching(/^line 3: The line is not valid JSON/),
    expect.stringMatching(/^line 4 \/slug: The slug "api" is reserved/),
    expect.stringMatching(/^line 5 \/metadata: warning: /),
    "",
  ]);
  expect(await countArticles()).toBe(1);
  expect((await content(["import", name, "--strict", "--dry-run"])).out).toContain(
    "Dry run, nothing was changed. 0 new, 0 changed, 3 unchanged, 3 refused",
  );
});

it.each([
  [["import"], {}, "takes exactly one FILE"],
  [["import", "missing.ndjson"], {}, "cannot be read (ENOENT)"],
  [["export"], { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" }, "cannot be opened"],
])("%j with %j exits with 2 and says why", async (args, env, why) => {
  const { code, err } = await content(args, { DATABASE_URL: database.connectionString, ...env });
  expect(code).toBe(2);
  expect(err).toContain(why);
});

/** Waits until the command has printed so many batches, and does something to it. */
async function afterBatches(run: StartedCommand, count: number, act: (child: ChildProcess) => void): Promise<void> {
  await new Promise<void>((resolve) => {
    let seen = 0;
    run.child.stdout?.on("data", (data: Buffer) => {
      seen += data.toString().match(/committed/g)?.length ?? 0;
      if (seen >= count) resolve();
    });
    run.child.on("close", () => resolve());
  });
  act(run.child);
}

it("killed half-way, leaves whole batches: all that it had printed", { tags: "verify" }, async () => {
  const lines = [...base, ...Array.from({ length: 240 }, (_, index) => article(index))];
  const name = file("many.ndjson", lines);
  const run = start(["import", name, "--batch", "20"]);
  await afterBatches(run, 4, (child) => child.kill("SIGKILL"));
  const { code, out } = await run.done;
  expect(code).toBeNull();
  const printed = out.match(/batch \d+ committed/g)?.length ?? 0;
  // The transaction that was under way may land without being printed; half of one may not. It is rolled back before it is counted.
  await database.pool.query("select pg_advisory_xact_lock($1)", [advisoryLocks.import]);
  const stored = (await countArticles()) + base.length;
  expect(printed).toBeGreaterThanOrEqual(4);
  expect(stored % 20).toBe(0);
  expect(stored).toBeGreaterThanOrEqual(printed * 20);
  expect(stored).toBeLessThan(lines.length);
  expect((await content(["import", name])).out).toContain(`${lines.length - stored} new, 0 changed, ${stored} unchanged, 0 refused`);
});

it("asked to stop, stops between batches and says so", async () => {
  const name = file("stop.ndjson", [...base, ...Array.from({ length: 500 }, (_, index) => article(index))]);
  const run = start(["import", name, "--batch", "50"]);
  await afterBatches(run, 2, (child) => child.kill("SIGINT"));
  expect(await run.done).toMatchObject({ code: 130, err: expect.stringContaining("Stopped.") as string });
  expect(((await countArticles()) + base.length) % 50).toBe(0);
});

it("asked to stop while it waits for input, stops as well", async () => {
  const { child, done } = start(["import", "-", "--batch", "1"]);
  child.stdin?.write(`${JSON.stringify(base[0])}\n${JSON.stringify(base[1])}\n`);
  await afterBatches({ child, done }, 1, () => child.kill("SIGTERM"));
  expect(await done).toMatchObject({ code: 130 });
});

it("works where no server runs: opens the embedded database, and leaves none running", { tags: "verify" }, async () => {
  const env = { DATA_DIR: join(folder, "data") };
  expect(await content(["import", file("alone.ndjson", base)], env)).toMatchObject({ code: 0, err: "" });
  expect(existsSync(join(env.DATA_DIR, "run.json"))).toBe(false);
  expect((await content(["export"], env)).out.split("\n")).toHaveLength(3);
});

it("makes a change set of lines, which goes live once it is published", async () => {
  await content(["import", file("base.ndjson", [...base, article(1)])]);
  const lines = [article(2), { ...article(1), title: "Tên mới" }, { kind: "article" }, { ...article(2), title: "Lần nữa" }];
  const made = await content(["import", file("set.ndjson", lines), "--change-set", "Tin tháng 12"]);
  expect(made).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^[0-9a-f-]{36}: 2 drafts, 0 unchanged, 2 refused\. Nothing is live yet/) as string,
  });
  expect(await countArticles()).toBe(1);
  const listed = await content(["change-sets"]);
  expect(listed.out).toMatch(/^[0-9a-f-]{36} {2}draft {2}Tin tháng 12\n$/);
  const published = await content(["publish", listed.out.slice(0, 36)]);
  expect(published).toMatchObject({ code: 0, out: expect.stringContaining("Nobody had approved it") as string });
  expect(await countArticles()).toBe(2);
  expect((await content(["publish", listed.out.slice(0, 36)])).code).toBe(1);
  expect((await content(["change-sets"])).out).toBe("There are no open change sets.\n");
});
