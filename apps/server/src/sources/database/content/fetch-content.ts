import type { ContentSource, Query, QueryResult } from "@portal/core";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { FileViews } from "../../../features/viewers/file-views.ts";
import type { StatementOptions } from "../search/candidates.ts";
import { fetchSearches } from "../search/search.ts";
import { type QueriesOf, found, missing } from "./answer.ts";
import { fetchCategories } from "./categories.ts";
import { fetchFeeds } from "./feeds.ts";
import { fetchFiles } from "./files.ts";
import { fetchListings } from "./listings.ts";
import { fetchNeighbours } from "./neighbours.ts";
import { fetchPeople } from "./people.ts";
import { fetchQuestions } from "./questions.ts";
import { fetchSeries } from "./series.ts";
import { fetchSites } from "./sites.ts";
import { fetchTrees } from "./trees.ts";

/** A page shows at most this much of a series, a year of days, and of the older ones a point a week; the download has it all. */
const POINTS = 370;
/** Milliseconds that a search may take: a visitor waits no longer, and no search keeps the database from the rest. */
const SEARCH_TIMEOUT = 4000;

/** Answers all queries of a plan with one statement a kind: categories with articles, trees, listings, neighbours, people, series, questions, sites. */
export function contentFetcher(
  db: Kysely<Database>,
  { timeZone, ministry }: StatementOptions,
  files: FileViews,
): ContentSource["fetchContent"] {
  return async (queries, { site, language, signal }) => {
    const of = <K extends Query["kind"]>(kind: K): QueriesOf<K> =>
      queries.filter((query): query is Extract<Query, { kind: K }> => query.kind === kind);
    const [categories, trees, listings, neighbours, people, questions, sites, feeds, fileViews, searches] = await Promise.all([
      fetchCategories(db, of("category"), signal),
      fetchTrees(db, of("categorySummaries"), of("tree"), signal),
      fetchListings(db, of("listing"), timeZone, signal),
      fetchNeighbours(db, of("neighbours"), signal),
      fetchPeople(db, of("people"), language, signal),
      fetchQuestions(db, of("questions"), site, signal),
      fetchSites(db, of("sites"), signal),
      fetchFeeds(db, of("feeds"), signal),
      fetchFiles(db, of("file"), files),
      fetchSearches(db, of("search"), { timeZone, ministry, language, timeout: SEARCH_TIMEOUT, signal }),
    ]);

    const wanted = [...of("series").flatMap(({ ids }) => ids), ...[...categories.values()].flatMap((answer) => answer.series)];
    const series = await fetchSeries(db, { ids: wanted, language, points: POINTS, thinned: true }, signal);
    const seriesOf = (ids: readonly string[]) => ids.flatMap((id) => series.get(id) ?? []);

    const results = new Map<string, QueryResult>([
      ...trees,
      ...listings,
      ...neighbours,
      ...people,
      ...questions,
      ...sites,
      ...feeds,
      ...fileViews,
      ...searches,
    ]);
    for (const query of of("series")) results.set(...found(query, seriesOf(query.ids)));
    for (const query of of("category")) {
      const answer = categories.get(query.key);
      if (!answer) results.set(...missing(query));
      else
        results.set(...found(query, answer.series.length === 0 ? answer.content : { ...answer.content, series: seriesOf(answer.series) }));
    }
    return results;
  };
}
