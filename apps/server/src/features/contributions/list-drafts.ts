import type { DraftRecord } from "@portal/contracts";
import { articlePath, toInstant } from "@portal/domain";
import { draftState } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { isPublished } from "../../sources/database/published-article.ts";

interface Wanted {
  /** Slugs; undefined: all. */
  readonly sites: readonly string[] | undefined;
  /** One draft alone; undefined: all. */
  readonly id: string | undefined;
  /** Only those without an outcome whose last day comes within a week, or is over. */
  readonly isDue: boolean;
  readonly offset: number;
  readonly limit: number;
}

interface Row extends Omit<DraftRecord, "path" | "phase"> {
  readonly category: string;
  readonly slug: string;
  readonly opensAt: string | null;
}

/** Days before the last one from which a draft is due. */
const WEEK = 7;
const DAY = 86_400_000;
/** The day after the last one that counts, as drafts say theirs: ISO 8601, so that texts are in the order of days. */
const dayAfter = (asOf: number): string => new Date(asOf + (WEEK + 1) * DAY).toISOString().slice(0, "2026-01-01".length);

/** Published articles that take comments, or have taken some; the latest last day first. @param asOf milliseconds since 1970 */
export async function listDrafts(
  db: Kysely<Database>,
  { sites, id, isDue, offset, limit }: Wanted,
  asOf: number,
): Promise<{ readonly drafts: readonly DraftRecord[]; readonly total: number }> {
  const chosen = sql`
    from article a join site s on s.id = a.site_id join category g on g.id = a.category_id left join draft_outcome o on o.article_id = a.id
    where a.media = 'document' and a.content ->> 'Deadline' is not null and ${isPublished("a", asOf)}
      and (${sites ?? null}::text[] is null or s.slug = any(${sites ?? null}::text[]))
      and (${id ?? null}::bigint is null or a.id = ${id ?? null}::bigint)
      and (not ${isDue} or o.article_id is null and a.content ->> 'Deadline' < ${dayAfter(asOf)})`;
  const { rows } = await sql<{ drafts: readonly Row[]; total: number }>`
    select (select count(*)::int ${chosen}) as total, coalesce(json_agg(item), '[]') as drafts from (
      select a.id::text, s.slug as site, a.title, g.slug as category, a.slug, a.content ->> 'OpensAt' as "opensAt", a.content ->> 'Deadline' as deadline,
        (select count(*)::int from contribution c where c.article_id = a.id) as comments,
        case when o.article_id is null then null else json_build_object('html', o.html, 'unit', o.unit,
          'publishedAt', to_char(o.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end as outcome
      ${chosen} order by a.content ->> 'Deadline' desc, a.id desc limit ${limit} offset ${offset}) as item`.execute(db);
  const [row] = rows;
  return { drafts: (row?.drafts ?? []).map((draft) => show(draft, asOf)), total: row?.total ?? 0 };
}

function show({ category, slug, opensAt, ...draft }: Row, asOf: number): DraftRecord {
  const days = { opensAt: toInstant(opensAt ?? undefined), deadline: toInstant(draft.deadline) ?? "" };
  return { ...draft, path: articlePath(draft.site, category, slug), phase: draftState(days, asOf).state.phase };
}
