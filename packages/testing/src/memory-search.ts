/** Search over a fixture, by the rules of the database's: every word, phrases in a row, diacritics left aside. */
import { type ArticleRecord, type Query, type SearchContent, type SearchFacet, type SearchResult } from "@portal/core";
import { markText, parseTerms, type SearchTerms, snippetOf } from "@portal/core/content";
import { parseArticle } from "@portal/core/article";
import type { FixtureIndex } from "./fixture-index.ts";
import { summarizeArticle, summarizeCategory } from "./shapes.ts";

type SearchQuery = Extract<Query, { kind: "search" }>;

interface Found {
  readonly result: SearchResult;
  readonly hits: number;
  readonly type: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

export function searchFixture(index: FixtureIndex, query: SearchQuery): SearchContent {
  const { kind: _kind, key: _key, page, pageSize, ...request } = query;
  const terms = parseTerms(request.terms);
  const all = terms.wanted.length === 0 ? [] : [...index.articles.values()].flatMap((article) => find(index, article, terms) ?? []);
  const passes = {
    sites: ({ result }: Found) => request.site === undefined || result.site.slug === request.site,
    categories: ({ result }: Found) => request.category === undefined || result.category.slug === request.category,
    types: ({ type }: Found) => request.type === undefined || type === request.type,
    years: ({ day }: Found) => (request.from ?? "") <= day && day <= (request.to ?? "9999"),
  };
  const others = (...names: readonly (keyof typeof passes)[]): Found[] => all.filter((found) => names.every((name) => passes[name](found)));
  const chosen = others("sites", "categories", "types", "years").toSorted(
    (a, b) => (request.sort === "newest" ? 0 : b.hits - a.hits) || b.day.localeCompare(a.day),
  );
  return {
    request,
    results: chosen.slice((page - 1) * pageSize, page * pageSize).map(({ result }) => result),
    total: chosen.length,
    page,
    pageSize,
    facets: {
      sites: count(others("types", "years"), ({ result }) => [result.site.slug, result.site.name]),
      categories: count(others("sites", "types", "years"), ({ result }) => [result.category.slug, result.category.name]),
      types: count(others("sites", "categories", "years"), ({ type }) => [type, type]),
      years: count(others("sites", "categories", "types"), ({ day }) => [day.slice(0, 4), day.slice(0, 4)]).toSorted(
        (a, b) => Number(b.value) - Number(a.value),
      ),
    },
  };
}

function find(index: FixtureIndex, article: ArticleRecord, terms: SearchTerms): Found | undefined {
  const site = index.sites.get(article.site ?? "");
  const category = index.categories.get(article.category ?? "");
  const { title, summary = "", body, publishedAt } = parseArticle(article).value;
  if (!site || !category || publishedAt === undefined) return undefined;
  const text = "html" in body ? body.html.replaceAll(/<[^<>]*>/g, " ") : "";
  const whole = `${title}\n${summary}\n${text}`;
  const has = (words: readonly string[]): boolean => snippetOf(whole, { wanted: [words], unwanted: [] }, 1).hits > 0;
  if (!terms.wanted.every(has) || terms.unwanted.some(has)) return undefined;
  const head = snippetOf(summary, terms, 300);
  const shown = head.hits > 0 || text.trim() === "" ? head : snippetOf(text, terms, 300);
  const marked = markText(title, terms);
  const summarized = summarizeArticle(article, site.slug);
  return {
    result: {
      article: summarized,
      title: marked,
      snippet: shown.hits > 0 ? shown.parts : head.parts,
      site: { slug: site.slug, name: site.name, language: Number(site.language) === 2 ? "en" : "vi" },
      category: summarizeCategory(category, site.slug),
    },
    hits: 10 * marked.filter(({ hit }) => hit).length + head.hits,
    type: summarized.media ?? "text",
    day: publishedAt.slice(0, 10),
  };
}

function count(found: readonly Found[], facetOf: (one: Found) => readonly [value: string, label: string]): SearchFacet[] {
  const facets = new Map<string, SearchFacet>();
  for (const one of found) {
    const [value, label] = facetOf(one);
    facets.set(value, { value, label, count: (facets.get(value)?.count ?? 0) + 1 });
  }
  return [...facets.values()].toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, "vi"));
}
