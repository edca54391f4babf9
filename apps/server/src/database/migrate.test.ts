import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { createDb } from "./db.ts";
import { migrateToLatest, pendingMigrations } from "./migrate.ts";

let database: TestDatabase | undefined;
afterEach(async () => {
  await database?.close();
  database = undefined;
});

const fresh = async (migrated: boolean) => {
  database = await createTestDatabase({ migrated });
  return createDb(database.pool);
};

const hashed = { content_hash: "test" };
const stored = { ...hashed, source_hash: "test", sanitizer_version: "test" };

describe("migrations", () => {
  test("run once, in order, and then nothing is pending", async () => {
    const db = await fresh(false);
    const names = await pendingMigrations(db);
    expect(names.length).toBeGreaterThan(0);
    expect(await migrateToLatest(db)).toEqual(names);
    expect(await pendingMigrations(db)).toEqual([]);
    expect(await migrateToLatest(db)).toEqual([]);
  });

  test("two processes at once: one runs them, the other waits and finds nothing to do", async () => {
    const db = await fresh(false);
    const names = await pendingMigrations(db);
    const ran = await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
    expect(ran.toSorted((a, b) => b.length - a.length)).toEqual([names, [], []]);
    // Three sessions held the lock in turn; none holds it now.
    const { rows } =
      await sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
        db,
      );
    expect(rows).toEqual([]);
  });

  test("a database of a newer release is refused, untouched", async () => {
    const db = await fresh(true);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(db);
    await expect(migrateToLatest(db)).rejects.toMatchObject({
      message: expect.stringContaining("could not be brought up to date"),
      cause: { message: expect.stringContaining("9999-future") },
    });
  });
});

describe("the tables", () => {
  test("sites and categories share one namespace, also after a change of slug or a deletion", async () => {
    const db = await fresh(true);
    const { id } = await db
      .insertInto("site")
      .values({ slug: "btc", name: "x", ...hashed })
      .returning("id")
      .executeTakeFirstOrThrow();
    const category = (slug: string) =>
      db
        .insertInto("category")
        .values({ slug, site_id: id, name: "x", ...hashed })
        .execute();
    await expect(category("btc")).rejects.toMatchObject({ code: "23505", table: "slug_owner" });
    await category("tin-tuc");
    await expect(
      db
        .insertInto("site")
        .values({ slug: "tin-tuc", name: "x", ...hashed })
        .execute(),
    ).rejects.toMatchObject({ code: "23505" });
    await db.updateTable("site").set({ slug: "bo" }).where("slug", "=", "btc").execute();
    await category("btc");
    await db.deleteFrom("category").where("slug", "=", "tin-tuc").execute();
    expect(await db.selectFrom("slug_owner").selectAll().orderBy("slug").execute()).toEqual([
      { slug: "bo", kind: "site" },
      { slug: "btc", kind: "category" },
    ]);
  });

  test("an article belongs to its category's site, also when the category moves", async () => {
    const db = await fresh(true);
    const [one, two] = await db
      .insertInto("site")
      .values(["a", "b"].map((slug) => ({ slug, name: slug, ...hashed })))
      .returning("id")
      .execute();
    const site = one?.id ?? "";
    const other = two?.id ?? "";
    const { id } = await db
      .insertInto("category")
      .values({ slug: "tin", site_id: site, name: "x", ...hashed })
      .returning("id")
      .executeTakeFirstOrThrow();
    const article = { title: "x", article_type: 1, content: null, category_id: id, ...stored };
    await expect(
      db
        .insertInto("article")
        .values({ ...article, slug: "sai", site_id: other })
        .execute(),
    ).rejects.toMatchObject({ code: "23503" });
    await db
      .insertInto("article")
      .values({ ...article, slug: "dung", site_id: site })
      .execute();
    await db.updateTable("category").set({ site_id: other }).where("id", "=", id).execute();
    expect(await db.selectFrom("article").select("site_id").execute()).toEqual([{ site_id: other }]);
  });

  test("what an article mainly holds follows from its type and content", async () => {
    const cases: readonly [type: number, content: unknown, media: string | null][] = [
      [1, { Content: "" }, null],
      [2, { Photos: [] }, "photos"],
      [3, { Type: 2, Data: {} }, "file"],
      [3, { Type: "file", Data: {} }, "file"],
      [3, { Type: 1, Data: { FileName: "a.pdf" } }, "link"],
      [3, { Data: { FileName: "a.pdf" } }, "file"],
      [3, { Data: { Link: "/a" } }, "link"],
      [4, { Kind: "video" }, "video"],
      [4, { Kind: "document" }, "document"],
      [4, { Kind: "infographic" }, "infographic"],
      [4, { Kind: "khác" }, null],
      [3, "no object", "link"],
      [9, null, null],
    ];
    const db = await fresh(true);
    const { id } = await db
      .insertInto("site")
      .values({ slug: "s", name: "x", ...hashed })
      .returning("id")
      .executeTakeFirstOrThrow();
    const category = await db
      .insertInto("category")
      .values({ slug: "c", site_id: id, name: "x", ...hashed })
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = cases.map(([type, content], index) => ({
      slug: `a${index}`,
      site_id: id,
      category_id: category.id,
      title: "x",
      article_type: type,
      content: content === null ? null : JSON.stringify(content),
      ...stored,
    }));
    const inserted = await db.insertInto("article").values(rows).returning("media").execute();
    expect(inserted.map(({ media }) => media)).toEqual(cases.map(([, , media]) => media));
  });
});
