import { expect, test } from "vitest";
import { neighboursOf } from "./neighbours.ts";

const articles = ["a", "b", "c", "d", "e"].map((slug) => ({ slug, href: `/s/k/${slug}`, title: slug, articleType: 1 }));
const list = { articles, total: 12 };

test("cuts a list around an article, and says where it stands", () => {
  const slugs = (article: string, each: number) => neighboursOf(list, { article, each })?.articles.map(({ slug }) => slug);
  expect(neighboursOf(list, { article: "c", each: 1 })).toMatchObject({ position: 3, total: 12 });
  expect(slugs("c", 1)).toEqual(["b", "c", "d"]);
  expect(slugs("a", 2)).toEqual(["a", "b", "c"]);
  expect(slugs("e", 2)).toEqual(["c", "d", "e"]);
  expect(slugs("x", 2)).toBeUndefined();
});
