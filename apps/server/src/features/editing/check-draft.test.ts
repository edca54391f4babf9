import { merge } from "@portal/domain/records";
import { describe, expect, it } from "vitest";
import { article, category, site } from "../../content/testing/importer.ts";
import { explainErrors } from "../../content/line-schema.ts";
import { portalPath } from "../../content/portal-path.ts";
import { recordMoves } from "./addresses.ts";
import { dropDraft } from "./drafts.ts";
import { publishChangeSet } from "./publish.ts";
import { historyOf, restoreVersion } from "./restore.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();
const author = member({ cuc: ["author"] });
const editor = member({ cuc: ["editor"] });
const designer = member({ cuc: ["editor", "designer"] });
const stranger = member({ khac: ["editor"] });
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

/** A change set of an author, and saving of what they wrote of the article `mot`. */
async function open(more: object = {}) {
  const { fill, ...world } = newsroom();
  await fill(["mot"], more);
  const id = await world.open(author);
  const live = async (kind: "article" | "site" | "category", key: string) => (await world.live(kind, key)) ?? {};
  return { ...world, id, live };
}

describe("a draft", () => {
  it("is of the kind that it was sent as, and says nothing else", async () => {
    const { id, save, live } = await open();
    const record = { ...(await live("article", "mot")), kind: "site" };
    await expect(save(author, id, "article", "mot", { record })).rejects.toEqual(refusal("invalid"));
    const file = { path: "cuc/a.csv", contentType: "text/csv", sha256: "0".repeat(64), text: "a" };
    await expect(save(editor, id, "file", "cuc/a.csv", { record: file })).rejects.toEqual(refusal("invalid"));
  });

  it("is not larger and not deeper than anything that is read", async () => {
    const { id, save, live } = await open();
    const record = await live("article", "mot");
    const wide = Object.fromEntries(Array.from({ length: 200_001 }, (_, index) => [`a${index}`, index]));
    let deep: unknown = 0;
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    for (const metadata of [wide, deep])
      await expect(save(author, id, "article", "mot", { record: { ...record, metadata } })).rejects.toEqual(refusal("invalid"));
  });

  it("with a hundred thousand fields that no one knows is answered, with a few of them", () => {
    const errors = Array.from({ length: 100_000 }, (_, index) => ({
      keyword: "additionalProperties",
      instancePath: "",
      schemaPath: "",
      params: { additionalProperty: `a${index}` },
    }));
    expect(explainErrors(errors).length).toBeLessThanOrEqual(10);
    const keyed = Array.from({ length: 50_000 }, (_, index) => ({ key: `k${index}` }));
    expect(merge(keyed, [...keyed, { key: "mine" }], [...keyed, { key: "theirs" }])).toMatchObject({ value: { length: 50_002 } });
  });

  it("begins with the record that its author has read, and with no other", async () => {
    const { id, save, live, run, db } = await open();
    const record = await live("article", "mot");
    const { versions } = await historyOf(db, editor, { kind: "article", key: "mot" }, { offset: 0, limit: 1 });
    expect(versions).toEqual([]);
    const { readRecords } = await import("../../content/read-records.ts");
    const seen = (await readRecords(db, [{ kind: "article", key: "mot" }])).get("article mot")?.hash;
    await run([article("cuc", "tin", "mot", { title: "Đã sửa" })]);
    const change = { record: { ...record, title: "Của tôi" }, baseHash: seen };
    await expect(save(author, id, "article", "mot", change)).rejects.toMatchObject({
      code: "changed-meanwhile",
      details: { record: { title: "Đã sửa" } },
    });
    await expect(save(author, id, "article", "mot", { ...change, baseHash: null })).rejects.toEqual(refusal("changed-meanwhile"));
  });

  it("is the only one of its record in a set, edited or renamed, while another record may take the name that it leaves", async () => {
    const { id, save, live, run, open: begin } = await open();
    await run([article("cuc", "tin", "hai")]);
    const [record, other] = [await live("article", "mot"), await live("article", "hai")];
    const rename = (set: string, slug: string) => save(author, set, "article", slug, { record: { ...record, slug }, formerKey: "mot" });
    await rename(id, "ba");
    await expect(rename(id, "bon")).rejects.toEqual(refusal("invalid"));
    await expect(save(author, id, "article", "mot", { record })).rejects.toEqual(refusal("invalid"));
    await expect(save(author, id, "article", "mot", { record: null })).rejects.toEqual(refusal("invalid"));
    await save(author, id, "article", "mot", { record: { ...other, slug: "mot" }, formerKey: "hai" });
    const edited = await begin(author);
    await save(author, edited, "article", "mot", { record });
    await expect(rename(edited, "ba")).rejects.toEqual(refusal("invalid"));
  });

  it("is taken out of another's set by who may write it, and by who alone has written it", async () => {
    const { save, live, open: begin, db } = await open({ metadata: { layoutId: "department-1-home-vi", blocks: [] } });
    const drawing = member({ cuc: ["designer"] });
    const set = await begin(editor);
    const record = await live("site", "cuc");
    const drawn = { ...record, metadata: { layoutId: "department-1-home-vi", blocks: [{ key: "slideNews", category: "tin" }] } };
    const drop = (who: typeof editor, expected: number) => dropDraft(db, who, { changeSetId: set, kind: "site", key: "cuc", expected });
    const { version } = await save(drawing, set, "site", "cuc", { record: drawn, by: "command" });
    await expect(drop(member({ cuc: ["designer"] }), version)).rejects.toEqual(refusal("not-permitted"));
    await expect(drop({ ...drawing, roles: { cuc: ["auditor"] } }, version)).rejects.toEqual(refusal("not-permitted"));
    await drop(drawing, version);
    const named = await save(editor, set, "site", "cuc", { record: { ...record, name: "Tên mới" } });
    const both = await save(drawing, set, "site", "cuc", { record: { ...drawn, name: "Tên mới" }, by: "command", expected: named.version });
    await expect(drop(drawing, both.version)).rejects.toEqual(refusal("not-permitted"));
    await drop(editor, both.version);
  });

  it("that was taken out and written anew has no version that was seen before", async () => {
    const { id, save, live } = await open();
    const record = await live("article", "mot");
    const { version } = await save(author, id, "article", "mot", { record: { ...record, title: "Một" } });
    await dropDraft(newsroom().db, author, { changeSetId: id, kind: "article", key: "mot", expected: version });
    await save(editor, id, "article", "mot", { record: { ...record, title: "Hai" } });
    await expect(save(author, id, "article", "mot", { record: { ...record, title: "Ba" }, expected: version })).rejects.toEqual(
      refusal("changed-meanwhile"),
    );
  });

  it("keeps the record that it began with", async () => {
    const { id, save, live } = await open();
    const record = await live("article", "mot");
    const { version } = await save(author, id, "article", "moi", { record: { ...record, slug: "moi" } });
    await expect(
      save(author, id, "article", "moi", { record: { ...record, slug: "moi" }, formerKey: "mot", expected: version }),
    ).rejects.toEqual(refusal("invalid"));
  });

  it("gets into a set only from who may read that, and out of it by whose set it is", async () => {
    const { id, save, live, run, db } = await open();
    await run([site("khac"), category("khac", "tin-khac"), article("khac", "tin-khac", "la")]);
    const record = await live("article", "mot");
    await save(author, id, "article", "mot", { record: { ...record, title: "Một" } });
    await expect(save(stranger, id, "article", "la", { record: await live("article", "la") })).rejects.toEqual(refusal("not-permitted"));
    const both = member({ cuc: ["editor"], khac: ["editor"] });
    const { version } = await save(both, id, "article", "la", { record: { ...(await live("article", "la")), title: "Lạ" } });
    await dropDraft(db, author, { changeSetId: id, kind: "article", key: "la", expected: version });
  });
});

