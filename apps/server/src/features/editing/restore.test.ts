import { describe, expect, it } from "vitest";
import { article, category, site } from "../../content/testing/importer.ts";
import { eraseRecord } from "./erase.ts";
import { publishChangeSet } from "./publish.ts";
import { historyOf, restoreVersion, trash } from "./restore.ts";
import { withdrawChangeSet } from "./review.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";
import { whereUsed } from "./where-used.ts";

const newsroom = openNewsroom();
const editor = member({ cuc: ["editor"] });
const administrator = member({}, { isAdministrator: true });
const refusal = (code: string) => expect.objectContaining({ code }) as Error;
const firstPage = { offset: 0, limit: 20 };
const page = (of: string, slug: string): object => ({ kind: "page", site: of, slug, title: slug, html: "<p>Trang</p>" });

/** Submits, approves and publishes. */
async function publish(id: string, by = editor): Promise<void> {
  const { submit, approve, tools } = newsroom();
  await submit(by, id);
  await approve(by, id);
  await publishChangeSet(tools, by, { id, expected: undefined, how: "now" });
}

async function change(titles: Readonly<Record<string, string | null>>): Promise<void> {
  const { open, retitle, save } = newsroom();
  const id = await open(editor);
  for (const [key, title] of Object.entries(titles))
    if (title === null) await save(editor, id, "article", key, { record: null });
    else await retitle(editor, id, { [key]: title });
  await publish(id);
}

describe("the history of a record", () => {
  it("holds every state since its first edit, and takes any of them back by a new change set", async () => {
    const { fill, db, titles, tools } = newsroom();
    await fill(["mot"]);
    await change({ mot: "Hai" });
    await change({ mot: "Ba" });
    const { versions, total } = await historyOf(db, editor, { kind: "article", key: "mot" }, firstPage);
    expect([total, versions.map(({ origin, record }) => [origin, record?.["title"]])]).toEqual([
      3,
      [
        ["change set", "Ba"],
        ["change set", "Hai"],
        ["baseline", "Tin mot"],
      ],
    ]);
    const set = await restoreVersion(tools, editor, { version: versions[2]?.id ?? "", block: undefined, title: "Như cũ" });
    await publish(set.id);
    expect(await titles()).toEqual({ mot: "Tin mot" });
  });

  it("is for those with a role on its site", async () => {
    const { fill, db, tools } = newsroom();
    await fill(["mot"]);
    await change({ mot: "Hai" });
    const stranger = member({ khac: ["editor"] });
    await expect(historyOf(db, stranger, { kind: "article", key: "mot" }, firstPage)).rejects.toEqual(refusal("not-permitted"));
    const { versions } = await historyOf(db, editor, { kind: "article", key: "mot" }, firstPage);
    const version = versions[0]?.id ?? "";
    await expect(restoreVersion(tools, stranger, { version, block: undefined, title: "X" })).rejects.toEqual(refusal("not-permitted"));
  });

  it("takes back one block of a page, and leaves the others as they are", async () => {
    const { run, db, open, save, live, tools } = newsroom();
    const blocks = (...categories: string[]) => ({ blocks: categories.map((slug, index) => ({ key: `k${index}`, category: slug })) });
    await run([site("cuc", { metadata: blocks("a", "b") }), ...["a", "b", "c", "d"].map((slug) => category("cuc", slug))]);
    const id = await open(editor);
    await save(editor, id, "site", "cuc", { record: { ...(await live("site", "cuc")), metadata: blocks("c", "d") }, by: "restore" });
    await publish(id);
    const { versions } = await historyOf(db, editor, { kind: "site", key: "cuc" }, firstPage);
    const set = await restoreVersion(tools, editor, { version: versions[1]?.id ?? "", block: "k0", title: "Khối cũ" });
    await publish(set.id);
    const metadata = (await live("site", "cuc"))?.["metadata"] as { blocks: { key: string }[] };
    expect(metadata.blocks.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
      { key: "k0", category: "a" },
      { key: "k1", category: "d" },
    ]);
  });
});

describe("the trash", () => {
  it("holds what was deleted in the last 30 days, for those with a role on its site, and gives it back", async () => {
    const { fill, db, titles, pool, tools } = newsroom();
    await fill(["mot", "hai"]);
    await change({ mot: null, hai: null });
    expect(await titles()).toEqual({});
    const deleted = await trash(db, editor);
    expect(deleted.map(({ key, record }) => [key, record?.["title"]])).toEqual(
      expect.arrayContaining([
        ["mot", "Tin mot"],
        ["hai", "Tin hai"],
      ]),
    );
    expect(await trash(db, member({ khac: ["editor"] }))).toEqual([]);
    const { id = "" } = deleted.find(({ key }) => key === "mot") ?? {};
    await publish((await restoreVersion(tools, editor, { version: id, block: undefined, title: "Lấy lại" })).id);
    expect(await titles()).toEqual({ mot: "Tin mot" });
    await pool.query("update record_version set written_at = now() - interval '31 days' where key = 'hai' and hash is null");
    expect(await trash(db, editor)).toEqual([]);
  });
});

