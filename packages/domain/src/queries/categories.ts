import type { ArticleSummary } from "@portal/core";
import { defineQuery } from "./define-query.ts";

const SITEMAP_DEPTH = 6;

/** The current category's subcategories to the depth that the template says. */
export const children = defineQuery({
  kind: "tree",
  value: { description: "The current category's subcategories to this depth, 1 to 6.", type: "integer", minimum: 1, maximum: 6 },
  plan: (depth, { category }) => (category === undefined ? undefined : { root: category, depth }),
  read: ({ nodes }) => nodes,
});

/** All categories of the site. */
export const sitemap = defineQuery({
  kind: "tree",
  value: { description: "All categories of the site, as a tree.", type: "boolean" },
  plan: (isWanted, { site }) => (isWanted ? { root: site, depth: SITEMAP_DEPTH } : undefined),
  read: ({ nodes }) => nodes,
});

/** Other articles of the article's category, as many as the template says. */
export const others = defineQuery({
  kind: "category",
  value: { description: "Other articles of the article's category, 1 to 20.", type: "integer", minimum: 1, maximum: 20 },
  plan: (count, { category, article }) =>
    // One more: the current article may be among them.
    category === undefined ? undefined : { slug: category, limit: count + (article === undefined ? 0 : 1) },
  // A list of titles: the summaries would be most of it.
  read: ({ articles }, { article }, count): readonly ArticleSummary[] =>
    articles
      .filter(({ slug }) => slug !== article)
      .slice(0, count)
      .map(({ summary: _summary, ...shown }) => shown),
});
