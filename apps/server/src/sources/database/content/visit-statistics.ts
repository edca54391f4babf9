import type { FetchContext } from "@portal/core";
import type { VisitStatisticsContent } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type Answers, found, type QueriesOf } from "./answer.ts";

/** Minutes after a day's end until it is published: every process has written its last views by then. */
const PUBLISHED_AFTER = 5;
const MONTHS = 12;

interface Row {
  readonly until: string;
  readonly changes_at: number;
  readonly months: VisitStatisticsContent["months"];
}

/** Views of sites by months, of days that are over where the portal is: one statement. */
export async function fetchVisitStatistics(
  db: Kysely<Database>,
  queries: QueriesOf<"visitStatistics">,
  { timeZone, asOf, signal }: Pick<FetchContext, "asOf" | "signal"> & { readonly timeZone: string },
): Promise<Answers> {
  return Promise.all(
    queries.map(async (query) => {
      const delay = sql`interval '1 minute' * ${PUBLISHED_AFTER}`;
      const { rows } = await sql<Row>`
        select (today - 1)::text as until,
          extract(epoch from (today + 1)::timestamp at time zone ${timeZone}::text + ${delay})::float8 * 1000 as changes_at,
          coalesce((
            select json_agg(json_build_object('month', month, 'views', views, 'searches', searches) order by month desc) from (
              select to_char(day, 'YYYY-MM') as month, sum(views)::int as views, coalesce(sum(views) filter (where kind = 'search'), 0)::int as searches
              from visit_count where site = ${query.of} and label = '' and kind not in ('missing', 'words')
                and day >= date_trunc('month', today - 1) - interval '1 month' * ${MONTHS - 1} and day < today
              group by 1 having sum(views) > 0
            ) as counted
          ), '[]') as months
        from (select ((${new Date(asOf)}::timestamptz - ${delay}) at time zone ${timeZone}::text)::date as today) as moment
      `.execute(db, { signal });
      const [row] = rows;
      if (!row) throw new Error("The statement of views answered without a row; it always gives one.");
      return found(query, { until: row.until, months: row.months }, row.changes_at);
    }),
  );
}
