import type { FetchContext } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";

/** How documents lie in time. */
export interface RecentDocuments {
  /** About how many there are, as PostgreSQL last counted. */
  readonly total: number;
  /**
   * About the moment (milliseconds since 1970) since which so many have been published: exact for a few thousand, by PostgreSQL's statistics for more.
   * @param to the last moment that counts; undefined: that of the search
   * @returns undefined where there are fewer, or it is not known
   */
  momentBefore(count: number, to: number | undefined): Promise<number | undefined>;
}

/** Walking over more entries of the index costs too much. */
const MOST_WALKED = 5000;

/** For one search: each question is asked once. */
export async function readRecentDocuments(
  db: Kysely<Database>,
  { asOf, signal }: Pick<FetchContext, "asOf" | "signal">,
): Promise<RecentDocuments> {
  const { rows: known } = await sql<{ total: number; bounds: readonly number[] | null }>`
    select greatest(c.reltuples, 0)::float8 as total, (
      select array_agg(extract(epoch from b)::float8 * 1000 order by b) from pg_stats s, unnest(s.histogram_bounds::text::timestamptz[]) b
      where s.schemaname = current_schema() and s.tablename = 'search_document' and s.attname = 'at' and isfinite(b)
    ) as bounds
    from pg_class c where c.oid = 'search_document'::regclass`.execute(db, { signal });
  const total = known[0]?.total ?? 0;
  const bounds = known[0]?.bounds ?? [];
  const walk = async (count: number, to: number): Promise<number | undefined> => {
    const { rows } = await sql<{ at: number }>`
      select floor(extract(epoch from d.at) * 1000)::float8 as at from search_document d
      where d.at <= ${new Date(to)}::timestamptz and isfinite(d.at) order by d.at desc offset ${count} limit 1`.execute(db, { signal });
    return rows[0]?.at;
  };
  /** Between two bounds lie equally many documents. */
  const estimate = (count: number, to: number): number | undefined => {
    const last = bounds.findLastIndex((bound) => bound <= to);
    return bounds[last - Math.ceil((count / total) * (bounds.length - 1))];
  };
  const walked = new Map<string, Promise<number | undefined>>();
  return {
    total,
    momentBefore: async (count, to) => {
      const last = Math.min(to ?? asOf, asOf);
      if (count > MOST_WALKED) return estimate(count, last);
      const key = `${count} ${last}`;
      const moment = walked.get(key) ?? walk(count, last);
      walked.set(key, moment);
      return moment;
    },
  };
}
