import { type ContentSource, parseCategory, parseSite, type Query } from "@portal/core";
import { parseArticle } from "../articles/parse-article.ts";
import { createCatalogue } from "@portal/core/catalogue";
import { expect, test, vi } from "vitest";
import { composePortalPage } from "../compose.ts";
import { articleSubject } from "../files/view-of-body.ts";
import { neighboursOf } from "./neighbours.ts";
import { portalCatalogue } from "../portal-catalogue.ts";

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

test("a view that asks for the neighbours of its article gets them", async () => {
  const children = [
    { static: "pageTitle", level: 1 },
    { static: "readingList", needs: { neighbours: 2 } },
  ];
  const template = { version: 1, id: "article-default", label: { vi: "Bài" }, root: { layout: "stack", landmark: "main", children } };
  const catalogue = createCatalogue({ layouts: [], templates: [template] }, portalCatalogue);
  const value = { articles, position: 3, total: 12 };
  const asked: Query[] = [];
  const source: ContentSource = {
    async fetchContent(queries) {
      asked.push(...queries);
      return new Map(queries.map(({ key }) => [key, { ok: true, value }]));
    },
  };
  const site = parseSite({ slug: "s", name: "S" }).value;
  const category = parseCategory({ slug: "k", name: "K" }).value;
  const article = parseArticle({ slug: "c", title: "C", articleType: 1, articleContent: { Content: "" } }).value;
  const request = { site, page: 1, year: undefined, sort: "newest", asOf: 0, signal: undefined, onError: vi.fn() } as const;
  const { content } = await composePortalPage(catalogue, source, { ...request, subject: articleSubject(category, article) });
  expect(asked).toEqual([
    { kind: "neighbours", key: "neighbours:c:2", slug: "k", article: "c", each: 2, tags: ["site:s", "category:k", "article:c"] },
  ]);
  expect(Object.values(content)).toEqual([{ status: "ready", content: { neighbours: value } }]);

  asked.length = 0;
  await composePortalPage(catalogue, source, { ...request, subject: articleSubject(undefined, article) });
  expect(asked).toEqual([]);
});
