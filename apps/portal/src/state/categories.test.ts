import { expect, it } from "vitest";
import type { CategoryContent, CategorySummary } from "@portal/core";
import { categoryAt, createCategories, showCategories } from "./categories.ts";
import { testPage } from "./testing/page.ts";

const summary = (slug: string): CategorySummary => ({ slug, name: `Mục ${slug}`, href: `/btc/${slug}` });
const content = (slug: string): CategoryContent => ({ category: summary(slug), articles: [] });

it("begins with the page's category and breadcrumb, nothing loading, no error, the draft-document category known (specification §3)", () => {
  const page = testPage({ category: summary("tin-tuc") });
  expect(createCategories(page)).toEqual({
    bySlug: {},
    current: summary("tin-tuc"),
    loading: false,
    error: undefined,
    breadcrumb: [{ label: "Bộ Mẫu", href: "/btc" }],
    draftDocument: "du-thao-van-ban",
  });
});

it("stores by slug every category that a page shows something of", () => {
  const state = createCategories(testPage());
  showCategories(
    state,
    testPage({
      category: summary("a"),
      content: {
        n1: { status: "ready", content: content("b") },
        n2: { status: "ready", content: { categories: [content("c"), content("__proto__")] } },
        n3: { status: "ready", content: { cards: [] } },
        n4: { status: "failed", reason: "unavailable" },
        n5: { status: "empty" },
      },
    }),
  );
  expect(Object.keys(state.bySlug)).toEqual(["a", "b", "c", "__proto__"]);
  expect(state.current).toEqual(summary("a"));
  expect(Object.prototype).not.toHaveProperty("name");
});

it.each([
  ["/btc/tin", "tin"],
  ["/btc/tin?page=2", "tin"],
  ["/btc/tin/bai-mot", "tin"],
  ["/khac/tin", undefined],
  ["/btc/tin-khac", undefined],
  ["/btc", undefined],
  ["/btc/toString", undefined],
])("%s leads to the known category %s", (path, slug) => {
  const state = createCategories(testPage());
  showCategories(state, testPage({ category: summary("tin") }));
  expect(categoryAt(state, path)?.slug).toBe(slug);
});
