import type { Language } from "@portal/core";
import type { SearchContent } from "@portal/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type Answers, found, type QueriesOf } from "../content/answer.ts";
import { analyze, type AnalyzedQuery } from "./analyze-query.ts";
import { type CandidatesAnswer, candidatesStatement, type SearchQuery, type StatementOptions } from "./candidates.ts";
import { type LookAhead, readAhead } from "./look-ahead.ts";
import { matches } from "./matches.ts";
import type { MatchContext } from "./newest-matches.ts";
import { publicBestBets } from "./best-bets.ts";
import { rank, type Ranked } from "./rank.ts";
import { toResult } from "./search-result.ts";
import { readResultRows } from "./result-rows.ts";
import { bestBetsOf, rowsOf } from "./stored-terms.ts";
import { matchText, mostOf } from "./ts-query.ts";
import { type Unit, unitsOf } from "./query-units.ts";

export interface SearchOptions extends StatementOptions {
  /** Of the page that is searched from. */
  readonly language: Language;
  /** See FetchContext. Of ages its day alone counts: the order of results holds for a day. */
  readonly asOf: number;
  readonly signal: AbortSignal | undefined;
}

const DAY_MS = 86_400_000;
/** Results that are ranked precisely; those behind them stay in their rough order. */
const RANKED = 200;
/** Documents that hold all words; where there are fewer, those that hold most of them follow. */
const MIN_MATCHES = 10;
/** Words of which most are enough: the rarest. */
const MOST_UNITS = 9;

/**
 * Articles, static pages, questions, persons and attached files by their words.
 * @param db - whose sessions end a statement that takes too long, and use indexes alone (`openPools`)
 * @throws where a search takes too long
 */
export async function fetchSearches(db: Kysely<Database>, queries: QueriesOf<"search">, options: SearchOptions): Promise<Answers> {
  return Promise.all(
    queries.map(async (query) => {
      const { next, ...content } = await search(db, query, options);
      return found(query, content, next);
    }),
  );
}

/** @returns also when the answer changes by itself, in milliseconds since 1970 */
export async function search(
  db: Kysely<Database>,
  query: SearchQuery,
  options: SearchOptions,
): Promise<SearchContent & { readonly next: number }> {
  const { kind: _kind, key: _key, page, pageSize, ...request } = query;
  const typed = unitsOf(request.terms, options.language);
  const facets = { sites: [], categories: [], types: [], years: [] };
  const nothing = {
    request,
    bestBets: [],
    results: [],
    total: 0,
    complete: 0,
    everywhere: 0,
    widened: false,
    respelled: [],
    page,
    pageSize,
    facets,
  };
  const endOfDay = startOfDay(options.asOf) + DAY_MS;
  // Nothing that is published changes it.
  if (typed.units.length === 0) return { ...nothing, next: endOfDay };
  const context = { ...options, ...(await readAhead(db, query, rowsOf(typed.said), options)) };
  const asked = unitsOf(request.terms, options.language, context.terms);
  const find = findOnce(db, context);
  // Most queries are what their words say: these are looked for in the round trip that also asks how common they are.
  void find(matchText(asked.units, asked.unwanted, asked.units.length), unfilteredOf(query)).catch(() => undefined); // Who needs it has the reason.
  // Who narrows a search, or goes on in it, has seen what stands first.
  const chosen = page > 1 || isFiltered(query) ? [] : bestBetsOf(asked.said, asked.isMarked, context.terms);
  const [analyzed, bestBets] = await Promise.all([analyze(db, asked, request.terms, context), publicBestBets(db, chosen, options)]);
  const { answer, widened, answeredQuery, isPartial } = await match(db, analyzed, query, { ...context, find });
  const ranked = rankOf(answer, analyzed, answeredQuery, options);
  const ids = isRanked(answeredQuery)
    ? ranked.map(({ candidate }) => candidate.id).slice((page - 1) * pageSize, page * pageSize)
    : answer.candidates.map(({ id }) => id);
  const complete = ranked.filter(({ isComplete }) => isComplete).length;
  const rows = await readResultRows(db, ids, options, options.signal);
  const { total, everywhere, sites, categories, types, years } = answer;
  return {
    ...nothing,
    bestBets,
    results: rows.map((row) => toResult(row, analyzed.asked, options.ministry)),
    total,
    complete: isPartial ? complete : total - (ranked.length - complete),
    everywhere,
    widened,
    respelled: analyzed.respelled,
    facets: { sites, categories, types, years },
    next: Math.min(context.next, endOfDay),
  };
}

const isFiltered = ({ category, type, from, to }: SearchQuery): boolean =>
  [category, type, from, to].some((filter) => filter !== undefined);

/** Ids of what matches a text for `to_tsquery`. */
type Find = (match: string, query: SearchQuery) => Promise<readonly string[]>;

/** The same is looked for once. */
function findOnce(db: Kysely<Database>, context: MatchContext & LookAhead): Find {
  const found = new Map<string, Promise<readonly string[]>>();
  return (match, query) => {
    const { site, category, type, from, to, sort } = query;
    const key = JSON.stringify([match, site, category, type, from, to, sort]);
    const looked = found.get(key) ?? matches(db, match, query, context);
    found.set(key, looked);
    return looked;
  };
}

