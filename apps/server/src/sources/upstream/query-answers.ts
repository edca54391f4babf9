import type { CategoryRecord, Query, QueryKind, QueryResult } from "@portal/core";
import { type ListingContent, neighboursOf } from "@portal/domain";
import { summaryOf, treeOf } from "./parse-responses.ts";

/** What upstream can be asked for, and for which page. */
interface AnswerContext {
  /** A category by its slug. */
  readonly record: (slug: string) => Promise<CategoryRecord | undefined>;
  /** Categories below a category or site. */
  readonly children: (slug: string) => Promise<readonly CategoryRecord[]>;
  readonly list: (
    category: CategoryRecord,
    site: string,
    offset: number,
    limit: number,
    signal: AbortSignal | undefined,
  ) => Promise<Pick<ListingContent, "articles" | "total">>;
  /** Slug of the page's site. */
  readonly site: string;
  readonly signal: AbortSignal | undefined;
}

type Answers = { readonly [K in QueryKind]: (query: Query<K>, context: AnswerContext) => Promise<QueryResult<K>> };

/** As many articles as one call brings. */
export const MAX_LIMIT = 100;

const found = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
const notFound = { ok: false, reason: "not-found" } as const;
/** Specification §7 has no call that brings it. */
const unknownUpstream = (): Promise<typeof notFound> => Promise.resolve(notFound);

const answers: Answers = {
  async category({ slug, limit }, { record, list, site, signal }) {
    const category = await record(slug);
    if (!category) return notFound;
    const { articles } = await list(category, site, 0, limit, signal);
    return found({ category: summaryOf(category, site), articles: [...articles] });
  },
  async listing({ slug, page, pageSize, year, sort }, { record, list, site, signal }) {
    const category = await record(slug);
    if (!category) return notFound;
    const articles = await list(category, site, (page - 1) * pageSize, pageSize, signal);
    return found({ category: summaryOf(category, site), ...articles, page, pageSize, years: [], year, sort });
  },
  async neighbours(query, { record, list, site, signal }) {
    const category = await record(query.slug);
    // No call asks for what stands around an article: one that is not among the newest has no neighbours here.
    const newest = category && (await list(category, site, 0, MAX_LIMIT, signal));
    const value = newest && neighboursOf(newest, query);
    return value ? found(value) : notFound;
  },
  async categorySummaries({ slugs }, { record, site }) {
    const categories = await Promise.all(slugs.map((slug) => record(slug)));
    return found(categories.flatMap((category) => (category ? [summaryOf(category, site)] : [])));
  },
  tree: async ({ root, depth }, { children, site }) => found({ nodes: treeOf(await children(root), site, root, depth) }),
  // Specification §7 has no call that searches: said, not guessed.
  search: () => Promise.resolve({ ok: false, reason: "unavailable" }),
  series: unknownUpstream,
  // Files of open data are made from the database: such a portal has none.
  datasets: () => Promise.resolve(found([])),
  feeds: unknownUpstream,
  file: unknownUpstream,
  people: unknownUpstream,
  documents: unknownUpstream,
  // Its own facts are shown all the same.
  legal: () => Promise.resolve(found({ relations: [] })),
  questions: unknownUpstream,
  // The newest of the category stand there alone.
  related: unknownUpstream,
  sites: unknownUpstream,
  visitStatistics: unknownUpstream,
};

export const answerQuery = <K extends QueryKind>(query: Query<K>, context: AnswerContext): Promise<QueryResult<K>> =>
  answers[query.kind](query, context);
