/** SQL for what records name in the other language: whether everybody may read it, or it is named in vain. */
import { type RawBuilder, sql } from "kysely";
import { isPublished } from "./published-article.ts";

/** @param site what the statement calls the site of a record; `t` is that of its counterpart */
const isInOtherLanguage = (site: string): RawBuilder<boolean> => sql<boolean>`(t.language = 2) <> (${sql.ref(`${site}.language`)} = 2)`;

/** Whether a site `t` is the counterpart of another. @param site what the statement calls the other */
export const isSiteCounterpart = (site: string): RawBuilder<boolean> =>
  sql<boolean>`t.slug = ${sql.ref(`${site}.counterpart`)} and ${isInOtherLanguage(site)}`;

/** Whether a category `o` on a site `t` is the counterpart of another. @param category, site what the statement calls the other and its site */
export const isCategoryCounterpart = (category: string, site: string): RawBuilder<boolean> =>
  sql<boolean>`o.slug = ${sql.ref(`${category}.counterpart`)} and ${isInOtherLanguage(site)}`;

/** The same of articles, while everybody may read `o`. @param asOf milliseconds since 1970 */
export const isArticleCounterpart = (article: string, site: string, asOf: number): RawBuilder<boolean> =>
  sql<boolean>`o.slug = ${sql.ref(`${article}.counterpart`)} and ${isPublished("o", asOf)} and ${isInOtherLanguage(site)}`;

/** Of a question `q` on a site `s`: its counterpart is asked of that site's counterpart. */
export const isQuestionCounterpart = sql<boolean>`o.slug = q.counterpart and t.slug = s.counterpart and ${isInOtherLanguage("s")}`;

/** Of a row of `site`. */
export const siteNamesInVain = sql<boolean>`(site.counterpart is not null and not exists (
  select from site t where ${isSiteCounterpart("site")}))`;

/** Of a category `c` on a site `s`. */
export const categoryNamesInVain = sql<boolean>`(c.counterpart is not null and not exists (
  select from category o join site t on t.id = o.site_id where ${isCategoryCounterpart("c", "s")}))`;

/** Of a row of `article` on a `site`. @param asOf milliseconds since 1970 */
export const articleNamesInVain = (asOf: number): RawBuilder<boolean> => sql<boolean>`(article.counterpart is not null and not exists (
  select from article o join site t on t.id = o.site_id where ${isArticleCounterpart("article", "site", asOf)}))`;

/** Of a question `q` on a site `s`. */
export const questionNamesInVain = sql<boolean>`(q.counterpart is not null and not exists (
  select from question o join site t on t.id = o.site_id where ${isQuestionCounterpart}))`;

/** When an article is published, in milliseconds since 1970; null: it is already, or no one knows when. */
export const publicationOf = (slug: RawBuilder<unknown>, asOf: number): RawBuilder<number | null> =>
  sql<number | null>`(select ceil(extract(epoch from n.published_at) * 1000)::float8 from article n
    where n.slug = ${slug} and n.published_at > ${new Date(asOf)}::timestamptz and isfinite(n.published_at))`;
