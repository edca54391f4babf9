/** SQL for records that name a counterpart in vain: it is not there, not public, or speaks the same language. */
import { type RawBuilder, sql } from "kysely";
import { isPublished } from "./published-article.ts";

/** Whether two sites speak different languages. @param one, other - what the statement calls them */
export const isOtherLanguage = (one: string, other: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${one}.language`)} = 2) <> (${sql.ref(`${other}.language`)} = 2)`;

/** Of a row of `site`. */
export const siteNamesInVain = sql<boolean>`(site.counterpart is not null and not exists (
  select from site t where t.slug = site.counterpart and ${isOtherLanguage("t", "site")}))`;

/** Of a category `c` on a site `s`. */
export const categoryNamesInVain = sql<boolean>`(c.counterpart is not null and not exists (
  select from category o join site t on t.id = o.site_id where o.slug = c.counterpart and ${isOtherLanguage("t", "s")}))`;

/** Of a row of `article` on a `site`. @param asOf milliseconds since 1970 */
export const articleNamesInVain = (asOf: number): RawBuilder<boolean> => sql<boolean>`(article.counterpart is not null and not exists (
  select from article o join site t on t.id = o.site_id
  where o.slug = article.counterpart and ${isPublished("o", asOf)} and ${isOtherLanguage("t", "site")}))`;

/** Of a question `q` on a site `s`: its counterpart is asked of that site's counterpart. */
export const questionNamesInVain = sql<boolean>`(q.counterpart is not null and not exists (
  select from question o join site t on t.id = o.site_id
  where o.slug = q.counterpart and t.slug = s.counterpart and ${isOtherLanguage("t", "s")}))`;

/** When an article is published, in milliseconds since 1970; null: it is already, or no one knows when. */
export const publicationOf = (slug: RawBuilder<unknown>, asOf: number): RawBuilder<number | null> =>
  sql<number | null>`(select ceil(extract(epoch from n.published_at) * 1000)::float8 from article n
    where n.slug = ${slug} and n.published_at > ${new Date(asOf)}::timestamptz and isfinite(n.published_at))`;
