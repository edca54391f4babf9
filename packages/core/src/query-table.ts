import type { Assignment, CardItem, EngineQueries, HostQueries, Query } from "./model.ts";

/** What a host's own queries depend on beside site and subject. It is added by declaration merging, as HostQueries are. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- the host fills it
export interface HostContext {}

/** What the page around the blocks is about. */
export interface PlanContext extends HostContext {
  readonly site: string;
  readonly category: string | undefined;
  readonly article: string | undefined;
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
  read(result: unknown, card: AssignedCard): readonly CardItem[] | undefined;
}

/** The kinds of queries of a host, in the order in which they are planned. */
export interface QueryTable {
  readonly needs: ReadonlyMap<string, Need>;
  readonly cardItems: CardItems | undefined;
}