const unfilteredOf = (query: SearchQuery): SearchQuery => ({
  ...query,
  category: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
});

interface Matched {
  readonly answer: CandidatesAnswer;
  readonly widened: boolean;
  /** The query that was answered: of all sites where it was widened. */
  readonly answeredQuery: SearchQuery;
  /** It has more than what holds all words: few of it do. */
  readonly isPartial: boolean;
}

/**
 * Documents that hold all words; where there are few of those on all sites, also those that hold most of them. Filters have no part in
 * that: each choice brings what its count says. A site where nothing holds all the words, or holds them apart, gives way to all sites.
 */
async function match(
  db: Kysely<Database>,
  { asked, statistics }: AnalyzedQuery,
  query: SearchQuery,
  { find, ...options }: SearchOptions & { readonly find: Find },
): Promise<Matched> {
  const documents = (place: number): number => statistics[place]?.documents ?? 0;
  const isAnyComplete = statistics.every((one) => one.documents > 0);
  const run = async (units: readonly Unit[], least: number, answeredQuery: SearchQuery): Promise<CandidatesAnswer> => {
    const looked = (some: readonly Unit[], count: number): Promise<readonly string[]> =>
      find(matchText(some, asked.unwanted, count), answeredQuery);
    // What holds all the words is there however old it is, and however many hold most of them.
    const complete = isAnyComplete && least < asked.units.length ? await looked(asked.units, asked.units.length) : [];
    const ids = [...new Set([...complete, ...(await looked(units, least))])];
    const statement = candidatesStatement({ ids, complete, asked, query: answeredQuery, ...windowOf(answeredQuery) }, options);
    const { rows } = await statement.execute(db, { signal: options.signal });
    return rows[0] ?? empty;
  };
  const unfiltered = unfilteredOf(query);
  const everySite: SearchQuery = { ...query, site: undefined };
  const isNothing = ({ total, everywhere }: CandidatesAnswer): boolean => query.site !== undefined && total === 0 && everywhere > 0;
  // Words strewn over a text are no match where other sites have them together.
  const isTogether = (answer: CandidatesAnswer): boolean =>
    rankOf(answer, { asked, statistics }, query, options).some((one) => one.isComplete && one.isTogether);
  const givesWay = async (own: CandidatesAnswer): Promise<boolean> =>
    isNothing(own) ||
    (query.site !== undefined &&
      query.site === query.home &&
      own.everywhere > own.total &&
      isRanked(query) &&
      !isTogether(own) &&
      isTogether(await run(asked.units, asked.units.length, { ...unfiltered, site: undefined })));

  const all = isAnyComplete ? await run(asked.units, asked.units.length, unfiltered) : empty;
  const required = asked.units.filter(({ isRequired }) => isRequired);
  const places = [...asked.units.keys()].filter((place) => !asked.units[place]?.isRequired && documents(place) > 0);
  const loose = asked.units.length - required.length;
  const least = Math.min(mostOf(loose, all.everywhere === 0), places.length);
  const isEnough = all.everywhere >= MIN_MATCHES || least >= loose || (query.sort === "newest" && all.everywhere > 0);
  const widened = await givesWay(all);
  if (isEnough) {
    const answeredQuery = widened ? everySite : query;
    const answer = isFiltered(query) || widened ? await run(asked.units, asked.units.length, answeredQuery) : all;
    return { answer, widened, answeredQuery, isPartial: false };
  }
  // A word or two of many are not what was asked.
  if (least < loose / 3 || (least === 0 && required.length === 0))
    return { answer: empty, widened: false, answeredQuery: query, isPartial: true };
  const rarest = places.toSorted((a, b) => documents(a) - documents(b)).slice(0, MOST_UNITS);
  const units = [...required, ...rarest.flatMap((place) => asked.units[place] ?? [])];
  const some = await run(units, least, widened ? everySite : query);
  if (widened || !isNothing(some) || isFiltered(query))
    return { answer: some, widened, answeredQuery: widened ? everySite : query, isPartial: true };
  return { answer: await run(units, least, everySite), widened: true, answeredQuery: everySite, isPartial: true };
}

const empty: CandidatesAnswer = { total: 0, everywhere: 0, candidates: [], sites: [], categories: [], types: [], years: [] };

/** The best are ranked together; what stands behind them is taken page by page. */
const isRanked = ({ page, pageSize, sort }: SearchQuery): boolean => sort === "relevance" && page * pageSize <= RANKED;

const windowOf = (query: SearchQuery): { limit: number; offset: number } =>
  isRanked(query) ? { limit: RANKED, offset: 0 } : { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };

/** Milliseconds since 1970, in UTC. */
const startOfDay = (moment: number): number => Math.floor(moment / DAY_MS) * DAY_MS;

const rankOf = (
  { candidates }: CandidatesAnswer,
  { asked, statistics }: Pick<AnalyzedQuery, "asked" | "statistics">,
  { terms, sort }: SearchQuery,
  { language, asOf }: SearchOptions,
): Ranked[] => (sort === "relevance" ? rank(candidates, { asked, typed: terms, statistics, language, asOf: startOfDay(asOf) }) : []);
