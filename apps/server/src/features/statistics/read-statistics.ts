import type { DayOfViews, Statistics, ViewedKind, ViewedLabel } from "@portal/contracts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

export interface Period {
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** Slugs; undefined: of all sites. */
  readonly sites: readonly string[] | undefined;
}

/** What fewer readers typed may be a name, or a mistake of one of them: it is shown to no one. */
export const SHOWN_FROM = 3;

/** What are no views of pages. */
const notPages = sql`('missing', 'words')`;

const within = ({ from, to, sites }: Period): RawBuilder<boolean> =>
  sql`day between ${from}::date and ${to}::date and (${sites === undefined} or site = any (${sites ?? []}::text[]))`;

/** Every day of a period, the oldest first. */
export async function readDays(db: Kysely<Database>, period: Period): Promise<readonly DayOfViews[]> {
  const count = (column: "views" | "bots", of: RawBuilder<boolean>): RawBuilder<number> =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where ${of}), 0)::int`;
  const { rows } = await sql<DayOfViews>`
    select each.day::date::text as day, ${count("views", sql`kind not in ${notPages}`)} as views, ${count("bots", sql`kind not in ${notPages}`)} as bots,
      ${count("views", sql`kind = 'search'`)} as searches, ${count("views", sql`kind = 'words'`)} as "inVain",
      ${count("views", sql`kind = 'missing'`)} as missing
    from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as each (day)
    left join (select * from visit_count where label = '' and ${within(period)}) as counted on counted.day = each.day
    group by each.day order by each.day
  `.execute(db);
  return rows;
}

/** The most viewed first. */
export async function readKinds(db: Kysely<Database>, period: Period): Promise<Statistics["kinds"]> {
  const { rows } = await sql<{ kind: ViewedKind; views: number; bots: number }>`
    select kind, sum(views)::int as views, sum(bots)::int as bots from visit_count
    where label = '' and kind not in ${notPages} and ${within(period)} group by kind order by 2 desc, kind
  `.execute(db);
  return rows;
}

/** Paths of pages, the most viewed first; those of equal views by their path. */
export async function readPages(db: Kysely<Database>, period: Period, limit: number): Promise<Statistics["pages"]> {
  const { rows } = await sql<ViewedLabel & { readonly kind: ViewedKind }>`
    select site, kind, label, sum(views)::int as views from visit_count
    where label <> '' and kind not in ${notPages} and ${within(period)}
    group by site, kind, label order by 4 desc, label, kind limit ${limit}
  `.execute(db);
  return rows;
}

/** Words that found nothing, or addresses without a page, the most frequent first. */
export async function readOften(
  db: Kysely<Database>,
  kind: "words" | "missing",
  period: Period,
  limit: number,
): Promise<readonly ViewedLabel[]> {
  const { rows } = await sql<ViewedLabel>`
    select site, label, sum(views)::int as views from visit_count where label <> '' and kind = ${kind} and ${within(period)}
    group by site, label having sum(views) >= ${SHOWN_FROM} order by 3 desc, label, site limit ${limit}
  `.execute(db);
  return rows;
}
