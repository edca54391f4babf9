import type { SearchFacet } from "@portal/domain";
import { type RawBuilder, sql } from "kysely";

/** Values of a facet; those behind them have the fewest results. */
const FACETS = 40;

/** Counts of `hit` by a column. Most first; years newest first. */
export function facet(value: string, label: string, where: RawBuilder<unknown>): RawBuilder<SearchFacet[]> {
  const order = value === "h.year" ? sql`f.value desc` : sql`f.count desc, f.label`;
  return sql`(select coalesce(json_agg(f order by ${order}), '[]') from (
    select ${sql.ref(value)} as value, ${sql.ref(label)} as label, count(*)::int as count
    from (select *, to_char(day, 'YYYY') as year from hit) h where ${where} and ${sql.ref(value)} is not null
    group by 1, 2 order by count desc limit ${FACETS}
  ) f)`;
}
