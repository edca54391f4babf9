import type { CategorySummary, Query, QueryKind, QueryResult, QueryResults } from "@portal/core";
import { categoryPath } from "@portal/domain";

/** Queries of one kind. */
export type QueriesOf<K extends QueryKind> = readonly Extract<Query, { kind: K }>[];

/** Answers by query key; a part of what `fetchContent` gives back. */
export type Answers = readonly (readonly [key: string, result: QueryResult])[];

/** @param changesAt - see QueryResult; null as PostgreSQL gives it: never */
export const found = <K extends QueryKind>(
  query: Query<K>,
  value: QueryResults[K],
  changesAt?: number | null,
): readonly [string, QueryResult] => [query.key, { ok: true, value, ...(typeof changesAt === "number" && { changesAt }) }];
export const missing = (query: Query): readonly [string, QueryResult] => [query.key, { ok: false, reason: "not-found" }];

export interface CategoryRow {
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  /** Slug of its site. */
  readonly site: string;
}

export const toCategorySummary = (row: CategoryRow): CategorySummary => ({
  slug: row.slug,
  name: row.name,
  href: categoryPath(row.site, row.slug),
  ...(row.description === null ? {} : { description: row.description }),
});
