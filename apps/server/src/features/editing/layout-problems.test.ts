import { describe, expect, it } from "vitest";
import { category } from "../../content/testing/importer.ts";
import { commandLayout } from "./layout-commands.ts";
import { readLayoutProblems } from "./layout-problems.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();
const author = member({ cuc: ["author"] });
const stranger = member({ khac: ["editor"] });
const assign = (key: string, slug: string) => ({ kind: "assign", key, content: { category: slug } });
const cuc = { kind: "site", key: "cuc" } as const;

/** A change set in which blocks of the home of `cuc` show categories. */
async function openWith(shown: Readonly<Record<string, string>>, live: readonly object[] = []) {
  const { fill, open, tools } = newsroom();
  await fill(["mot"], { metadata: { layoutId: "department-1-home-vi", blocks: live } });
  const changeSetId = await open(author);
  let expected = 0;
  for (const [key, slug] of Object.entries(shown)) {
    await commandLayout(tools, author, { changeSetId, ...cuc, expected, baseHash: undefined, command: assign(key, slug) });
    expected += 1;
  }
  const problems = (by = author) => readLayoutProblems({ db: tools.db, catalogue: tools.catalogue, changeSetId }, by, cuc);
  return { changeSetId, problems };
}

describe("a layout that names what readers would not see", () => {
  it("is not submitted; the refusal names the block", async () => {
    const { changeSetId, problems } = await openWith({ slideNews: "tin", pinNews: "khong-co" });
    const dangling = { code: "dangling-category", block: "pinNews", isNew: true };
    expect(await problems()).toEqual([expect.objectContaining(dangling)]);
    await expect(newsroom().submit(author, changeSetId)).rejects.toMatchObject({
      code: "invalid",
      details: [{ ...cuc, findings: [dangling] }],
    });
    expect(await newsroom().state(changeSetId)).toBe("draft");
  });

  it("may name categories that come with the change set, and none that go with it", async () => {
    const { save, submit } = newsroom();
    const coming = await openWith({ slideNews: "moi" });
    const { kind: _, ...record } = category("cuc", "moi") as Readonly<Record<string, unknown>>;
    await save(author, coming.changeSetId, "category", "moi", { record });
    expect(await coming.problems()).toEqual([]);
    expect(await submit(author, coming.changeSetId)).toMatchObject({ state: "in review" });

    const going = await openWith({ slideNews: "tin" });
    await save(member({ cuc: ["editor"] }), going.changeSetId, "category", "tin", { record: null });
    expect(await going.problems()).toEqual([expect.objectContaining({ block: "slideNews", isNew: true })]);
  });

  it("is submitted where the live page names the same: who changes another block does not answer for it", async () => {
    const { changeSetId, problems } = await openWith({ slideNews: "tin" }, [{ key: "pinNews", category: "da-xoa" }]);
    expect(await problems()).toEqual([expect.objectContaining({ block: "pinNews", isNew: false })]);
    expect(await newsroom().submit(author, changeSetId)).toMatchObject({ state: "in review" });
  });

  it("is nobody's who may not read its site", async () => {
    const { problems } = await openWith({ slideNews: "tin" });
    await expect(problems(stranger)).rejects.toMatchObject({ code: "not-found" });
  });
});
