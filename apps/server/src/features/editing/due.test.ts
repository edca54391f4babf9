import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { article, category } from "../../content/testing/importer.ts";
import { publishDue } from "./due.ts";
import { publishChangeSet } from "./publish.ts";
import { scheduleChangeSet } from "./review.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();
const editor = member({ cuc: ["editor"] });
/** The database fails where an article is written, with this SQLSTATE. */
const failing = async (slug: string, code: string): Promise<void> => {
  await sql`create or replace function fail() returns trigger language plpgsql as ${sql.lit(
    `begin if new.slug = '${slug}' then raise exception 'failed' using errcode = '${code}'; end if; return new; end`,
  )}`.execute(newsroom().db);
  await sql`create or replace trigger fail before insert on article for each row execute function fail()`.execute(newsroom().db);
};
afterEach(() => sql`drop function if exists fail cascade`.execute(newsroom().db));

/** A change set with one new article, approved. */
const approved = async (slug: string, more: object = {}): Promise<string> => {
  const { open, save, submit, approve } = newsroom();
  const id = await open(editor);
  const { kind: _, ...record } = { ...article("cuc", "tin", slug), ...more } as unknown as { kind: string };
  await save(editor, id, "article", slug, { record });
  await submit(editor, id);
  await approve(editor, id);
  return id;
};

/** One whose time has come so many minutes ago. */
const due = async (slug: string, minutes: number, more: object = {}): Promise<string> => {
  const { db } = newsroom();
  const id = await approved(slug, more);
  await scheduleChangeSet(db, editor, { id, expected: undefined, publishAt: new Date(Date.now() + 60_000), expireAt: undefined });
  const ago = `${minutes} minutes`;
  await sql`update change_set set publish_at = clock_timestamp() - ${ago}::interval where id = ${id}`.execute(db);
  return id;
};

describe("what is due", () => {
  it("goes live though the database cannot store another set, which needs attention", async () => {
    const { fill, tools, state, titles, db } = newsroom();
    await fill([]);
    const poisoned = await due("doc", 5);
    await due("lanh", 1);
    await failing("doc", "54000");
    expect(await publishDue(tools)).toBe(1);
    expect([Object.keys(await titles()), await state(poisoned)]).toEqual([["lanh"], "needs attention"]);
    const { reason } = await db.selectFrom("change_set").select("reason").where("id", "=", poisoned).executeTakeFirstOrThrow();
    expect(reason).toContain("SQLSTATE 54000");
  });

  it("goes live though another set meets an error that may pass, and is tried again", async () => {
    const { fill, tools, state, titles, db } = newsroom();
    await fill([]);
    const unlucky = await due("cho", 5);
    await due("lanh", 1);
    // No more disk space.
    await failing("cho", "53100");
    await expect(publishDue(tools)).rejects.toMatchObject({ code: "53100" });
    expect([Object.keys(await titles()), await state(unlucky)]).toEqual([["lanh"], "scheduled"]);
    await sql`drop function fail cascade`.execute(db);
    expect(await publishDue(tools)).toBe(1);
  });

  it("is refused, not failed, where somebody publishes by hand what the database cannot store", async () => {
    const { fill, tools, state } = newsroom();
    await fill([]);
    const id = await approved("doc");
    await failing("doc", "22P05");
    await expect(publishChangeSet(tools, editor, { id, expected: undefined, how: "now" })).rejects.toMatchObject({ code: "invalid" });
    expect(await state(id)).toBe("approved");
  });
});

describe("metadata with an escaped NUL", () => {
  it.each(['{"a":"\\u0000"}', '{"a\\u0000":1}', '{"a":"\\ud800"}'])(
    "is published and kept as the text that it is: %s",
    async (metadata) => {
      const { fill, tools, live, run, open, save, db } = newsroom();
      await fill([]);
      await due("mot", 1, { metadata });
      expect(await publishDue(tools)).toBe(1);
      expect(await live("article", "mot")).toMatchObject({ metadata });
      const { rows } = await sql<{
        metadata: unknown;
      }>`select record->'metadata' as metadata from record_version where key = 'mot'`.execute(db);
      expect(rows).toEqual([{ metadata }]);
      // What an import has brought can be edited as well.
      await run([category("cuc", "nhap", { metadata: JSON.parse(metadata) as object })]);
      const id = await open(editor);
      const record = { ...(await live("category", "nhap")), name: "Khác" };
      expect(await save(editor, id, "category", "nhap", { record })).toMatchObject({ version: 1, record: { metadata } });
    },
  );

  it("is refused in a draft where it is not escaped, in the name of a field too", async () => {
    const { fill, open, save } = newsroom();
    await fill([]);
    const id = await open(editor);
    const record = (metadata: object) => ({ slug: "moi", site: "cuc", name: "Mới", metadata });
    for (const metadata of [{ "a\0": 1 }, { "a\ud800": 1 }, { a: ["\0"] }])
      await expect(save(editor, id, "category", "moi", { record: record(metadata) })).rejects.toMatchObject({ code: "invalid" });
  });
});
