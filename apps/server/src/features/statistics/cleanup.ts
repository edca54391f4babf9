import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { SHOWN_FROM } from "./read-statistics.ts";

/** Months for which every page has its days; older ones are summed by month, site and kind. */
const KEPT_MONTHS = 25;
/** Days for which words, and addresses without a page, are kept; of those that are not frequent enough to be shown. */
const LABELS_KEPT_DAYS = 90;
const RARE_KEPT_DAYS = 7;

/** Sums what is old by month, and deletes what visitors typed. */
export const sumOldVisits = (db: Kysely<Database>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`
      delete from visit_count as typed where kind in ('words', 'missing') and label <> '' and (
        day < current_date - ${LABELS_KEPT_DAYS}::int or day < current_date - ${RARE_KEPT_DAYS}::int and (
          select sum(views) from visit_count as same where (same.site, same.kind, same.label) = (typed.site, typed.kind, typed.label)
            and same.kind in ('words', 'missing') and same.label <> ''
        ) < ${SHOWN_FROM}
      )`.execute(transaction);
    // The first of a month holds its sum: it is not summed again.
    await sql`
      with old as (
        delete from visit_count where day < date_trunc('month', current_date - ${KEPT_MONTHS} * interval '1 month')
          and (label <> '' or day <> date_trunc('month', day)) returning *
      )
      insert into visit_count as known (day, site, kind, label, views, bots)
      select date_trunc('month', day)::date, site, kind, '', sum(views)::int, sum(bots)::int from old where label = '' group by 1, 2, 3
      on conflict (day, site, kind, label) do update set views = known.views + excluded.views, bots = known.bots + excluded.bots
    `.execute(transaction);
  });
