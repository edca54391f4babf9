import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startCommand } from "../testing/command.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-old-addresses-"));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

const content = (...args: readonly string[]) =>
  startCommand("cli/content-cli.ts", args, { INIT_CWD: folder, DATABASE_URL: database.connectionString }).done;
const old = (...args: readonly string[]) => content("old-addresses", ...args);
const file = (name: string, ...lines: readonly string[]): string => {
  writeFileSync(join(folder, name), `${lines.join("\n")}\n`);
  return name;
};

it("takes a table whole or not at all, gives it out as it came, and says where addresses lead", async () => {
  const records = [
    { kind: "site", slug: "btc", name: "Bộ" },
    { kind: "site", slug: "mof", name: "Ministry", language: 2 },
    { kind: "category", site: "btc", slug: "tin", name: "Tin" },
    { kind: "file", path: "a/b.txt", contentType: "text/plain", text: "x" },
  ].map((record) => JSON.stringify(record));
  expect(await content("import", file("content.ndjson", ...records))).toMatchObject({ code: 0 });

  const bad = await old("import", file("bad.csv", "pattern,target", "/a,https://evil.example/", "/b,/btc", "/c,/b"));
  expect(bad.code).toBe(1);
  expect(bad.err.split("\n")).toEqual([
    expect.stringMatching(/^line 2: The target is no path of this portal\. Begin it with one slash/),
    expect.stringMatching(/^line 4: The target "\/b" is itself an old address, of line 3: .* Lead to the page itself \(\/btc\)\.$/),
    "",
  ]);
  expect(bad.out).toContain("Nothing was changed: 2 problems");

  const rows = ["/bo,gone,", '/webcenter/*,/btc,"Cổng cũ, 2015"', "/xem?so=:so,/btc/:so,", "/tep,/api/mediafile/A/B.txt,"];
  const good = file("good.csv", "pattern,target,note", ...rows);
  expect(await old("import", good, "--dry-run")).toEqual({
    code: 0,
    out: "Dry run, nothing was changed. 4 new, 0 changed, 0 removed, 0 unchanged\n",
    err: "",
  });
  expect((await old("export")).out).toBe("pattern,target,note\n");
  expect((await old("import", good)).out).toBe("4 new, 0 changed, 0 removed, 0 unchanged\n");
  expect((await old("export", "--out", "out.csv")).out).toContain("4 rows written to");
  expect(readFileSync(join(folder, "out.csv"), "utf8").trimEnd().split("\n")).toEqual(["pattern,target,note", ...rows.toSorted()]);

  expect(await old("test", "https://old.example/webcenter/x?y=1#z")).toEqual({
    code: 0,
    out: "https://old.example/webcenter/x?y=1#z: leads to /btc, a public page is there\n",
    err: "",
  });
  const list = file("list.txt", "/bo", "/xem?so=tin", "/xem?so=khac", "/tep", "/btc/tin", "/la");
  expect(await old("test", list)).toEqual({
    code: 1,
    out: [
      "/bo: gone for good",
      "/xem?so=tin: leads to /btc/tin, a public page is there",
      "/xem?so=khac: leads to /btc/khac, no public page is there",
      "/tep: leads to /api/mediafile/A/B.txt, a file is there",
      "/btc/tin: a public page is there",
      "/la: leads nowhere",
      "6 addresses, 2 lead nowhere",
      "",
    ].join("\n"),
    err: "",
  });
});

it("says why a file cannot be read, and how to fix it", async () => {
  writeFileSync(join(folder, "latin.csv"), Buffer.from("pattern,target\n/a,/b\xe9\n", "latin1"));
  expect(await old("import", "latin.csv")).toMatchObject({ code: 1, err: expect.stringContaining("Save the file as UTF-8.") as string });
  expect(await old("import", "missing.csv")).toMatchObject({ code: 2, err: expect.stringContaining("cannot be read (ENOENT)") as string });
});
