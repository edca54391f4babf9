import { describe, expect, it } from "vitest";
import { lockUntilCommit } from "../database/advisory-locks.ts";
import { keepCurrent } from "./history.ts";
import { readLine } from "./read-line.ts";
import { readRecords } from "./read-records.ts";
import { prepare } from "./prepare.ts";
import type { RecordKey } from "./records.ts";
import { createSanitizer } from "./sanitizer/index.ts";
import { article, category, importDefaults, openImporter, site } from "./testing/importer.ts";
import { type Changes, writeChanges } from "./write-batch.ts";

const importer = openImporter();
const author = "00000000-0000-4000-8000-000000000001";

/** Writes lines and removals as a change set does. @returns what was refused */
async function change({ lines = [], renames = [], removals = [] }: { lines?: object[] } & Partial<Omit<Changes, "ready">>) {
  const { db } = importer();
  const sanitizer = createSanitizer();
  try {
    const entries = lines.flatMap((line, index) => readLine(line, index + 1, { ...importDefaults, strict: false }).entry ?? []);
    const { ready } = await prepare(db, sanitizer, entries);
    return await db.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, "import");
      const { id } = await transaction.insertInto("change_set").values({ title: "Thử" }).returning("id").executeTakeFirstOrThrow();
      const done = await writeChanges(transaction, { ready, renames, removals }, { origin: "change set", changeSetId: id, author });
      return [...done.refused.map(({ finding }) => finding.code), ...done.refusedChanges.map(({ finding }) => finding.code)];
    });
  } finally {
    await sanitizer.close();
  }
}

const versions = async ({ kind, key }: RecordKey) =>
  (
    await importer()
      .db.selectFrom("record_version")
      .select(["origin", "hash", "record"])
      .where("kind", "=", kind)
      .where("key", "=", key)
      .orderBy("id")
      .execute()
  ).map(({ origin, hash, record }) => [origin, hash === null ? null : (record?.["title"] ?? record?.["name"])]);

const term = { kind: "searchTerm", slug: "t", name: "T", language: 1, words: ["VAT", "GTGT"] };

describe("removing records", () => {
  it("removes records of every kind, children before parents", async () => {
    await importer().run([site("a"), category("a", "b"), category("a", "c", { parent: "b" }), article("a", "c", "d"), term]);
    const removals = [
      { kind: "site", key: "a" },
      { kind: "category", key: "b" },
      { kind: "category", key: "c" },
      { kind: "article", key: "d" },
      { kind: "searchTerm", key: "t" },
    ] as const;
    expect(await change({ removals })).toEqual([]);
    expect((await readRecords(importer().db, removals)).size).toBe(0);
  });

  it("refuses to remove what still holds others, and says what", async () => {
    await importer().run([site("a"), category("a", "b"), article("a", "b", "c")]);
    expect(await change({ removals: [{ kind: "category", key: "b" }] })).toEqual(["still-holds"]);
    expect(await change({ removals: [{ kind: "site", key: "a" }] })).toEqual(["still-holds"]);
    expect((await readRecords(importer().db, [{ kind: "category", key: "b" }])).size).toBe(1);
  });
});

describe("renaming records", () => {
  it("keeps what stands in a category that gets another slug", async () => {
    await importer().run([site("a"), category("a", "b"), article("a", "b", "c")]);
    const renames = [{ kind: "category", key: "moi", formerKey: "b" }] as const;
    expect(await change({ renames, lines: [category("a", "moi", { name: "Mới" })] })).toEqual([]);
    const stored = await readRecords(importer().db, [{ kind: "article", key: "c" }]);
    expect(stored.get("article c")?.fields).toMatchObject({ category: "moi" });
    expect(await importer().db.selectFrom("slug_owner").select("slug").orderBy("slug").execute()).toEqual([{ slug: "a" }, { slug: "moi" }]);
  });

  it("refuses a slug that another record, or the other kind, has", async () => {
    await importer().run([site("a"), category("a", "b"), category("a", "c"), article("a", "b", "d"), article("a", "b", "e")]);
    for (const key of ["c", "a"]) expect(await change({ renames: [{ kind: "category", key, formerKey: "b" }] })).toEqual(["slug-taken"]);
    expect(await change({ renames: [{ kind: "article", key: "e", formerKey: "d" }] })).toEqual(["slug-taken"]);
    expect(await change({ renames: [{ kind: "article", key: "f", formerKey: "x" }] })).toEqual(["not-found"]);
  });
});

describe("the history of a record", () => {
  const key = { kind: "article", key: "c" } as const;

  it("begins with the first edit; from then on every writer adds to it", async () => {
    const line = (title: string) => article("a", "b", "c", { title });
    await importer().run([site("a"), category("a", "b"), line("Một")]);
    await importer().run([line("Hai")]);
    expect(await versions(key)).toEqual([]);
    await importer()
      .db.transaction()
      .execute((transaction) => keepCurrent(transaction, [key]));
    await importer().run([line("Ba")]);
    await importer().run([line("Ba")]);
    await change({ lines: [line("Bốn")] });
    await change({ removals: [key] });
    await importer().run([line("Năm")]);
    expect(await versions(key)).toEqual([
      ["baseline", "Hai"],
      ["import", "Ba"],
      ["change set", "Bốn"],
      ["change set", null],
      ["import", "Năm"],
    ]);
  });

  it("holds what an import wrote that did not know of it yet", async () => {
    await importer().run([site("a"), category("a", "b"), article("a", "b", "c", { title: "Một" })]);
    const keep = () =>
      importer()
        .db.transaction()
        .execute((transaction) => keepCurrent(transaction, [key]));
    await keep();
    await keep();
    await importer().db.updateTable("article").set({ title: "Hai" }).execute();
    await keep();
    expect(await versions(key)).toEqual([
      ["baseline", "Một"],
      ["baseline", "Hai"],
    ]);
  });

  it("goes with a record that gets another slug", async () => {
    await importer().run([site("a"), category("a", "b"), article("a", "b", "c")]);
    await importer()
      .db.transaction()
      .execute((transaction) => keepCurrent(transaction, [key]));
    await change({ renames: [{ kind: "article", key: "d", formerKey: "c" }], lines: [article("a", "b", "d", { title: "Tin d" })] });
    expect(await versions(key)).toEqual([]);
    expect(await versions({ kind: "article", key: "d" })).toEqual([
      ["baseline", "Tin c"],
      ["change set", "Tin d"],
    ]);
  });

  it("keeps the bytes of a file apart, once", async () => {
    const file = { kind: "file", path: "A/b.txt", contentType: "text/plain", text: "nội dung" };
    await importer().run([file]);
    const keyOfFile = { kind: "file", key: "a/b.txt" } as const;
    await importer()
      .db.transaction()
      .execute((transaction) => keepCurrent(transaction, [keyOfFile]));
    await change({ removals: [keyOfFile] });
    expect((await importer().db.selectFrom("record_bytes").select("bytes").execute()).map(({ bytes }) => bytes.toString())).toEqual([
      "nội dung",
    ]);
  });
});
