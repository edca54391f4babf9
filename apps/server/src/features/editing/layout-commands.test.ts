import { describe, expect, it } from "vitest";
import { site } from "../../content/testing/importer.ts";
import { type LayoutCommand, commandLayout } from "./layout-commands.ts";
import { liveRecord } from "./drafts.ts";
import { resolveConflict } from "./submission.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();
const author = member({ cuc: ["author"] });
const designer = member({ cuc: ["designer"] });
const refusal = (code: string) => expect.objectContaining({ code }) as Error;
const choose = (layoutId: string) => ({ kind: "setLayout", layoutId });
const assign = (key: string, category: string) => ({ kind: "assign", key, content: { category } });

/** A change set on the site `cuc`, whose layout is a department's. */
async function openLayout(actor = designer) {
  const { fill, open, tools } = newsroom();
  await fill(["mot"], { metadata: { layoutId: "department-1-home-vi", logo: "/logo.svg" } });
  const changeSetId = await open(actor);
  const send = (by: typeof actor, command: unknown, expected: number, more: Partial<LayoutCommand> = {}) =>
    commandLayout(tools, by, { changeSetId, kind: "site", key: "cuc", expected, baseHash: undefined, command, ...more });
  return { changeSetId, send };
}

describe("a command", () => {
  it("of a designer chooses a layout, and one of an author fills its blocks; the rest of the metadata stays", async () => {
    const { send } = await openLayout(author);
    await expect(send(author, choose("department-2-home-vi"), 0)).rejects.toEqual(refusal("invalid"));
    const { draft } = await send(author, assign("slideNews", "tin"), 0);
    expect(draft?.record?.["metadata"]).toEqual({
      logo: "/logo.svg",
      layoutId: "department-1-home-vi",
      blocks: [{ key: "slideNews", category: "tin" }],
    });
    const chosen = await openLayout(designer);
    const { draft: other } = await chosen.send(designer, choose("department-2-home-vi"), 0);
    expect(other?.record?.["metadata"]).toMatchObject({ layoutId: "department-2-home-vi" });
  });

  it("is refused with what the engine says of it, and changes nothing", async () => {
    const { send, changeSetId } = await openLayout();
    for (const command of [
      assign("khongCo", "tin"),
      choose("khong-co"),
      { kind: "toString" },
      null,
      "x",
      { kind: "move", key: "slideNews", from: 0, to: 1 },
    ])
      await expect(send(designer, command, 0), JSON.stringify(command)).rejects.toEqual(refusal("invalid"));
    expect(await newsroom().db.selectFrom("draft").select("key").where("change_set_id", "=", changeSetId).execute()).toEqual([]);
  });

  it("on a block that the layout closes is a designer's alone", async () => {
    const { tools, open, fill } = newsroom();
    await fill(["mot"], { metadata: { layoutId: "department-1-home-vi" } });
    const layouts = new Map(
      [...tools.catalogue.layouts].map(([id, layout]) => [
        id,
        { ...layout, blocks: layout.blocks.map((block) => ({ ...block, editable: false })) },
      ]),
    );
    const closed = { ...tools, catalogue: { ...tools.catalogue, layouts } };
    const change = async (by: typeof author) =>
      commandLayout(closed, by, {
        changeSetId: await open(by),
        kind: "site",
        key: "cuc",
        expected: 0,
        baseHash: undefined,
        command: assign("slideNews", "tin"),
      });
    await expect(change(author)).rejects.toEqual(refusal("invalid"));
    expect((await change(designer)).draft?.version).toBe(1);
  });

  it("needs the draft as it is, a role on the site, and a record that has a layout", async () => {
    const { send } = await openLayout();
    await send(designer, assign("slideNews", "tin"), 0);
    await expect(send(designer, assign("pinNews", "tin"), 0)).rejects.toEqual(refusal("changed-meanwhile"));
    await expect(send(member({ khac: ["designer"] }), assign("pinNews", "tin"), 1)).rejects.toEqual(refusal("not-permitted"));
    await expect(send(designer, assign("pinNews", "tin"), 0, { kind: "article", key: "mot" })).rejects.toEqual(refusal("invalid"));
    await expect(send(designer, assign("pinNews", "tin"), 0, { key: "khong-co" })).rejects.toEqual(refusal("not-found"));
  });

  it("that comes to nothing makes no draft, and shows none to those who may not change it", async () => {
    const { send } = await openLayout();
    const nothing = { kind: "clear", key: "slideNews" };
    expect(await send(designer, nothing, 0)).toMatchObject({ draft: undefined });
    await send(designer, assign("pinNews", "tin"), 0);
    for (const stranger of [member({ khac: ["designer"] }), member({ cuc: ["moderator"] })])
      await expect(send(stranger, nothing, 1)).rejects.toEqual(refusal("not-permitted"));
  });
});

describe("a conflict in another field, resolved by an author,", () => {
  /** An author has renamed the site, and so has somebody else, who has chosen another layout too. */
  const collide = async () => {
    const { changeSetId } = await openLayout(author);
    const { save, live, run, db, submit } = newsroom();
    await save(author, changeSetId, "site", "cuc", { record: { ...(await live("site", "cuc")), name: "Tên của tôi" } });
    const metadata = { layoutId: "department-2-home-vi", blocks: [{ key: "slideNews", category: "tin" }], logo: "/logo.svg" };
    await run([site("cuc", { name: "Tên khác", metadata })]);
    await expect(submit(author, changeSetId)).rejects.toEqual(refusal("conflict"));
    const resolve = async (expected: number) =>
      resolveConflict(db, author, {
        changeSetId,
        kind: "site",
        key: "cuc",
        expected,
        liveHash: (await liveRecord(db, { kind: "site", key: "cuc" }))?.hash ?? null,
      });
    const draft = async () => db.selectFrom("draft").selectAll().where("change_set_id", "=", changeSetId).executeTakeFirstOrThrow();
    return { resolve, draft, metadata };
  };

  it("keeps the layout that was chosen meanwhile", async () => {
    const { resolve, draft, metadata } = await collide();
    await resolve(1);
    expect((await draft()).record).toMatchObject({ name: "Tên của tôi", metadata });
  });

  it("brings no layout back that the draft has chosen, as authors choose none", async () => {
    const { resolve, draft } = await collide();
    const { change_set_id: changeSetId } = await draft();
    const { tools } = newsroom();
    const command = choose("department-3-home-vi");
    await commandLayout(tools, designer, { changeSetId, kind: "site", key: "cuc", expected: 1, baseHash: undefined, command });
    await expect(resolve(2)).rejects.toEqual(refusal("not-permitted"));
  });
});
