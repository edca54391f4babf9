import { type Kysely, sql } from "kysely";
import { lockUntilCommit } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/schema.ts";
import type { VisitCount } from "./visit-counter.ts";

/** Rows with a label that a site has for a day: those viewed most. A flood of random words or addresses does not fill the table. */
export const MOST_ROWS = { pages: 2_000, words: 300, missing: 300 } as const;

/** Adds to what other processes have counted; all of it or nothing. */
export const writeVisits = (db: Kysely<Database>, counts: readonly VisitCount[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const column = <Name extends keyof VisitCount>(name: Name): VisitCount[Name][] => counts.map((each) => each[name]);
    // One process at a time: two that add to the same rows in another order would wait for each other.
    await lockUntilCommit(transaction, "visits");
    await sql`
      insert into visit_count as known (day, site, kind, label, views, bots)
      select * from unnest(${column("day")}::date[], ${column("site")}::text[], ${column("kind")}::text[], ${column("label")}::text[],
        ${column("views")}::int[], ${column("bots")}::int[]) as added (day, site, kind, label, views, bots)
      on conflict (day, site, kind, label) do update set views = known.views + excluded.views, bots = known.bots + excluded.bots
    `.execute(transaction);
    await sql`
      delete from visit_count where (day, site, kind, label) in (
        select day, site, kind, label from (
          select day, site, kind, label,
            row_number() over (partition by day, site, case when kind in ('words', 'missing') then kind end order by views desc, label) as rank
          from visit_count where day = any (${[...new Set(column("day"))]}::date[]) and label <> ''
        ) as ranked
        where rank > case kind when 'words' then ${MOST_ROWS.words}::int when 'missing' then ${MOST_ROWS.missing}::int else ${MOST_ROWS.pages}::int end
      )
    `.execute(transaction);
  });
