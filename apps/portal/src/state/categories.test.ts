import { expect, it } from "vitest";
import type { CategoryContent, CategorySummary } from "@portal/core";
import { createCategories, loadCategories, loadCategory, showCategories } from "./categories.ts";
import { testHttp, testPage } from "./test-page.ts";

const summary = (slug: string): CategorySummary => ({ slug, name: `Mục ${slug}`, href: `/btc/${slug}` });
const content = (slug: string): CategoryContent => ({ category: summary(slug), articles: [], total: 0 });

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
        n2: { status: "ready", content: { categories: [content("c"), content("d")] } },
        n3: { status: "ready", content: { cards: [] } },
        n4: { status: "failed", reason: "unavailable" },
        n5: { status: "empty" },
      },
    }),
  );
  expect(Object.keys(state.bySlug)).toEqual(["a", "b", "c", "d"]);
  expect(state.current).toEqual(summary("a"));
});

it("stores by slug each category that getchildsbyslug answers (specification §7), whatever the slug is called", async () => {
  const state = createCategories(testPage());
  const data = [{ id: "1", slug: "a", name: "A" }, { id: "2", slug: "__proto__", name: "B" }, { id: "3" }, null];
  const { http, paths } = testHttp({ success: true, data, message: null });
  const loading = loadCategories(state, http, "btc");
  expect(state.loading).toBe(true);
  await loading;
  expect(state.loading).toBe(false);
  expect(paths).toEqual(["articlecategory/getchildsbyslug?slug=btc"]);
  expect(Object.keys(state.bySlug)).toEqual(["a", "__proto__"]);
  expect(Object.prototype).not.toHaveProperty("name");
});

it("makes a category that getbyslug answers the current one", async () => {
  const state = createCategories(testPage());
  const { http } = testHttp({ success: true, data: { id: "1", slug: "a", name: "A", metadata: "{}" }, message: null });
  await loadCategory(state, http, "a");
  expect(state.current).toMatchObject({ slug: "a", name: "A" });
  expect(state.bySlug["a"]).toBe(state.current);
});

it("keeps a network error's message in state and yields an empty object (specification §8)", async () => {
  const state = createCategories(testPage({ category: summary("tin-tuc") }));
  const { http } = testHttp(new TypeError("down"));
  expect(await loadCategory(state, http, "a")).toEqual({});
  expect(state).toMatchObject({ loading: false, current: summary("tin-tuc"), error: expect.stringContaining("articlecategory/getbyslug") });
  await loadCategories(state, http, "btc");
  expect(state.error).toContain("articlecategory/getchildsbyslug");
  showCategories(state, testPage());
  expect(state.error).toBeUndefined();
});

it("logs the server's message where success is false, and keeps its words out of state (specification §8)", async () => {
  const state = createCategories(testPage());
  const { http, logged } = testHttp({ success: false, data: null, message: "lỗi nội bộ của máy chủ" });
  await loadCategories(state, http, "btc");
  expect(logged).toEqual([expect.stringContaining("lỗi nội bộ của máy chủ")]);
  expect(state.error).not.toContain("lỗi nội bộ");
  expect(state.bySlug).toEqual({});
});
