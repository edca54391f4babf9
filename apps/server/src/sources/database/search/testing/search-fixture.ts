/** A database of its own for tests of search, and short ways to ask it. */
import type { MarkedText, SearchContent } from "@portal/domain";
import type { Query } from "@portal/core";
import type { Kysely } from "kysely";
import type { PoolClient } from "pg";
import { afterAll, beforeAll } from "vitest";
import { createDb } from "../../../../database/db.ts";
import { type OpenPools, openPools } from "../../../../database/pools.ts";
import type { Database } from "../../../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../../../testing/database.ts";
import { silentLog } from "../../../../services/log.ts";
import { fetchSearches } from "../search.ts";
import { filler } from "../../testing/fill.ts";

type SearchQuery = Query<"search">;
type Changes = Partial<SearchQuery>;

/** For terms on the site `btc`. */
export const asked = (terms: string, changes: Changes = {}): SearchQuery => ({
  kind: "search",
  key: "q",
  terms,
  site: "btc",
  home: undefined,
  category: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
  sort: "relevance",
  page: 1,
  pageSize: 10,
  ...changes,
});

export const searchOptions = {
  timeZone: "Asia/Ho_Chi_Minh",
  ministry: { vi: "btc", en: "mof" },
  language: "vi" as const,
  asOf: Date.now(),
  signal: undefined,
};

/** Noon in Hanoi. */
export const day = (date: string): string => `${date}T05:00:00Z`;

/** [as in] "thu [ngân sách] nhà nước". */
export const show = (parts: MarkedText | undefined): string => (parts ?? []).map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

interface SearchFixture {
  readonly db: Kysely<Database>;
  /** As a portal searches. */
  readonly searches: Kysely<Database>;
  /** Of the searches until now. */
  readonly sent: { statements: number; roundTrips: number };
}

export function searchFixture(fill: (fill: ReturnType<typeof filler>) => Promise<void>) {
  let database: TestDatabase | undefined;
  let pools: OpenPools | undefined;
  let fixture: SearchFixture | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    const db = createDb(database.pool);
    await fill(filler(db));
    pools = openPools(
      database.connectionString,
      { portal: 1, pages: 1, searches: 2, administration: 1, previews: 1, background: 1, jobs: 1 },
      silentLog,
    );
    const sent = { statements: 0, roundTrips: 0 };
    pools.pools.searches.on("acquire", () => (sent.roundTrips += 1));
    pools.pools.searches.on("connect", (client: PoolClient) => {
      const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
      client.query = ((...given: readonly unknown[]) => {
        sent.statements += 1;
        return query(...given);
      }) as PoolClient["query"];
    });
    fixture = { db, searches: pools.databases.searches, sent };
  });
  afterAll(async () => {
    await pools?.close();
    await database?.close();
  });
  const current = (): SearchFixture => {
    if (!fixture) throw new Error("searchFixture must be called where tests are defined; the database is there once they run.");
    return fixture;
  };
  const search = async (terms: string, changes: Changes = {}): Promise<SearchContent> => {
    const [answer] = await fetchSearches(current().searches, [asked(terms, changes)], searchOptions);
    if (!answer?.[1].ok) throw new Error("unavailable");
    return answer[1].value as SearchContent;
  };
  /** Last part of each result's address. */
  const slugs = async (terms: string, changes: Changes = {}): Promise<string[]> =>
    (await search(terms, changes)).results.map(({ href }) => href.split(/[/=]/).at(-1) ?? "");
  return { current, search, slugs };
}