describe("the layout of a page", () => {
  const metadata = { layoutId: "department-1-home-vi", blocks: [{ key: "slideNews", category: "tin" }] };

  it("is changed by commands alone: not by a draft that was a deletion, and not by metadata as a text", async () => {
    const { id, save, live } = await open({ metadata });
    const record = await live("site", "cuc");
    const other = { ...record, metadata: { ...metadata, layoutId: "department-2-home-vi" } };
    const asText = { ...record, metadata: JSON.stringify(other.metadata, null, 1) };
    for (const each of [other, asText])
      await expect(save(author, id, "site", "cuc", { record: each })).rejects.toEqual(refusal("layout-by-commands"));
    const deleted = await newsroom().open(editor);
    const { version: first } = await save(editor, deleted, "site", "cuc", { record: null });
    for (const each of [other, asText])
      await expect(save(editor, deleted, "site", "cuc", { record: each, expected: first })).rejects.toEqual(refusal("layout-by-commands"));
  });

  it.each(["view", "articleView", "categoryDefaulLayout", "articleDefaulLayout"])(
    "is chosen by designers where %s chooses it",
    async (name) => {
      const { save, live } = await open({ metadata });
      const record = { ...(await live("site", "cuc")), metadata: { ...metadata, [name]: "state-budget-layout-1" } };
      await expect(save(author, await newsroom().open(author), "site", "cuc", { record })).rejects.toEqual(refusal("not-permitted"));
      expect(await save(designer, await newsroom().open(designer), "site", "cuc", { record })).toMatchObject({ record });
    },
  );

  it("is taken back by designers; what its blocks show, by others too", async () => {
    const { tools, db, submit, approve, save, live, open: begin } = await open({ metadata });
    const set = await begin(designer);
    await save(designer, set, "site", "cuc", {
      record: { ...(await live("site", "cuc")), metadata: { ...metadata, layoutId: "department-2-home-vi", blocks: [] } },
      by: "command",
    });
    await submit(designer, set);
    await approve(designer, set);
    await publishChangeSet(tools, designer, { id: set, expected: undefined, how: "now" });
    const { versions } = await historyOf(db, editor, { kind: "site", key: "cuc" }, { offset: 0, limit: 10 });
    const version = versions.at(-1)?.id ?? "";
    const back = (who: typeof editor, block?: string) => restoreVersion(tools, who, { version, block, title: "Như cũ" });
    await expect(back(editor)).rejects.toEqual(refusal("not-permitted"));
    expect((await back(designer)).state).toBe("draft");
    expect((await back(editor, "slideNews")).state).toBe("draft");
    const layouts = new Map(
      [...tools.catalogue.layouts].map(([key, layout]) => [
        key,
        { ...layout, blocks: layout.blocks.map((block) => ({ ...block, editable: block.key !== "slideNews" })) },
      ]),
    );
    const closed = { ...tools, catalogue: { ...tools.catalogue, layouts } };
    await expect(restoreVersion(closed, editor, { version, block: "slideNews", title: "Khối đã khoá" })).rejects.toEqual(
      refusal("not-permitted"),
    );
  });
});

