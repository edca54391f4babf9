import { expect, it } from "vitest";
import type { Article } from "@portal/core";
import { createArticle, showArticle } from "./article.ts";
import { testPage } from "./test-page.ts";

it("is the article of the page on screen, none on other pages", () => {
  const article = { slug: "a", title: "A" } as Article;
  const state = createArticle(testPage({ article }));
  expect(state.current).toBe(article);
  showArticle(state, testPage());
  expect(state.current).toBeUndefined();
});
