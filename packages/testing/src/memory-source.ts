import type { Query } from "@portal/core";
import type { PageRecordsRequest, PageRecords, PortalSource } from "@portal/domain";
import type { Fixture } from "./fixture.ts";
import { indexFixture, type FixtureIndex } from "./fixture-index.ts";
import { answerQuery } from "./memory-answers.ts";

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

    findFormerAddress: async () => undefined,
    findNearPages: async () => ({ pages: [], changesAt: undefined }),

    async loadPageRecords(request, { signal }) {
      recordLoads += 1;
      await pause(delay, signal);
      return recordsOf(index, request);
    },

    async fetchContent(queries, { site, language, asOf, signal }) {
      roundTrips += 1;
      for (const { key } of queries) asked.set(key, (asked.get(key) ?? 0) + 1);
      await pause(delay, signal);
      return new Map(
        queries.map(
          (query) =>
            [query.key, fails(query) ? { ok: false, reason: "unavailable" } : answerQuery(query, { index, site, language, asOf })] as const,
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
    changesAt: undefined,
  };
}
