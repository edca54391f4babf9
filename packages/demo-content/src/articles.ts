import { type Language, languageOf } from "@portal/core";
import { slugOf } from "@portal/domain/content";
import type { Article, Category, Site } from "./sites.ts";

/** Characters. */
export const MAX_SLUG = 90;

/** Articles of all sites with the slugs they get; the same title twice would be two slugs. */
export interface PlannedArticle extends Article {
  readonly site: string;
  readonly language: Language;
  readonly slug: string;
  readonly counterpart: string | undefined;
}

export function planArticles(sites: readonly Site[]): PlannedArticle[] {
  const taken = new Set<string>();
  const byKey = new Map<string, { readonly slug: string; readonly category: string }>();
  const pairs = new Map(sites.flatMap(({ categories }) => [...pairsOf(categories)]));
  const named = sites.flatMap((site) => {
    const language = languageOf(site.language);
    return site.articles.map((article) => {
      const slug = slugOf(article.title, MAX_SLUG);
      if (taken.has(slug)) throw new Error(`Two articles have the slug "${slug}"; change the title "${article.title}".`);
      taken.add(slug);
      if (article.key !== undefined) byKey.set(`${article.key} ${language}`, { slug, category: article.category });
      return { ...article, site: site.slug, language, slug };
    });
  });
  // The same story under categories that are no counterparts has no address that could be told from here.
  return named.map((article) => {
    const there = byKey.get(`${article.key} ${article.language === "vi" ? "en" : "vi"}`);
    return { ...article, counterpart: there && pairs.get(article.category) === there.category ? there.slug : undefined };
  });
}

function* pairsOf(categories: readonly Category[]): Generator<[slug: string, counterpart: string | undefined]> {
  for (const { slug, counterpart, children = [] } of categories) {
    yield [slug, counterpart];
    yield* pairsOf(children);
  }
}
