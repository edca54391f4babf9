import type { Assignment, EngineQueries, FeedItem, HostQueries, Query } from "./model.ts";

/** What the page around the blocks is about. A host adds what its own queries depend on by declaration merging. */
export interface PlanContext {
  readonly site: string;
  readonly category: string | undefined;
  readonly article: string | undefined;
  /** Of a listing; the first is 1. */
  readonly page: number;
}

/** A query of a kind of the host's, with the cache tags of what it may bring; or of the engine's, which gets its key and tags as those of blocks do. */
export type PlannedQuery =
  | { readonly query: Query<keyof HostQueries>; readonly tags: readonly string[] }
  | { readonly query: { readonly kind: "category" } & EngineQueries["category"]["query"] }
  | { readonly query: { readonly kind: "tree" } & EngineQueries["tree"]["query"] };

/** A name under a template's `needs`: which query answers it, and what of the answer the widget gets. */
export interface Need {
  /**
   * @param value what the template says, as the host's schema of the need allows it (`createCatalogue`)
   * @returns undefined where the page has nothing to ask for
   */
  plan(value: unknown, context: PlanContext): PlannedQuery | undefined;
  /** @param value what the template says */
  read(result: unknown, context: Pick<PlanContext, "article">, value: unknown): unknown;
}

export type AssignedCard = NonNullable<Assignment["cards"]>[number];

/** What stands below the cards of some blocks, from elsewhere. */
export interface CardItems {
  /** @param key of the block */
  plan(key: string, cards: readonly AssignedCard[]): PlannedQuery | undefined;
  read(result: unknown, card: AssignedCard): readonly FeedItem[] | undefined;
}

/** The kinds of queries of a host, in the order in which they are planned. */
export interface QueryTable {
  readonly needs: ReadonlyMap<string, Need>;
  readonly cardItems: CardItems | undefined;
}
