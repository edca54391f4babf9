import type { FetchContext } from "@portal/core";
import { countedUpTo } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type Answers, type CategoryRow, type QueriesOf, found, missing } from "./answer.ts";
import { isPublished, nextPublication } from "../published-article.ts";
import { counted } from "./counted.ts";
import { type ArticleSummaryRow, jsonArray, summaryColumns, toSummary } from "./article-summary.ts";

interface Row extends Pick<CategoryRow, "slug" | "site"> {
  /** Of the query it answers. */
  readonly key: string;
  readonly position: number;
  readonly total: number;
  readonly changes_at: number | null;
  /** Newest first, with the article itself at its end. */
  readonly newer: readonly ArticleSummaryRow[];
  readonly older: readonly ArticleSummaryRow[];
}

/** Articles among those of their category: one statement, however many. One that is not published there is not found. */
export async function fetchNeighbours(
  db: Kysely<Database>,
  queries: QueriesOf<"neighbours">,
  { asOf, signal }: Pick<FetchContext, "asOf" | "signal">,
): Promise<Answers> {
  if (queries.length === 0) return [];
  const scope = sql`a.category_id = c.id and ${isPublished("a", asOf)}`;
  const isNewer = sql.raw("(a.published_at, a.id) >= (here.published_at, here.id)");
  const isOlder = sql.raw("(a.published_at, a.id) < (here.published_at, here.id)");
  const newer = sql`select * from (select ${summaryColumns}, a.id from article a where ${scope} and ${isNewer} order by a.published_at, a.id limit q.each + 1) as a
    order by a.published_at desc, a.id desc`;
  const older = sql`select ${summaryColumns} from article a where ${scope} and ${isOlder} order by a.published_at desc, a.id desc limit q.each`;
  const { rows } = await sql<Row>`
    select q.key, c.slug, s.slug as site,
      ${counted(sql`from article a where ${scope} and ${isNewer}`, countedUpTo(0, 1))} as position,
      ${counted(sql`from article a where ${scope}`, countedUpTo(0, 1))} as total,
      ${nextPublication(sql.ref("c.id"), asOf)} as changes_at,
      ${jsonArray(newer)} as newer, ${jsonArray(older)} as older
    from unnest(${queries.map(({ key }) => key)}::text[], ${queries.map(({ slug }) => slug)}::text[],
      ${queries.map(({ article }) => article)}::text[], ${queries.map(({ each }) => each)}::int[]) as q (key, slug, article, each)
    join category c on c.slug = q.slug
    join site s on s.id = c.site_id
    join article here on here.slug = q.article and here.category_id = c.id and ${isPublished("here", asOf)}
  `.execute(db, { signal });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return queries.map((query) => {
    const row = byKey.get(query.key);
    if (!row) return missing(query);
    const articles = [...row.newer, ...row.older].map((article) => toSummary(article, row.site, row.slug));
    return found(query, { articles, position: row.position, total: row.total }, row.changes_at);
  });
}
