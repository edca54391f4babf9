import { type RawBuilder, sql } from "kysely";

interface PublicMonth {
  /** Its first day. */
  readonly month: Date;
  readonly count: number;
  readonly changed_at: Date;
}

/** A table for `from`: how many articles each month (UTC) has that are public, and when the last of them was changed. @param asOf milliseconds since 1970 */
export function publicMonths(asOf: number): RawBuilder<PublicMonth> {
  const at = sql`${new Date(asOf)}::timestamptz`;
  const thisMonth = sql`date_trunc('month', ${at} at time zone 'UTC')`;
  return sql<PublicMonth>`(
    select month, articles as count, changed_at from article_month where month < ${thisMonth} and articles > 0
    union all
    -- Of the month that is not over, what is published.
    select ${thisMonth}, count(*)::int, max(greatest(updated_at, published_at))
    from listed_article where published_at >= ${thisMonth} at time zone 'UTC' and published_at <= ${at} having count(*) > 0)`;
}
