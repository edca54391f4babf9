/** The real server on a database that somebody made for it: nothing is in it that they did not import, and its home says what to do next. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-empty-"));
let database: TestDatabase;
let server: ChildProcess;
let address: string;
/** What the terminal shows. */
const lines: string[] = [];

const run = (program: string, args: readonly string[] = []) =>
  spawn(process.execPath, ["--conditions=@portal/source", join(import.meta.dirname, program), ...args], {
    env: { ...process.env, DATABASE_URL: database.connectionString, DATA_DIR: folder, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });

async function content(...args: readonly string[]) {
  const child = run("content-cli.ts", args);
  const ended = once(child, "close") as Promise<[number]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  const started = run("../main.ts");
  server = started;
  for await (const line of createInterface({ input: started.stdout })) {
    lines.push(line);
    const [, ready] = /^Portal ready at (\S+)/.exec(line) ?? [];
    if (ready === undefined) continue;
    address = ready;
    break;
  }
});
afterAll(async () => {
  if (server.exitCode === null) {
    server.kill("SIGINT");
    await once(server, "close");
  }
  await database.close();
  rmSync(folder, { recursive: true });
});

test("starts, shows the administrator's password once, and brings no content", async () => {
  expect(lines.join("\n")).toMatch(/^Administrator account admin@portal\.example, password [a-z2-9-]{23}$/m);
  const { rows } = await database.pool.query("select slug from site union all select slug from article union all select path from file");
  expect(rows).toEqual([]);
});

test.each([
  ["/", "vi", "Cổng thông tin đã hoạt động và đang chờ nội dung", "“btc”", "/mof"],
  ["/mof", "en", "The portal is running and waits for its content", "“mof”", "/"],
])("its home at %s says in %s what to do next, and is kept by no one", async (path, language, title, slug, other) => {
  const response = await fetch(`${address}${path}`);
  const html = await response.text();
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(html).toContain(`<html lang="${language}"`);
  for (const words of [title, slug, "npm run content -- import FILE.ndjson", "npm run content -- demo", `href="${other}"`, "noindex"])
    expect(html).toContain(words);
  expect(html).not.toMatch(/sample-notice/);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect((await fetch(`${address}/khong-co`)).status).toBe(404);
});

test(
  "shows the first site that is imported at once, and then takes no demonstration content unless asked to mix it",
  { tags: "verify" },
  async () => {
    const file = join(folder, "site.ndjson");
    writeFileSync(file, `${JSON.stringify({ kind: "site", slug: "btc", name: "Bộ của chúng ta", language: 1 })}\n`);
    expect(await content("import", file)).toMatchObject({ code: 0 });
    const read = async (path: string): Promise<string> => (await fetch(`${address}${path}`)).text();
    // The process is notified of the import: a moment later than the command ends, on a busy machine.
    await expect.poll(() => read("/")).toContain("Bộ của chúng ta");
    expect(await read("/")).not.toMatch(/npm run content|sample-notice/);
    expect(await content("demo")).toEqual({
      code: 2,
      out: "",
      err: "The database has content already, and the demonstration content would be mixed with it and replace records with the same slugs: use an empty database, or add --force.\n",
    });
    const forced = await content("demo", "--force");
    expect(forced).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(/^\d{3,} new, 1 changed, 0 unchanged, 0 refused/) as string,
    });
    await expect.poll(() => read("/mof")).toContain('id="sample-notice"');
  },
);
