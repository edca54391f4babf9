import { expect, it } from "vitest";
import type { PageModel } from "@portal/domain";
import { createState } from "../state/store.ts";
import { testPage } from "../state/testing/page.ts";
import { describeFailure } from "./describe-failure.ts";

const block = { kind: "block", id: "n0-0", key: "slideNews" } as never;
const { tree } = testPage();
const page = (more: Partial<PageModel>): PageModel =>
  testPage({ tree: { ...tree, layoutId: "a-layout", root: { ...tree.root, children: [block] } }, ...more });
const category = { slug: "tin", name: "Tin", href: "/btc/tin" };
const described = (more: Partial<PageModel>, name: string, nodeId = "n0-0"): string =>
  describeFailure(createState(page(more), "UTC"), { name, nodeId, error: new Error("x") });

it("names the block by its key, with site, category and layout", () => {
  expect(described({ kind: "category", category }, "slideNews")).toBe(
    'Block "slideNews" of category btc/tin, layout "a-layout", could not be drawn; the rest of the page stands.',
  );
  expect(described({ kind: "home" }, "slideNews")).toContain('Block "slideNews" of home btc, layout "DefaultLayout"');
});

it("names the article's own layout, and parts that have no key by their name", () => {
  expect(described({ kind: "article", category, article: { slug: "bai" } as never }, "articleHead", "n0-9")).toContain(
    'Part "articleHead" of btc/tin/bai, layout "a-layout"',
  );
});
