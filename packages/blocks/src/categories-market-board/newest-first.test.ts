import type { CategoryContent } from "@portal/core";
import { expect, it } from "vitest";
import { newestFirst } from "./newest-first.ts";

const category = (slug: string, ...days: (string | undefined)[]): CategoryContent => ({
  category: { slug, name: slug, href: `/${slug}` },
  articles: days.map((day, index) => ({
    slug: `${slug}-${index}`,
    href: "/",
    title: slug,
    articleType: 1,
    ...(day === undefined ? {} : { publishedAt: day }),
  })),
});
const slugs = (...categories: CategoryContent[]) => newestFirst({ categories }, 3).map(({ article }) => article.slug);

it("puts the articles of all categories into one order and keeps the newest", () => {
  expect(slugs(category("a", "2026-11-18T01:00:00Z", "2026-11-01"), category("b", "2026-11-19T00:00:00Z", "2026-10-01"))).toEqual([
    "b-0",
    "a-0",
    "a-1",
  ]);
});

it("puts what has no date, or none that is one, at the end", () => {
  expect(slugs(category("a", undefined, "gần đây"), category("b", "2026-01-01"))).toEqual(["b-0", "a-0", "a-1"]);
});
