/** How a fixture answers each kind of query, by the rules of the database's answers. */
import {
  type CategoryContent,
  type Language,
  parseCategory,
  type Query,
  type QueryKind,
  type QueryResult,
  type TreeNode,
} from "@portal/core";
import { type ListingContent, neighboursOf } from "@portal/domain";
import { rankRelated, RELATED_AMONG } from "@portal/domain/content";
import type { FixtureIndex } from "./fixture-index.ts";
import { listDocuments, statusOf } from "./list-documents.ts";
import { listQuestions } from "./list-questions.ts";
import { searchFixture } from "./memory-search.ts";
import { localizeSeries, datasetOfSeries, siteCard, summarizeArticle, summarizeCategory } from "./shapes.ts";

interface AnswerContext {
  readonly index: FixtureIndex;
  /** Slug of the page's site. */
  readonly site: string;
  readonly language: Language;
  readonly asOf: number;
}

type Answers = { readonly [K in QueryKind]: (query: Query<K>, context: AnswerContext) => QueryResult<K> };

const found = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
const notFound = { ok: false, reason: "not-found" } as const;

const answers: Answers = {
  category({ slug, limit }, context) {
    const { index, site } = context;
    const category = index.categories.get(slug);
    if (!category) return notFound;
    const articles = index.articlesOf(slug);
    const series = seriesOf(parseCategory(category).value.series, context);
    const content: CategoryContent = {
      category: summarizeCategory(category, site),
      articles: articles.slice(0, limit).map((article) => summarizeArticle(article, site)),
      ...(series.length > 0 ? { series } : {}),
    };
    return found(content);
  },
  listing,
  neighbours(query, { index, site }) {
    const articles = index.articlesOf(query.slug).map((article) => summarizeArticle(article, site));
    const neighbours = neighboursOf({ articles, total: articles.length }, query);
    return neighbours ? found(neighbours) : notFound;
  },
  related({ slug, article, count }, { index, site, language }) {
    const all = index.articlesOf(slug).map((one) => summarizeArticle(one, site));
    const current = all.find((one) => one.slug === article);
    if (!current) return notFound;
    const newest = all.filter((one) => one !== current).slice(0, RELATED_AMONG);
    return found(rankRelated(current.title, newest, { language, count }).map(({ summary: _summary, ...shown }) => shown));
  },
  tree: ({ root, depth }, { index, site }) => found({ nodes: subtree(index, root, depth, site) }),
  categorySummaries: ({ slugs }, { index, site }) =>
    found(slugs.flatMap((slug) => index.categories.get(slug) ?? []).map((category) => summarizeCategory(category, site))),
  series: ({ ids }, context) => found(seriesOf(ids, context)),
  file({ href }, { index }) {
    const file = index.files.get(href);
    return file ? found(file) : notFound;
  },
  people: ({ role }, { index }) => found(index.people[role]),
  search: (query, { index }) => found(searchFixture(index, query)),
  questions: (query, { index, site }) => found(listQuestions(index.questionsOf(site), query)),
  visitStatistics: () => found({ until: "2026-03-09", months: [{ month: "2026-03", views: 1_204, searches: 96 }] }),
  sites: (_query, { index }) => found([...index.sites.values()].map(siteCard)),
  datasets: (_query, { index, language }) =>
    found([...index.series.values()].map((series) => datasetOfSeries(localizeSeries(series, language), language))),
  documents(query, { index, site, asOf }) {
    const category = index.categories.get(query.slug);
    if (!category) return notFound;
    return found({ category: summarizeCategory(category, site), ...listDocuments(index.articlesOf(query.slug), query, site, asOf) });
  },
  legal({ slug }, { index, asOf }) {
    const article = index.articles.get(slug);
    const { document: _, ...status } = (article && statusOf(article, asOf)) ?? { document: undefined };
    return found({ ...status, relations: [] });
  },
  feeds: ({ addresses }, { index }) => found(new Map(addresses.map((address) => [address, index.feed]))),
};

export const answerQuery = <K extends QueryKind>(query: Query<K>, context: AnswerContext): QueryResult<K> =>
  answers[query.kind](query, context);

const seriesOf = (ids: readonly string[], { index, language }: AnswerContext) =>
  ids.flatMap((id) => index.series.get(id) ?? []).map((series) => localizeSeries(series, language));

function listing({ slug, page, pageSize, year, sort }: Query<"listing">, { index, site }: AnswerContext): QueryResult<"listing"> {
  const category = index.categories.get(slug);
  if (!category) return notFound;
  const all = index.articlesOf(slug).map((article) => summarizeArticle(article, site));
  const yearOf = ({ publishedAt }: { publishedAt?: string }): number => Number(publishedAt?.slice(0, 4));
  const chosen = year === undefined ? all : all.filter((article) => yearOf(article) === year);
  const sorted = sort === "oldest" ? chosen.toReversed() : chosen;
  const content: ListingContent = {
    category: summarizeCategory(category, site),
    articles: sorted.slice((page - 1) * pageSize, page * pageSize),
    total: chosen.length,
    page,
    pageSize,
    years: [...new Set(all.map(yearOf))].filter(Number.isInteger).toSorted((a, b) => b - a),
    year,
    sort,
  };
  return found(content);
}

/** A site's root holds the categories without a parent. */
function subtree(index: FixtureIndex, root: string, depth: number, site: string): TreeNode[] {
  if (depth === 0) return [];
  return index.childrenOf(root).map((category) => {
    const { slug, name, href } = summarizeCategory(category, site);
    return { slug, name, href, children: subtree(index, slug, depth - 1, site) };
  });
}
