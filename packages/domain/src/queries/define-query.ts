import type { NeedSchema } from "@portal/core";
import type { QueryContext } from "./query-context.ts";

/** What widgets may need by one name under `needs` in a template: which query answers it, and what of the answer they get. */
export interface QueryDefinition<Kind extends string, Value extends NeedSchema, Fields extends object, Result, Content> {
  /** Of the query: the portal's own, or one of the engine's. */
  readonly kind: Kind;
  /** Schema of what the template says: what editors complete and explain, and layout-lint checks. */
  readonly value: Value;
  /** @returns undefined where the page has nothing to ask for */
  readonly plan: (value: ValueOf<Value>, context: QueryContext) => Planned<Fields> | undefined;
  readonly read: (result: Result, context: Pick<QueryContext, "article">, value: ValueOf<Value>) => Content;
}

/** What a value of the schema is in TypeScript. */
export type ValueOf<Schema extends NeedSchema> = Schema extends { readonly type: "integer" }
  ? number
  : Schema extends { readonly type: "boolean" }
    ? boolean
    : Schema extends { readonly enum: readonly (infer Word)[] }
      ? Word
      : readonly string[];

interface Planned<Fields> {
  /** Queries of the same key are one. */
  readonly key: string;
  /** What the query asks for. */
  readonly fields: Fields;
  /** Cache tags of what it may bring. */
  readonly tags: readonly string[];
}

export const defineQuery = <const Kind extends string, const Value extends NeedSchema, Fields extends object, Result, Content>(
  definition: QueryDefinition<Kind, Value, Fields, Result, Content>,
): QueryDefinition<Kind, Value, Fields, Result, Content> => definition;
