import { type RawBuilder, sql } from "kysely";

/** How many rows there are, and no more than so many are walked. @param from - the statement from `from` on @param limit - see countedUpTo */
export const counted = (from: RawBuilder<unknown>, limit: number): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select ${from} limit ${limit}) as counted)`;
