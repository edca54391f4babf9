/** Reads the answers of specification §7: what is of the wrong shape is left out. */
import type { ArticleSummary, CategoryRecord, CategorySummary, TreeNode } from "@portal/core";
import { type ArticleRecord, articlePath, categoryPath } from "@portal/domain";
import { parseArticle } from "@portal/domain/articles";
import type { ArticleList } from "@portal/client";

export const recordsOf = (data: readonly object[]): CategoryRecord[] => data.filter(isRecord);

const isRecord = (value: object): value is CategoryRecord =>
  typeof (value as CategoryRecord).slug === "string" &&
  (value as CategoryRecord).slug !== "" &&
  typeof (value as CategoryRecord).name === "string";

export const summaryOf = (category: CategoryRecord, site: string): CategorySummary => ({
  slug: category.slug,
  name: category.name,
  href: categoryPath(category.site ?? site, category.slug),
  ...(category.description ? { description: category.description } : {}),
});

export function articlesOf({ data, total }: ArticleList, site: string, category: string): { articles: ArticleSummary[]; total: number } {
  const articles = data.flatMap((entry): ArticleSummary[] => {
    const { value } = parseArticle(entry);
    if (!value.slug) return [];
    const { slug, title, summary, image, publishedAt, articleType, body: content } = value;
    const { kind } = content;
    const media = kind === "richText" || kind === "unrecognised" ? undefined : kind === "gallery" ? "photos" : kind;
    return [
      {
        slug,
        title,
        summary,
        image,
        publishedAt,
        articleType,
        media,
        href: articlePath(value.site ?? site, value.category ?? category, slug),
      },
    ];
  });
  return { articles, total };
}

/** Upstream lists a site's categories flat, with or without parents: without them one level is all that can be known. */
export function treeOf(categories: readonly CategoryRecord[], site: string, root: string, depth: number): TreeNode[] {
  const known = new Set(categories.map(({ slug }) => slug));
  const below = (parent: string | undefined, levels: number): TreeNode[] =>
    levels === 0
      ? []
      : categories
          .filter((category) =>
            parent === undefined ? !category.parent || category.parent === root || !known.has(category.parent) : category.parent === parent,
          )
          .map((category) => ({ ...nodeOf(category, site), children: category.slug === parent ? [] : below(category.slug, levels - 1) }));
  return below(undefined, depth);
}

const nodeOf = (category: CategoryRecord, site: string): Omit<TreeNode, "children"> => {
  const { slug, name, href } = summaryOf(category, site);
  return { slug, name, href };
};

/** `articleContent`: an object, or JSON text of one; anything else is an empty object (specification §5). */
export function contentOf({ articleContent }: ArticleRecord): Record<string, unknown> {
  try {
    const value: unknown = typeof articleContent === "string" ? JSON.parse(articleContent) : articleContent;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
