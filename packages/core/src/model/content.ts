/** Content: what plan asks for and a ContentSource brings. A host adds its own kinds of queries by declaration merging. */
import type { CardsContent, CategoriesContent, CategoryContent, CategorySummary, TreeContent } from "../generated/types.ts";
import type { Language } from "./diagnostic.ts";

/** Queries that the block types need, and what each brings. */
export interface CategoryQuery {
  readonly slug: string;
  readonly limit: number;
  /** Which articles come first; omitted: the newest. */
  readonly order?: "mostRead";
}

export interface EngineQueries {
  category: { readonly query: CategoryQuery; readonly result: CategoryContent };
  tree: { readonly query: { readonly root: string; readonly depth: number }; readonly result: TreeContent };
  categorySummaries: { readonly query: { readonly slugs: readonly string[] }; readonly result: readonly CategorySummary[] };
}

/**
 * Kinds of queries of a host, in the shape of EngineQueries:
 * `declare module "@portal/core" { interface HostQueries { weather: { query: { station: string }; result: Weather } } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- the host fills it
export interface HostQueries {}

type Queries = EngineQueries & HostQueries;

/** A source answers by a table of them all, so that the compiler names the kind that it lacks. */
export type QueryKind = keyof Queries;

/** One request for content, of one kind or of any. Queries of the same `key` are one. */
export type Query<Kind extends QueryKind = QueryKind> = {
  readonly [K in Kind]: {
    readonly kind: K;
    readonly key: string;
    /** A change of one of these things changes the answer. Omitted: any change may. */
    readonly tags?: readonly string[];
  } & Queries[K]["query"];
}[Kind];

/** What each kind of query brings. */
export type QueryResults = { readonly [K in QueryKind]: Queries[K]["result"] };

export type QueryResult<Kind extends QueryKind = QueryKind> =
  | {
      readonly ok: true;
      readonly value: QueryResults[Kind];
      /** Milliseconds since 1970: the answer changes by itself then (a scheduled publication, a day that is over). Omitted: never. */
      readonly changesAt?: number | undefined;
    }
  | { readonly ok: false; readonly reason: "not-found" | "unavailable" };

export interface FetchContext {
  readonly site: string;
  readonly language: Language;
  /** The moment that the page shows, in milliseconds since 1970: sources look at no other clock. */
  readonly asOf: number;
  readonly signal: AbortSignal | undefined;
}

/** Where content comes from: a database, another server, or a fixture. */
export interface ContentSource {
  /** Answers all queries of a plan at once, by key. A key left out counts as unavailable. May reject: then all are. */
  fetchContent(queries: readonly Query[], context: FetchContext): Promise<ReadonlyMap<string, QueryResult>>;
}

/** What a node draws. */
export type NodeContent =
  | { readonly status: "ready"; readonly content: BlockContentValue }
  | { readonly status: "empty" }
  /** `unavailable`: the source did not answer. `error`: the server could not draw it. */
  | { readonly status: "failed"; readonly reason: "unavailable" | "error" };

/** What a widget's needs brought, by their names. A host adds the names that its query table knows, as it does with HostQueries. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- the host fills it
export interface WidgetContent {}

export type BlockContentValue = CategoryContent | CategoriesContent | TreeContent | CardsContent | WidgetContent;

/** By node id. */
export type PageContent = Readonly<Record<string, NodeContent>>;
