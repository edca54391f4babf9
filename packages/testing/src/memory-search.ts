/** Search over a fixture, by the rules of the database's: every word, phrases in a row, diacritics left aside. */
import type { Query, SiteRecord } from "@portal/core";
import {
  type ArticleRecord,
  ministryPages,
  questionPath,
  type SearchContent,
  type SearchFacet,
  type SearchResult,
  type StaticPage,
  storedPagePath,
} from "@portal/domain";
import { markText, snippetOf, type Wanted } from "@portal/domain/content";
import { parseArticle } from "@portal/domain/articles";
import type { QuestionFixture } from "./fixture.ts";
import type { FixtureIndex } from "./fixture-index.ts";
import { summarizeArticle, summarizeCategory } from "./shapes.ts";
import { wantedWords } from "./wanted-words.ts";
import { sampleSites as ministry } from "./fixture/index.ts";

type SearchQuery = Query<"search">;

/** Something that may be found. */
interface Findable {
  readonly result: Omit<SearchResult, "title" | "snippet">;
  /** Slug of an article's category. */
  readonly category?: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

interface Found {
  readonly result: SearchResult;
  readonly category: string | undefined;
  readonly hits: number;
  /** YYYY-MM-DD; empty: of no day. */
  readonly day: string;
}

export function searchFixture(index: FixtureIndex, query: SearchQuery): SearchContent {
  const { kind: _kind, key: _key, page, pageSize, ...request } = query;
  const terms = wantedWords(request.terms);
  const all = terms.wanted.length === 0 ? [] : findable(index).flatMap((one) => find(one, terms) ?? []);
  const passes = {
    sites: ({ result }: Found) => request.site === undefined || result.site.slug === request.site,
    categories: ({ category }: Found) => request.category === undefined || category === request.category,
    types: ({ result }: Found) => request.type === undefined || result.type === request.type,
    years: ({ day }: Found) =>
      (request.from === undefined && request.to === undefined) || ((request.from ?? "0") <= day && day <= (request.to ?? "9999")),
  };
  const others = (...names: readonly (keyof typeof passes)[]): Found[] => all.filter((found) => names.every((name) => passes[name](found)));
  const chosen = others("sites", "categories", "types", "years").toSorted(
    (a, b) => (request.sort === "newest" ? 0 : b.hits - a.hits) || b.day.localeCompare(a.day),
  );
  return {
    request,
    bestBets: [],
    results: chosen.slice((page - 1) * pageSize, page * pageSize).map(({ result }) => result),
    total: chosen.length,
    complete: chosen.length,
    everywhere: others("categories", "types", "years").length,
    widened: false,
    respelled: [],
    page,
    pageSize,
    facets: {
      sites: count(others("types", "years"), ({ result }) => [result.site.slug, result.site.name]),
      categories: count(others("sites", "types", "years"), ({ category, result }) => category && [category, result.parent?.name ?? ""]),
      types: count(others("sites", "categories", "years"), ({ result: { type } }) => [type, type]),
      years: count(others("sites", "categories", "types"), ({ day }) => day && [day.slice(0, 4), day.slice(0, 4)]).toSorted(
        (a, b) => Number(b.value) - Number(a.value),
      ),
    },
  };
}

const siteOf = ({ slug, name, language }: SiteRecord): SearchResult["site"] => ({
  slug,
  name,
  language: Number(language) === 2 ? "en" : "vi",
});

function findable(index: FixtureIndex): Findable[] {
  const pages = [...index.pages.values()].flatMap((page) => findablePage(index, page) ?? []);
  const questions = Object.values(ministry).flatMap((site) =>
    index.questionsOf(site).flatMap((question) => findableQuestion(index, question) ?? []),
  );
  return [...[...index.articles.values()].flatMap((article) => findableArticle(index, article) ?? []), ...pages, ...questions];
}

function findableArticle(index: FixtureIndex, article: ArticleRecord): Findable | undefined {
  const site = index.sites.get(article.site ?? "");
  const category = index.categories.get(article.category ?? "");
  const { title, summary = "", body, publishedAt } = parseArticle(article).value;
  if (!site || !category || publishedAt === undefined) return undefined;
  const { media, href } = summarizeArticle(article, site.slug);
  const result = {
    type: media ?? "text",
    href,
    at: publishedAt,
    site: siteOf(site),
    parent: summarizeCategory(category, site.slug),
  } as const;
  return { result, category: category.slug, title, summary, html: "html" in body ? body.html : "" };
}

/** A fixture's pages are the ministry's, of the site of their language. */
function findablePage(index: FixtureIndex, { slug, title, html, language }: StaticPage): Findable | undefined {
  const site = index.sites.get(ministry[language]);
  const href = storedPagePath(ministry[language], slug, language, ministry);
  return site && { result: { type: "page", href, at: undefined, site: siteOf(site), parent: undefined }, title, summary: "", html };
}

function findableQuestion(
  index: FixtureIndex,
  { site: slug, title, body, answer, field, askedAt, ...question }: QuestionFixture,
): Findable | undefined {
  const site = index.sites.get(slug);
  if (!site) return undefined;
  const language = slug === ministry.en ? "en" : "vi";
  const parent = { name: field, href: `${ministryPages[language].questionList}?${new URLSearchParams({ field }).toString()}` };
  const result = { type: "question", href: questionPath(question.slug, language), at: askedAt, site: siteOf(site), parent } as const;
  return { result, title, summary: body, html: answer?.html ?? "" };
}

function find({ result, category, title, summary, html }: Findable, terms: ReturnType<typeof wantedWords>): Found | undefined {
  const text = html.replaceAll(/<[^<>]*>/g, " ");
  const whole = `${title}\n${summary}\n${text}`;
  const has = (words: Wanted): boolean => snippetOf(whole, [words], 1).hits > 0;
  if (!terms.wanted.every(has) || terms.unwanted.some(has)) return undefined;
  const head = snippetOf(summary, terms.wanted, 300);
  const shown = head.hits > 0 || text.trim() === "" ? head : snippetOf(text, terms.wanted, 300);
  const marked = markText(title, terms.wanted);
  return {
    result: { ...result, title: marked, snippet: shown.hits > 0 || head.parts.length === 0 ? shown.parts : head.parts },
    category,
    hits: 10 * marked.filter(({ hit }) => hit).length + head.hits,
    day: result.at?.slice(0, 10) ?? "",
  };
}

function count(found: readonly Found[], facetOf: (one: Found) => readonly [value: string, label: string] | "" | undefined): SearchFacet[] {
  const facets = new Map<string, SearchFacet>();
  for (const one of found) {
    const facet = facetOf(one);
    if (!facet) continue;
    const [value, label] = facet;
    facets.set(value, { value, label, count: (facets.get(value)?.count ?? 0) + 1 });
  }
  return [...facets.values()].toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, "vi"));
}
