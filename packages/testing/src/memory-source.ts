import type { CategoryContent, Query, QueryResult, QueryResults, TreeNode } from "@portal/core";
import type { ListingContent, PageRecordsRequest, PageRecords, PortalSource } from "@portal/domain";
import { neighboursOf } from "@portal/domain";
import { parseCategory } from "@portal/core";
import type { Fixture } from "./fixture.ts";
import { indexFixture, type FixtureIndex } from "./fixture-index.ts";
import { searchFixture } from "./memory-search.ts";
import { listQuestions } from "./list-questions.ts";
import { localizeSeries, siteCard, summarizeArticle, summarizeCategory } from "./shapes.ts";

export interface MemorySourceOptions {
  /** Queries that are answered "unavailable". */
  readonly fails?: (query: Query) => boolean;
  /** Milliseconds before each round trip is answered. */
  readonly delay?: number;
}

/** What was asked of a source. */
export interface SourceCounts {
  readonly recordLoads: number;
  /** Calls of fetchContent. */
  readonly roundTrips: number;
  /** How often each query was asked, by its key. */
  readonly queries: ReadonlyMap<string, number>;
}

export interface MemorySource extends PortalSource {
  readonly counts: () => SourceCounts;
}

/** A portal's data in memory: answers as the database does, and counts what it is asked. */
export function createMemorySource(fixture: Fixture, { fails = () => false, delay = 0 }: MemorySourceOptions = {}): MemorySource {
  const index = indexFixture(fixture);
  let recordLoads = 0;
  let roundTrips = 0;
  const asked = new Map<string, number>();
  return {
    counts: () => ({ recordLoads, roundTrips, queries: new Map(asked) }),

    async loadPageRecords(request, signal) {
      recordLoads += 1;
      await pause(delay, signal);
      return recordsOf(index, request);
    },

    async fetchContent(queries, { site, language, signal }) {
      roundTrips += 1;
      for (const { key } of queries) asked.set(key, (asked.get(key) ?? 0) + 1);
      await pause(delay, signal);
      return new Map(
        queries.map(
          (query) => [query.key, fails(query) ? { ok: false, reason: "unavailable" } : answer(index, query, { site, language })] as const,
        ),
      );
    },
  };
}

async function pause(delay: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  signal?.throwIfAborted();
}

function recordsOf(index: FixtureIndex, { site, category, article, page, question }: PageRecordsRequest): PageRecords {
  return {
    site: index.sites.get(site),
    categories: index.categoriesOf(site),
    category: category === undefined ? undefined : index.categories.get(category),
    article: article === undefined ? undefined : index.articles.get(article),
    page: page === undefined ? undefined : index.pages.get(page),
    question: index.questionsOf(site).find(({ slug }) => slug === question),
    freshUntil: undefined,
  };
}

interface AnswerContext {
  readonly site: string;
  readonly language: "vi" | "en";
}

const found = (value: QueryResults[Query["kind"]]): QueryResult => ({ ok: true, value });
const notFound: QueryResult = { ok: false, reason: "not-found" };

function answer(index: FixtureIndex, query: Query, { site, language }: AnswerContext): QueryResult {
  const seriesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const series = index.series.get(id);
      return series ? [localizeSeries(series, language)] : [];
    });
  switch (query.kind) {
    case "category": {
      const category = index.categories.get(query.slug);
      if (!category) return notFound;
      const articles = index.articlesOf(query.slug);
      const series = seriesOf(parseCategory(category).value.series);
      const content: CategoryContent = {
        category: summarizeCategory(category, site),
        articles: articles.slice(0, query.limit).map((article) => summarizeArticle(article, site)),
        total: articles.length,
        ...(series.length > 0 ? { series } : {}),
      };
      return found(content);
    }
    case "listing":
      return listing(index, query, site);
    case "neighbours": {
      const articles = index.articlesOf(query.slug).map((article) => summarizeArticle(article, site));
      const neighbours = neighboursOf({ articles, total: articles.length }, query);
      return neighbours ? found(neighbours) : notFound;
    }
    case "tree":
      return found({ nodes: subtree(index, query.root, query.depth, site) });
    case "categorySummaries":
      return found(
        query.slugs.flatMap((slug) => {
          const category = index.categories.get(slug);
          return category ? [summarizeCategory(category, site)] : [];
        }),
      );
    case "series":
      return found(seriesOf(query.ids));
    case "file": {
      const file = index.files.get(query.href);
      return file ? found(file) : notFound;
    }
    case "people":
      return found(index.people[query.role]);
    case "search":
      return found(searchFixture(index, query));
    case "questions":
      return found(listQuestions(index.questionsOf(site), query));
    case "sites":
      return found([...index.sites.values()].map(siteCard));
    case "feeds":
      return found(new Map(query.addresses.map((address) => [address, index.feed])));
  }
}

function listing(
  index: FixtureIndex,
  { slug, page, pageSize, year, sort }: Extract<Query, { kind: "listing" }>,
  site: string,
): QueryResult {
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
