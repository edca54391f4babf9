import type { ContentSource, Language, Query, QueryKind } from "@portal/core";
import type { Kysely } from "kysely";
import type { ReadDatabases } from "../../../database/pools.ts";
import type { Database } from "../../../database/schema.ts";
import type { StatementOptions } from "../search/candidates.ts";
import { fetchSearches } from "../search/search.ts";
import { type Answers, type QueriesOf, found, missing } from "./answer.ts";
import { fetchCategories } from "./categories.ts";
import { fetchDatasets } from "./datasets.ts";
import { fetchDocuments } from "./documents.ts";
import { fetchFeeds } from "./feeds.ts";
import { fetchFiles, type FileViews } from "./files.ts";
import { fetchLegal } from "./legal.ts";
import { fetchListings } from "./listings.ts";
import { fetchNeighbours } from "./neighbours.ts";
import { fetchPeople } from "./people.ts";
import { fetchQuestions } from "./questions.ts";
import { fetchSeries, toSeries } from "./series.ts";
import { fetchSites } from "./sites.ts";
import { fetchTrees } from "./trees.ts";
import { fetchVisitStatistics } from "./visit-statistics.ts";

/** A page shows at most this much of a series, a year of days, and of the older ones a point a week; the download has it all. */
const POINTS = 370;

export interface SourceOptions extends StatementOptions {
  readonly fileViews: FileViews;
}

/** The queries of a plan, and what answers them. */
interface Request extends SourceOptions {
  readonly db: Kysely<Database>;
  readonly databases: ReadDatabases;
  /** The plan's queries of one kind. */
  readonly of: <K extends QueryKind>(kind: K) => QueriesOf<K>;
  /** Slug of the page's site. */
  readonly site: string;
  readonly language: Language;
  readonly asOf: number;
  readonly signal: AbortSignal | undefined;
}

/** Answers all queries of its kind at once, with none where there are none. */
type Fetch = (request: Request) => Promise<Answers>;

const fetchAllTrees: Fetch = ({ db, of, signal }) => fetchTrees(db, of("categorySummaries"), of("tree"), signal);

const fetchWidgetSeries: Fetch = async ({ db, of, language, signal }) => {
  const ids = of("series").flatMap((query) => query.ids);
  const series = await fetchSeries(db, { ids, language, points: POINTS, thinned: true }, signal);
  return of("series").map((query) =>
    found(
      query,
      query.ids.flatMap((id) => series.get(id) ?? []),
    ),
  );
};

/** Categories bring series of their own. */
const fetchAllCategories: Fetch = async ({ db, of, language, asOf, signal }) => {
  const queries = { categories: of("category"), related: of("related") };
  const { categories, related } = await fetchCategories(db, queries, { language, asOf, signal });
  const answers = queries.categories.map((query) => {
    const answer = categories.get(query.key);
    if (!answer) return missing(query);
    const rows = new Map(answer.seriesRows.map((row) => [row.slug, row]));
    const series = answer.series.flatMap((id) => {
      const row = rows.get(id);
      return row ? toSeries(row, { language, points: POINTS, thinned: true }) : [];
    });
    return found(query, answer.series.length === 0 ? answer.content : { ...answer.content, series }, answer.changesAt);
  });
  return [...answers, ...related];
};

/** What answers each kind of query. Kinds that one statement answers name the same function; it is called once. */
const fetchByKind: Readonly<Record<QueryKind, Fetch>> = {
  category: fetchAllCategories,
  series: fetchWidgetSeries,
  categorySummaries: fetchAllTrees,
  tree: fetchAllTrees,
  listing: ({ of, ...request }) => fetchListings(request.db, of("listing"), request),
  documents: ({ of, databases, ...request }) => fetchDocuments(databases, of("documents"), request),
  legal: ({ of, ...request }) => fetchLegal(request.db, of("legal"), request),
  neighbours: ({ of, ...request }) => fetchNeighbours(request.db, of("neighbours"), request),
  related: fetchAllCategories,
  people: ({ db, of, language, signal }) => fetchPeople(db, of("people"), language, signal),
  questions: ({ db, of, site, signal }) => fetchQuestions(db, of("questions"), site, signal),
  sites: ({ db, of, signal }) => fetchSites(db, of("sites"), signal),
  datasets: ({ db, of, ministry, language, asOf, signal }) => fetchDatasets(db, of("datasets"), { ministry, language, asOf, signal }),
  feeds: ({ db, of, signal }) => fetchFeeds(db, of("feeds"), signal),
  visitStatistics: ({ of, ...request }) => fetchVisitStatistics(request.db, of("visitStatistics"), request),
  file: ({ databases, of, fileViews }) => fetchFiles(databases, of("file"), fileViews),
  search: ({ databases, of, timeZone, ministry, language, asOf, signal }) =>
    fetchSearches(databases.searches, of("search"), { timeZone, ministry, language, asOf, signal }),
};
const fetches = [...new Set(Object.values(fetchByKind))];

/** Answers a plan: queries of one kind by one statement however many they are, but for files and searches, which take some each. */
export function contentFetcher(databases: ReadDatabases, options: SourceOptions): ContentSource["fetchContent"] {
  return async (queries, context) => {
    const of = <K extends QueryKind>(kind: K): QueriesOf<K> =>
      queries.filter((query): query is Extract<Query, { kind: K }> => query.kind === kind);
    const request: Request = { ...options, ...context, databases, db: databases.pages, of };
    return new Map((await Promise.all(fetches.map((fetch) => fetch(request)))).flat());
  };
}
