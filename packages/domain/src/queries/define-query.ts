import type { CardItem, EngineQueries, HostQueries, NeedSchema, Query } from "@portal/core";
import type { AssignedCard, CardItems, Need, PlanContext, PlannedQuery } from "@portal/core/compose";

/** What widgets may need by one name under `needs` in a template: which query answers it, and what of the answer they get. */
export interface QueryDefinition<Kind extends string, Value extends NeedSchema, Planned, Result, Content> {
  /** Of the query: the portal's own, or one of the engine's. */
  readonly kind: Kind;
  /** Schema of what the template says: what editors complete and explain, and layout-lint checks. */
  readonly value: Value;
  /** @returns undefined where the page has nothing to ask for */
  readonly plan: (value: ValueOf<Value>, context: PlanContext) => Planned | undefined;
  readonly read: (result: Result, context: Pick<PlanContext, "article">, value: ValueOf<Value>) => Content;
}

/** What a value of the schema is in TypeScript. */
export type ValueOf<Schema extends NeedSchema> = Schema extends { readonly type: "integer" }
  ? number
  : Schema extends { readonly type: "boolean" }
    ? boolean
    : Schema extends { readonly enum: readonly (infer Word)[] }
      ? Word
      : readonly string[];

/** A query of a kind of the portal's own. The engine gives its own queries their keys and tags itself. */
export interface Planned<Fields> {
  /** Queries of the same key are one. */
  readonly key: string;
  /** What the query asks for. */
  readonly fields: Fields;
  /** Cache tags of what it may bring. */
  readonly tags: readonly string[];
}

/** Kinds of the engine that a widget may need: what they ask for and bring is the engine's. */
const engineKinds = ["category", "tree"] as const;
type EngineKind = (typeof engineKinds)[number];

/** With what the engine takes: it gives `plan` a value that the schema allows, and `read` the result of the query that `plan` made. */
type Defined<Definition> = Definition & { readonly need: Need };

export function defineQuery<const Kind extends EngineKind, const Value extends NeedSchema, Content>(
  definition: QueryDefinition<Kind, Value, EngineQueries[Kind]["query"], EngineQueries[Kind]["result"], Content>,
): Defined<typeof definition>;
export function defineQuery<const Kind extends string, const Value extends NeedSchema, Fields extends object, Result, Content>(
  definition: QueryDefinition<Kind, Value, Planned<Fields>, Result, Content> & { readonly kind: Exclude<Kind, EngineKind> },
): Defined<QueryDefinition<Kind, Value, Planned<Fields>, Result, Content>>;
export function defineQuery<Kind extends string, Value extends NeedSchema, Result, Content>(
  definition: QueryDefinition<Kind, Value, object, Result, Content>,
): Defined<typeof definition> {
  const { kind, plan, read } = definition;
  const need: Need = {
    plan(value, context) {
      const planned = plan(value as ValueOf<Value>, context);
      return planned && toQuery(kind, planned);
    },
    read: (result, context, value) => read(result as Result, context, value as ValueOf<Value>),
  };
  return { ...definition, need };
}

/** What stands below the cards of some blocks, from elsewhere. */
export interface CardItemsDefinition<Kind extends string, Fields extends object, Result> {
  readonly kind: Kind;
  /** @param key of the block */
  readonly plan: (key: string, cards: readonly AssignedCard[]) => Planned<Fields> | undefined;
  readonly read: (result: Result, card: AssignedCard) => readonly CardItem[] | undefined;
}

export function defineCardItems<const Kind extends string, Fields extends object, Result>(
  definition: CardItemsDefinition<Kind, Fields, Result>,
): typeof definition & { readonly cardItems: CardItems } {
  const { kind, plan, read } = definition;
  return {
    ...definition,
    cardItems: {
      plan(key, cards) {
        const planned = plan(key, cards);
        return planned && toQuery(kind, planned);
      },
      read: (result, card) => read(result as Result, card),
    },
  };
}

/** The kinds of a host are made from the definitions (table.ts), and those of the engine are checked above: a query is what its definition says. */
function toQuery(kind: string, planned: object): PlannedQuery {
  if (engineKinds.some((one) => one === kind)) return { query: { kind, ...planned } } as PlannedQuery;
  const { key, fields, tags } = planned as Planned<object>;
  return { query: { kind, key, ...fields } as Query<keyof HostQueries>, tags };
}
