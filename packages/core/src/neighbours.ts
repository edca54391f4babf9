import type { ArticleSummary, NeighboursContent } from "./model.ts";

/**
 * An article among those of its category, for sources that have the category's list in memory.
 * @param list articles newest first; `total` counts those that are left out too
 * @returns undefined where the article is not in the list
 */
export function neighboursOf(
  { articles, total }: { readonly articles: readonly ArticleSummary[]; readonly total: number },
  { article, each }: { readonly article: string; readonly each: number },
): NeighboursContent | undefined {
  const index = articles.findIndex(({ slug }) => slug === article);
  if (index < 0) return undefined;
  return { articles: articles.slice(Math.max(0, index - each), index + each + 1), position: index + 1, total };
}
