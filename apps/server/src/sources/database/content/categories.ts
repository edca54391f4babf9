import { type CategoryContent, type FetchContext, parseCategory } from "@portal/core";
import { RELATED_AMONG } from "@portal/domain/content";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type Answers, type CategoryRow, type QueriesOf, toCategorySummary } from "./answer.ts";
import { answerRelated } from "./related.ts";
import type { SeriesRow } from "./series.ts";
import { isPublished, nextPublication } from "../published-article.ts";
import { type ArticleSummaryRow, jsonArray, summaryColumns, summaryColumnsWith, toSummary } from "./article-summary.ts";

interface Row extends CategoryRow {
  /** Of the query it answers. */
  readonly key: string;
  /** Of the article that others are to be related to; null for other queries, and where the category does not have it. */
  readonly title: string | null;
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

/** What is asked of categories, by one statement. */
interface CategoryQueries {
  readonly categories: QueriesOf<"category">;
  readonly related: QueriesOf<"related">;
}

/**
 * Categories with their newest articles, or those read most, by query key; and articles that are related to others of their category. One statement, however many. A
 * category that does not exist is left out.
 */
export async function fetchCategories(
  db: Kysely<Database>,
  { categories, related }: CategoryQueries,
  { language, asOf, signal }: Pick<FetchContext, "language" | "asOf" | "signal">,
): Promise<{ readonly categories: ReadonlyMap<string, CategoryAnswer>; readonly related: Answers }> {
  const queries = [
    ...categories.map(({ key, slug, limit, order }) => ({ key, slug, limit, isMostRead: order === "mostRead", article: null })),
    ...related.map(({ key, slug, article }) => ({ key, slug, limit: RELATED_AMONG, isMostRead: false, article })),
  ];
  if (queries.length === 0) return { categories: new Map(), related: [] };
  const newest = sql`select ${summaryColumnsWith("case when q.article is null then a.summary end")}
    from article a where a.category_id = c.id and ${isPublished("a", asOf)} and a.id is distinct from here.id
    order by a.published_at desc, a.id desc limit q.lim`;
  // Metadata may be megabytes and is wanted for its series only: most rows need not bring it.
  const { rows } = await sql<Row>`
    select q.key, here.title, c.slug, c.name, c.description, s.slug as site,
      case when q.article is null and c.metadata like '%"series"%' then c.metadata end as metadata,
      ${jsonArray(sql`select r.slug, r.name, r.unit, r.points from series r where q.article is null and r.slug = any (c.series)`)} as series_rows,
      ${nextPublication(sql.ref("c.id"), asOf)} as changes_at,
      case when q.is_most_read then ${jsonArray(mostRead(asOf))} else ${jsonArray(newest)} end as articles
    from unnest(${queries.map(({ key }) => key)}::text[], ${queries.map(({ slug }) => slug)}::text[], ${queries.map(({ limit }) => limit)}::int[],
      ${queries.map(({ isMostRead }) => isMostRead)}::boolean[], ${queries.map(({ article }) => article)}::text[]) as q (key, slug, lim, is_most_read, article)
    join category c on c.slug = q.slug
    join site s on s.id = c.site_id
    left join article here on here.slug = q.article and here.category_id = c.id
  `.execute(db, { signal });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const asked = new Set(categories.map(({ key }) => key));
  return {
    categories: new Map(rows.filter(({ key }) => asked.has(key)).map((row) => [row.key, toAnswer(row)])),
    related: related.map((query) => answerRelated(query, byKey.get(query.key), language)),
  };
}

/**
 * Those that are read most, of equal views the newer one first; after them the newest. Both come from an index, and no more of them than are shown: not all
 * articles of the category are read.
 */
const mostRead = (asOf: number): RawBuilder<unknown> => {
  const published = sql`a.category_id = c.id and ${isPublished("a", asOf)}`;
  return sql`select ${summaryColumns} from (
      (select m.article_id as id, m.views from most_read m join article a on a.id = m.article_id
        where m.category_id = c.id and ${published} order by m.views desc, a.published_at desc, a.id desc limit q.lim)
      union all
      (select a.id, 0 from article a where ${published} and not exists (select from most_read m where m.article_id = a.id and m.category_id = c.id)
        order by a.published_at desc, a.id desc limit q.lim)
    ) as picked join article a on a.id = picked.id order by picked.views desc, a.published_at desc, a.id desc limit q.lim`;
};

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
