import type { FetchContext } from "@portal/core";
import type { ArticleChange, ArticleRecord, DraftFeedback, RatingSum } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { omitNulls } from "../../database/omit-nulls.ts";
import { articleNamesInVain, publicationOf } from "./counterparts.ts";
import { withAddresses } from "./media-addresses.ts";
import { isPublished } from "./published-article.ts";

/** Changes that a page names. */
const MAX_CHANGES = 20;

/** A published article as stored, with what was changed in it, and what visitors gave it. */
interface LoadedArticle {
  readonly record: ArticleRecord;
  readonly feedback: DraftFeedback | undefined;
  readonly ratings: RatingSum | undefined;
  /** The newest first. */
  readonly changes: readonly ArticleChange[] | undefined;
  readonly namesInVain: boolean;
  /** When the counterpart that it names is published, where it is not yet; in milliseconds since 1970. */
  readonly counterpartAt: number | undefined;
}

export async function loadArticle(
  db: Kysely<Database>,
  slug: string,
  { asOf, signal }: Pick<FetchContext, "asOf" | "signal">,
): Promise<LoadedArticle | undefined> {
  const row = await db
    .selectFrom("article")
    .innerJoin("site", "site.id", "article.site_id")
    .innerJoin("category", "category.id", "article.category_id")
    .select(["article.id", "article.slug", "article.title", "article.summary", "article.image", "article.published_at"])
    .select([
      "site.slug as site",
      "category.slug as category",
      "article.counterpart",
      "article.article_type",
      "article.content",
      "article.metadata",
    ])
    .select([feedbackOf.as("feedback"), ratingsOf.as("ratings"), changesOf.as("changes")])
    .select([articleNamesInVain(asOf).as("names_in_vain"), publicationOf(sql.ref("article.counterpart"), asOf).as("counterpart_at")])
    .where("article.slug", "=", slug)
    .where(isPublished("article", asOf))
    .executeTakeFirst({ signal });
  if (!row) return undefined;
  const { published_at: publishedAt, article_type: articleType, content, feedback, ratings, changes, ...others } = row;
  const { names_in_vain: namesInVain, counterpart_at: counterpartAt, ...rest } = others;
  const record = {
    ...omitNulls(rest),
    articleType,
    ...(publishedAt === null ? {} : { publishedAt: publishedAt.toISOString() }),
    ...(content === null ? {} : { articleContent: withAddresses("article", content as Readonly<Record<string, unknown>>) }),
  };
  return {
    record,
    feedback: feedback
      ? { ...feedback, outcome: feedback.outcome ? withAddresses("draft_outcome", { ...feedback.outcome }) : undefined }
      : undefined,
    ratings: ratings ?? undefined,
    changes: changes ?? undefined,
    namesInVain,
    counterpartAt: counterpartAt ?? undefined,
  };
}

/** Of drafts only: what else has a last day takes no comments. */
const feedbackOf = sql<{ count: number; outcome: DraftFeedback["outcome"] | null } | null>`
  case when article.content ->> 'Deadline' is not null then json_build_object(
    'count', (select count(*)::int from contribution c where c.article_id = article.id),
    'outcome', (
      select json_build_object('html', o.html, 'unit', o.unit, 'at', to_char(o.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from draft_outcome o where o.article_id = article.id)) end`;

const ratingsOf = sql<RatingSum | null>`
  (select json_build_object('count', count(*)::int, 'stars', sum(r.stars)::int) from article_rating r where r.article_id = article.id having count(*) > 0)`;

const changesOf = sql<ArticleChange[] | null>`
  (select json_agg(json_build_object('at', to_char(v.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'parts', v.public_changes) order by v.id desc)
    from (
      select id, written_at, public_changes from record_version
      where kind = 'article' and key = article.slug and public_changes is not null and ended_by is null order by id desc limit ${sql.lit(MAX_CHANGES)}
    ) v)`;
