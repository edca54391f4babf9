/** When a legal document is in force, in SQL. `d` is its row of legal_document. */
import type { LegalForce, LegalStatus } from "@portal/domain";
import { type RawBuilder, sql } from "kysely";

export interface Moment {
  /** IANA name; in which zone a day begins. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly asOf: number;
}

/** The day of the moment. */
export const today = ({ timeZone, asOf }: Moment): RawBuilder<string> =>
  sql<string>`(${new Date(asOf)}::timestamptz at time zone ${timeZone}::text)::date`;

/** When a day begins, in milliseconds since 1970. */
export const startOf = (day: RawBuilder<unknown>, { timeZone }: Pick<Moment, "timeZone">): RawBuilder<number | null> =>
  sql<number | null>`(extract(epoch from (${day})::timestamp at time zone ${timeZone}::text) * 1000)::float8`;

const ENDING = ["replaces", "repeals"] as const;

/** Public documents that end others: `s`, with their relations `r`. */
const ending = ({ asOf }: Moment): RawBuilder<unknown> => sql`legal_relation r join legal_document s on s.article_id = r.article_id
  and r.relation in (${sql.join(ENDING.map((name) => sql.lit(name)))}) and s.published_at <= ${new Date(asOf)}::timestamptz and s.slug <> r.target`;

/** First day without force: what its own record says, or the first day of a public document that ends it. */
export const endsOn = (moment: Moment): RawBuilder<string | null> =>
  sql<string | null>`least(d.expires_on, (select min(s.effective_on) from ${ending(moment)} where r.target = d.slug))`;

const isOver = (moment: Moment): RawBuilder<boolean> => sql<boolean>`coalesce(${endsOn(moment)} <= ${today(moment)}, false)`;

/** The columns of LegalStatus. */
export const statusColumns = (
  moment: Moment,
): RawBuilder<unknown> => sql`d.effective_on::text as "effectiveOn", ${endsOn(moment)}::text as "endsOn",
  case when ${isOver(moment)} then 'expired' when d.effective_on <= ${today(moment)} then 'inForce' when d.effective_on is not null then 'notYet' end as force`;

/** @param category - its id */
export function hasForce(force: LegalForce, category: RawBuilder<unknown>, moment: Moment): RawBuilder<boolean> {
  const day = today(moment);
  switch (force) {
    case "inForce":
      return sql`d.effective_on <= ${day} and not ${isOver(moment)}`;
    case "notYet":
      return sql`d.effective_on > ${day} and not ${isOver(moment)}`;
    case "expired":
      // The few that are over are found by their days: one by one, all the others would be looked at.
      return sql`d.article_id in (
        select e.article_id from legal_document e where e.category_id = ${category} and e.expires_on <= ${day}
        union all
        select e.article_id from ${ending(moment)} join legal_document e on e.slug = r.target where e.category_id = ${category} and s.effective_on <= ${day})`;
  }
}

/** A row of PostgreSQL's, without what it does not say. */
export const statusOf = ({ force, effectiveOn, endsOn: end }: StatusRow): LegalStatus => ({
  ...(force !== null && { force }),
  ...(effectiveOn !== null && { effectiveOn }),
  ...(end !== null && { endsOn: end }),
});

export interface StatusRow {
  readonly force: LegalForce | null;
  readonly effectiveOn: string | null;
  readonly endsOn: string | null;
}
