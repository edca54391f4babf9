import type { FetchContext } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";

/** How documents lie in time. */
export interface RecentDocuments {
  /** About how many there are, as PostgreSQL last counted. */
  readonly total: number;
  /**
   * The moment (milliseconds since 1970) since which so many have been published.
   * @param to the last moment that counts; undefined: that of the search
   * @returns undefined where there are fewer
   */
  momentBefore(count: number, to: number | undefined): Promise<number | undefined>;
}

/** For one search: each question is asked once. */
export async function readRecentDocuments(
  db: Kysely<Database>,
  { asOf, signal }: Pick<FetchContext, "asOf" | "signal">,
): Promise<RecentDocuments> {
  const asked = new Map<string, Promise<number | undefined>>();
  const { rows: counts } = await sql<{ total: number }>`
    select greatest(reltuples, 0)::float8 as total from pg_class where oid = 'search_document'::regclass`.execute(db, { signal });
  const read = async (count: number, to: number): Promise<number | undefined> => {
    const { rows } = await sql<{ at: number }>`
      select floor(extract(epoch from d.at) * 1000)::float8 as at from search_document d
      where d.at <= ${new Date(to)}::timestamptz and isfinite(d.at) order by d.at desc offset ${count} limit 1`.execute(db, { signal });
    return rows[0]?.at;
  };
  return {
    total: counts[0]?.total ?? 0,
    momentBefore: (count, to) => {
      const last = Math.min(to ?? asOf, asOf);
      const key = `${count} ${last}`;
      const known = asked.get(key) ?? read(count, last);
      asked.set(key, known);
      return known;
    },
  };
}
