import type { ArticleSummary, FetchContext } from "@portal/core";
import { toInstant } from "@portal/domain";
import { countedUpTo, draftState } from "@portal/domain/content";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type Answers, type CategoryRow, type QueriesOf, found, missing, toCategorySummary } from "./answer.ts";
import { isPublished, nextPublication } from "../published-article.ts";
import { counted } from "./counted.ts";
import { type ArticleSummaryRow, jsonArray, summaryColumns, toSummary } from "./article-summary.ts";

interface Row extends CategoryRow {
  readonly index: number;
  readonly total: number;
  readonly years: readonly number[];
  readonly changes_at: number | null;
  readonly articles: readonly ListedRow[];
}

interface ListedRow extends ArticleSummaryRow {
  readonly draft: { readonly opensAt: string | null; readonly deadline: string | null; readonly outcome: boolean } | null;
}

/** Of documents alone: nothing else has a last day for comments, and no other content need be unpacked. */
const draftColumn = sql.raw(`case when a.media = 'document' then json_build_object('opensAt', a.content ->> 'OpensAt',
  'deadline', a.content ->> 'Deadline', 'outcome', exists (select 1 from draft_outcome o where o.article_id = a.id)) end as draft`);

/** PostgreSQL's offset ends here, and no visitor pages further. */
const MAX_OFFSET = 2_147_483_647;

/** Pages of categories' articles: one statement, however many. Years are those of the reader's time zone. */
export async function fetchListings(
  db: Kysely<Database>,
  queries: QueriesOf<"listing">,
  { timeZone, asOf, signal }: Pick<FetchContext, "asOf" | "signal"> & { readonly timeZone: string },
): Promise<Answers> {
  if (queries.length === 0) return [];
  const parts = queries.map((query, index) => listing(query, index, timeZone, asOf));
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db, { signal });
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  return queries.map((query, index) => {
    const row = byIndex.get(index);
    if (!row) return missing(query);
    const { page, pageSize, year, sort } = query;
    const drafts = row.articles.map((article) => draftOf(article, asOf));
    const articles = row.articles.map((article, at) => ({ ...toSummary(article, row.site, row.slug), ...drafts[at]?.part }));
    const moments = [row.changes_at, ...drafts.map((draft) => draft?.changesAt)].filter((moment) => typeof moment === "number");
    const listed = { category: toCategorySummary(row), articles, total: row.total, page, pageSize, years: row.years, year, sort };
    return found(query, listed, moments.length === 0 ? undefined : Math.min(...moments));
  });
}

function listing(
  { slug, page, pageSize, year, sort }: QueriesOf<"listing">[number],
  index: number,
  timeZone: string,
  asOf: number,
): RawBuilder<Row> {
  const scope = sql`a.category_id = c.id and ${isPublished("a", asOf)}`;
  const chosen = year === undefined ? scope : sql`${scope} and ${within(year, timeZone)}`;
  const order = sql.raw(sort === "oldest" ? "a.published_at, a.id" : "a.published_at desc, a.id desc");
  const offset = Math.min(Math.max(page - 1, 0) * pageSize, MAX_OFFSET);
  // An index has all that choosing takes: rows of the pages before are not read.
  const picked = sql`select a.id from article a where ${chosen} order by ${order} limit ${pageSize} offset ${offset}`;
  return sql`
    select ${sql.lit(index)} as index, c.slug, c.name, c.description, s.slug as site,
      ${counted(sql`from article a where ${chosen}`, countedUpTo(offset, pageSize))} as total,
      ${yearsOf(scope, timeZone)} as years,
      ${nextPublication(sql.ref("c.id"), asOf)} as changes_at,
      ${jsonArray<ListedRow>(sql`select ${summaryColumns}, ${draftColumn} from (${picked}) as picked join article a on a.id = picked.id order by ${order}`)} as articles
    from category c join site s on s.id = c.site_id
    where c.slug = ${slug}`;
}

/** Where a draft stands, and when that changes. */
function draftOf(
  { draft }: ListedRow,
  asOf: number,
): { readonly part: Pick<ArticleSummary, "draft">; readonly changesAt: number | undefined } | undefined {
  const deadline = toInstant(draft?.deadline ?? undefined);
  if (!draft || deadline === undefined) return undefined;
  if (draft.outcome) return { part: { draft: { phase: "outcome", daysLeft: 0 } }, changesAt: undefined };
  const { state, changesAt } = draftState({ opensAt: toInstant(draft.opensAt ?? undefined), deadline }, asOf);
  return { part: { draft: { phase: state.phase, daysLeft: state.daysLeft } }, changesAt };
}

/** Years with articles, newest first: from the newest article of each year to the newest before that year, whatever their number. */
const yearsOf = (scope: RawBuilder<unknown>, timeZone: string): RawBuilder<number[]> => {
  const newest = (before: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select extract(year from max(a.published_at) at time zone ${timeZone}::text)::int from article a where ${scope} ${before})`;
  return sql`(
    with recursive y (year) as (
      select ${newest(sql``)}
      union all
      select ${newest(sql`and a.published_at < make_timestamptz(y.year, 1, 1, 0, 0, 0, ${timeZone}::text)`)} from y where y.year is not null
    ) select coalesce(json_agg(y.year order by y.year desc) filter (where y.year is not null), '[]') from y)`;
};

/** Years that PostgreSQL can make a date of; any other has no articles. */
function within(year: number, timeZone: string): RawBuilder<boolean> {
  if (!Number.isInteger(year) || year < 1 || year > 9998) return sql`false`;
  const start = (of: number): RawBuilder<Date> => sql`make_timestamptz(${of}::int, 1, 1, 0, 0, 0, ${timeZone}::text)`;
  return sql`a.published_at >= ${start(year)} and a.published_at < ${start(year + 1)}`;
}