describe("a successor", () => {
  it.each([
    ["/cuc/tin", "/cuc/tin"],
    ["/vu-ngan-sach/tin-tức?trang=2", "/vu-ngan-sach/tin-t%E1%BB%A9c?trang=2"],
    ["/a/../b", "/b"],
  ])("%s is stored as an address: %s", (path, stored) => expect(portalPath(path)).toBe(stored));

  it.each([
    "",
    "cuc",
    "//evil.example",
    "/\t/evil.example",
    "/\\evil.example",
    "/x\r\nset-cookie: a=b",
    "https://evil.example/",
    "/.//evil.example",
    "/%2e//evil.example",
    "/a/..//evil.example",
  ])("%j leads out of the portal, or nowhere", (path) => expect(portalPath(path)).toBeUndefined());

  it("that leads back leads nowhere", async () => {
    const { db, id } = await open();
    await recordMoves(
      db,
      id,
      [
        { from: "/cuc/a", to: "/cuc/b", wasPublic: true },
        { from: "/cuc/b", to: "/cuc/c", wasPublic: true },
        { from: "/cuc/c", to: "/cuc/a", wasPublic: true },
      ],
      [],
    );
    const rows = await db.selectFrom("redirect").select(["path", "target"]).where("target", "is not", null).execute();
    const targets = new Map(rows.map(({ path, target }) => [path, target]));
    for (const start of targets.keys()) {
      let at: string | null | undefined = start;
      for (let step = 0; step < 5 && at; step += 1) at = targets.get(at);
      expect(at).toBeUndefined();
    }
  });
});