describe("erasure", () => {
  it("removes what a record said everywhere, and keeps that it was there", async () => {
    const { fill, db, retitle, open, tools } = newsroom();
    await fill(["mot"]);
    await change({ mot: "Bí mật 4711" });
    await change({ mot: null });
    const other = await open(editor);
    await expect(eraseRecord(db, editor, { kind: "article", key: "mot" })).rejects.toEqual(refusal("not-permitted"));
    expect(await eraseRecord(db, administrator, { kind: "article", key: "mot" })).toBeGreaterThan(0);
    const audited = db.selectFrom("audit").select(["subject", "site"]).where("act", "=", "record.erase").orderBy("id", "desc").limit(1);
    expect(await audited.execute()).toEqual([{ subject: "article:mot", site: "cuc" }]);
    const kept = await Promise.all(
      (["edition", "record_version", "draft", "draft_patch", "audit"] as const).map(async (table) =>
        JSON.stringify(await db.selectFrom(table).selectAll().execute()),
      ),
    );
    for (const text of kept) expect(text).not.toContain("Bí mật 4711");
    const { versions } = await historyOf(db, administrator, { kind: "article", key: "mot" }, firstPage);
    expect(versions.map(({ hash, isErased }) => [typeof hash, isErased])).toEqual([
      ["object", false],
      ["string", true],
      ["string", true],
    ]);
    await expect(restoreVersion(tools, administrator, { version: versions[1]?.id ?? "", block: undefined, title: "X" })).rejects.toEqual(
      refusal("not-found"),
    );
    await expect(retitle(editor, other, { mot: "Y" })).rejects.toEqual(refusal("invalid"));
  });

  it("removes what it said under its former keys, and nothing of another record that has one of them", async () => {
    const { fill, run, db, open, save, live, submit } = newsroom();
    await fill(["mot"]);
    await run([page("cuc", "trang")]);
    const rename = async (kind: "article" | "page" | "site", formerKey: string, key: string, slug: string, by = editor) => {
      const id = await open(by);
      await save(by, id, kind, key, { record: { ...(await live(kind, formerKey)), slug }, formerKey });
      await publish(id, by);
    };
    const said = async (key: string, text: string) => {
      const id = await open(editor);
      await save(editor, id, key.includes("/") ? "page" : "article", key, {
        record: { ...(await live(key.includes("/") ? "page" : "article", key)), title: text },
      });
      await publish(id);
    };
    const remove = async (kind: "article" | "page", key: string) => {
      const id = await open(administrator);
      await save(administrator, id, kind, key, { record: null });
      await publish(id, administrator);
    };
    await said("mot", "Bí mật 4711");
    // Never published, and of this record all the same.
    const proposed = await open(editor);
    await save(editor, proposed, "article", "de-xuat", {
      record: { ...(await live("article", "mot")), slug: "de-xuat" },
      formerKey: "mot",
    });
    await submit(editor, proposed);
    await rename("article", "mot", "hai", "hai");
    await run([article("cuc", "tin", "mot", { title: "Tin khác" })]);
    await said("mot", "Tin khác 42");
    await remove("article", "hai");
    await withdrawChangeSet(db, editor, { id: proposed, expected: undefined });
    await eraseRecord(db, administrator, { kind: "article", key: "hai" });
    const kept = async () =>
      JSON.stringify(
        await Promise.all((["edition", "draft", "record_version"] as const).map((table) => db.selectFrom(table).selectAll().execute())),
      );
    expect(await kept()).not.toContain("Bí mật 4711");
    expect(await kept()).toContain("Tin khác 42");
    // And what had been called so before the record that is erased.
    await rename("article", "mot", "ba", "ba");
    await run([article("cuc", "tin", "mot")]);
    await said("mot", "Bí mật 4712");
    await remove("article", "mot");
    await eraseRecord(db, administrator, { kind: "article", key: "mot" });
    expect(await kept()).not.toContain("Bí mật 4712");
    expect(JSON.stringify(await db.selectFrom("edition").selectAll().execute())).toContain("Tin khác 42");
    // A page is called by its site as well.
    await said("cuc/trang", "Bí mật 4713");
    await rename("site", "cuc", "cuc-moi", "cuc-moi", administrator);
    await remove("page", "cuc-moi/trang");
    await eraseRecord(db, administrator, { kind: "page", key: "cuc-moi/trang" });
    expect(await kept()).not.toContain("Bí mật 4713");
  });

  it("is refused while the record is live", async () => {
    const { fill, db } = newsroom();
    await fill(["mot"]);
    await expect(eraseRecord(db, administrator, { kind: "article", key: "mot" })).rejects.toEqual(refusal("wrong-state"));
  });

  it("is all that changes an edition", async () => {
    const { fill, pool } = newsroom();
    await fill(["mot"]);
    await change({ mot: "Hai" });
    for (const statement of [
      "update edition set record = '{}'",
      "update edition set hash = 'x', erased_at = now(), record = null",
      "delete from edition",
    ])
      await expect(pool.query(statement)).rejects.toThrow("editions are sealed");
  });
});

describe("where a record is used", () => {
  it("says who holds, names or links it", async () => {
    const { run, db, live } = newsroom();
    await run([
      site("cuc", { metadata: { blocks: [{ key: "a", category: "tin" }], menu: [{ path: "/cuc/tin", label: "Tin" }] } }),
      category("cuc", "tin"),
      category("cuc", "tin-tuc", { metadata: { blocks: [{ key: "a", category: "tin-khac" }] } }),
      article("cuc", "tin", "mot"),
      article("cuc", "tin-tuc", "hai", {
        articleContent: { Content: '<p><a href="/cuc/tin">Tin</a> <a href="/cuc/tin-tuc">khác</a></p>' },
      }),
      article("cuc", "tin-tuc", "ba", { articleContent: { Content: '<p><a href="/cuc/tin/mot#a">Một</a></p>' } }),
    ]);
    const uses = async (kind: "category" | "article", key: string) => {
      const found = await whereUsed(db, editor, { kind, key, fields: (await live(kind, key)) ?? {} }, { vi: "btc", en: "mof" });
      return found.uses.map((use) => `${use.kind} ${use.key} ${use.how}`);
    };
    expect(await uses("category", "tin")).toEqual(["article ba links", "article hai links", "article mot holds", "site cuc names"]);
    expect(await uses("article", "mot")).toEqual(["article ba links"]);
  });
});
