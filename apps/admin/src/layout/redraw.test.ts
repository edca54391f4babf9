import type { CategoryContent, LayoutNode, RegionNode, ResolvedBlock, ResolvedPart, ResolvedTree } from "@portal/core";
import { sampleCatalogue, samplePage } from "@portal/testing";
import { expect, it } from "vitest";
import { blocksOf } from "./outline.ts";
import { redraw } from "./redraw.ts";

const homes = [...sampleCatalogue().layouts.values()].filter((layout) => layout.for[0] === "home").map(({ id }) => id);
const load = (layoutId: string) => samplePage({ layoutId, language: "vi", state: "full" });

/** The tree with one block changed. */
function changed(tree: ResolvedTree, key: string, change: (block: ResolvedBlock) => ResolvedBlock): ResolvedTree {
  const visit = (node: LayoutNode<ResolvedPart>): LayoutNode<ResolvedPart> =>
    node.kind === "region" ? region(node) : node.kind === "block" && node.key === key ? change(node) : node;
  const region = (node: RegionNode<ResolvedPart>): RegionNode<ResolvedPart> => ({ ...node, children: node.children.map(visit) });
  return { ...tree, root: region(tree.root) };
}

it.each(homes)("%s is drawn from what it shows as the server has drawn it", async (layoutId) => {
  const page = await load(layoutId);
  expect((await redraw(page, page.tree, new Map()))?.content).toEqual(page.content);
});

it("shows another order, other cards and nothing at once", async () => {
  const page = await load("default-layout-vi");
  const find = (type: string): ResolvedBlock => {
    const block = blocksOf(page.tree.root).find((one) => one.type === type && page.content[one.id]?.status === "ready");
    if (!block) throw new Error(`The layout has no block of type ${type}.`);
    return block;
  };
  const list = find("categories");
  const reversed = changed(page.tree, list.key, (block) => ({
    ...block,
    assignment: { key: block.key, categories: (block.assignment?.categories ?? []).toReversed() },
  }));
  const slugs = (content: unknown): string[] =>
    (content as { content: { categories: CategoryContent[] } }).content.categories.map(({ category }) => category.slug);
  expect(slugs((await redraw(page, reversed, new Map()))?.content[list.id])).toEqual(slugs(page.content[list.id]).toReversed());

  const cards = find("cards");
  const one = changed(page.tree, cards.key, (block) => ({
    ...block,
    assignment: { key: block.key, cards: [{ title: "Một thẻ", link: "javascript:alert(1)" }] },
  }));
  const drawn = await redraw(page, one, new Map());
  expect(drawn?.content[cards.id]).toEqual({ status: "ready", content: { cards: [{ title: "Một thẻ" }] } });

  const without = changed(page.tree, list.key, (block) => ({ ...block, assignment: undefined }));
  expect((await redraw(page, without, new Map()))?.content[list.id]).toBeUndefined();
});

it("keeps what is shown where the server has to be asked, and shows a category that was seen before", async () => {
  const page = await load("default-layout-vi");
  const [block] = blocksOf(page.tree.root).filter(({ type }) => type === "category");
  if (!block) throw new Error("The layout has no block of one category.");
  const to = (category: string): ResolvedTree =>
    changed(page.tree, block.key, (was) => ({ ...was, assignment: { key: was.key, category } }));
  const known = new Map();
  expect((await redraw(page, to("chua-tung-thay"), known))?.content[block.id]).toEqual(page.content[block.id]);
  const seen: CategoryContent = { category: { slug: "da-thay", name: "Đã thấy", href: "/btc/da-thay" }, articles: [] };
  known.set("da-thay", { ...seen, articles: [{ title: "Tin", href: "/btc/da-thay/tin" }] });
  expect((await redraw(page, to("da-thay"), known))?.content[block.id]).toMatchObject({
    status: "ready",
    content: { category: { name: "Đã thấy" } },
  });
});

it("leaves a page of another layout to the server", async () => {
  const [page, other] = await Promise.all([load("default-layout-vi"), load("department-1-home-vi")]);
  expect(await redraw(page, other.tree, new Map())).toBeUndefined();
});
