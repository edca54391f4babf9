import { type CategoryContent, type FetchContext, parseCategory } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { CategoryRow, QueriesOf } from "./answer.ts";
import { toCategorySummary } from "./answer.ts";
import type { SeriesRow } from "./series.ts";
import { isPublished, nextPublication } from "../published-article.ts";
import { type ArticleSummaryRow, jsonArray, summaryColumns, toSummary } from "./article-summary.ts";

interface Row extends CategoryRow {
  /** Of the query it answers. */
  readonly key: string;
  readonly metadata: string | null;
  readonly series_rows: readonly SeriesRow[];
  readonly changes_at: number | null;
  readonly articles: readonly ArticleSummaryRow[];
}

export interface CategoryAnswer {
  readonly content: CategoryContent;
  /** See QueryResult. */
  readonly changesAt: number | null;
  /** Ids of the time series that belong to the category. */
  readonly series: readonly string[];
  /** Those of them that came with it. */
  readonly seriesRows: readonly SeriesRow[];
}

/** Categories with their newest articles, by query key: one statement, however many. A slug that does not exist is left out. */
export async function fetchCategories(
  db: Kysely<Database>,
  queries: QueriesOf<"category">,
  { asOf, signal }: Pick<FetchContext, "asOf" | "signal">,
): Promise<ReadonlyMap<string, CategoryAnswer>> {
  if (queries.length === 0) return new Map();
  const newest = sql`select ${summaryColumns} from article a where a.category_id = c.id and ${isPublished("a", asOf)} order by a.published_at desc, a.id desc limit q.lim`;
  // Metadata may be megabytes and is wanted for its series only: most rows need not bring it.
  const { rows } = await sql<Row>`
    select q.key, c.slug, c.name, c.description, s.slug as site,
      case when c.metadata like '%"series"%' then c.metadata end as metadata,
      ${jsonArray(sql`select r.slug, r.name, r.unit, r.points from series r where r.slug = any (c.series)`)} as series_rows,
      ${nextPublication(sql.ref("c.id"), asOf)} as changes_at,
      ${jsonArray(newest)} as articles
    from unnest(${queries.map(({ key }) => key)}::text[], ${queries.map(({ slug }) => slug)}::text[], ${queries.map(({ limit }) => limit)}::int[]) as q (key, slug, lim)
    join category c on c.slug = q.slug
    join site s on s.id = c.site_id
  `.execute(db, { signal });
  return new Map(rows.map((row) => [row.key, toAnswer(row)]));
}

function toAnswer({ metadata, series_rows: seriesRows, changes_at: changesAt, articles, ...category }: Row): CategoryAnswer {
  return {
    content: {
      category: toCategorySummary(category),
      articles: articles.map((article) => toSummary(article, category.site, category.slug)),
    },
    changesAt,
    seriesRows,
    series: metadata === null ? [] : parseCategory({ ...category, metadata }).value.series,
  };
}
