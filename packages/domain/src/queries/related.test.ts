import { type ContentSource, parseCategory, parseSite, type Query } from "@portal/core";
import { createCatalogue } from "@portal/core/catalogue";
import { expect, test, vi } from "vitest";
import { parseArticle } from "../articles/parse-article.ts";
import { composePortalPage } from "../compose.ts";
import { articleSubject } from "../files/view-of-body.ts";
import { portalCatalogue } from "../portal-catalogue.ts";

const summary = (slug: string) => ({ slug, href: `/s/k/${slug}`, title: slug, articleType: 1 });

test("a view gets related articles and the newest others, depends on its category for both, and is sent no summaries", async () => {
  const children = [
    { static: "pageTitle", level: 1 },
    { static: "otherArticles", needs: { related: 2, others: 3 } },
  ];
  const template = { version: 1, id: "article-default", label: { vi: "Bài" }, root: { layout: "stack", landmark: "main", children } };
  const catalogue = createCatalogue({ layouts: [], templates: [template] }, portalCatalogue);
  const asked: Query[] = [];
  const source: ContentSource = {
    async fetchContent(queries) {
      asked.push(...queries);
      const newest = {
        category: { slug: "k", name: "K", href: "/s/k" },
        articles: ["c", "d", "f", "g", "h"].map((slug) => ({ ...summary(slug), summary: "…" })),
      };
      return new Map(queries.map(({ key, kind }) => [key, { ok: true, value: kind === "related" ? [summary("e")] : newest }]));
    },
  };
  const site = parseSite({ slug: "s", name: "S" }).value;
  const category = parseCategory({ slug: "k", name: "K" }).value;
  const article = parseArticle({ slug: "c", title: "C", articleType: 1, articleContent: { Content: "" } }).value;
  const request = { site, page: 1, year: undefined, sort: "newest", asOf: 0, signal: undefined, onError: vi.fn() } as const;
  const { content, tags } = await composePortalPage(catalogue, source, { ...request, subject: articleSubject(category, article) });
  const onSubject = ["site:s", "category:k", "article:c"];
  expect(asked).toEqual([
    { kind: "category", key: "category:k", slug: "k", limit: 4, tags: onSubject },
    { kind: "related", key: "related:c:2", slug: "k", article: "c", count: 2, tags: onSubject },
  ]);
  expect(tags).toEqual(onSubject.toSorted());
  expect(Object.values(content)).toEqual([{ status: "ready", content: { related: [summary("e")], others: ["d", "f", "g"].map(summary) } }]);

  asked.length = 0;
  await composePortalPage(catalogue, source, { ...request, subject: articleSubject(undefined, article) });
  expect(asked).toEqual([]);
});
