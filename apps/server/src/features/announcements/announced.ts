import { type Language, languageOf } from "@portal/core";
import { articlePath, questionPath, storedPagePath } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** Something that a target is to be notified of. */
export interface Announced {
  readonly id: string;
  /** Of the page that was published, changed or withdrawn; undefined: there is none that everybody may read. */
  readonly path: string | undefined;
  /** Whose feeds have changed; undefined: none. */
  readonly feeds: { readonly site: string; readonly category: string } | undefined;
}

export interface DueQuery {
  readonly target: string;
  readonly ministry: Readonly<Record<Language, string>>;
  readonly limit: number;
}

interface Row {
  readonly id: string;
  readonly kind: "article" | "page" | "question";
  readonly site: string;
  readonly category: string | null;
  readonly slug: string;
  readonly language: number;
  readonly is_public: boolean;
}

/** What a target is to be notified of now, the oldest first. What was to be published at this time, and is not, has no path and no feeds. */
export async function dueAnnouncements(db: Kysely<Database>, { target, ministry, limit }: DueQuery): Promise<readonly Announced[]> {
  const { rows } = await sql<Row>`
    select n.id, n.kind, n.site, n.category, n.slug, n.language,
      n.was_public or n.kind <> 'article' or exists (
        select from article a join category c on c.id = a.category_id join site s on s.id = a.site_id
        where a.slug = n.slug and c.slug = n.category and s.slug = n.site and a.published_at <= now()) as is_public
    from announcement n where n.target = ${target} and n.due_at <= now() order by n.due_at, n.id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    path: row.is_public ? pathOf(row, ministry) : undefined,
    feeds: row.is_public && row.category !== null ? { site: row.site, category: row.category } : undefined,
  }));
}

function pathOf({ kind, site, category, slug, language: stored }: Row, ministry: DueQuery["ministry"]): string | undefined {
  const language = languageOf(stored);
  switch (kind) {
    case "article":
      return category === null ? undefined : articlePath(site, category, slug);
    case "page":
      return storedPagePath(site, slug, language, ministry);
    case "question":
      // No other site has pages of questions.
      return site === ministry[language] ? questionPath(slug, language) : undefined;
  }
}

export async function forgetAnnouncements(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await sql`delete from announcement where id = any(${ids}::bigint[])`.execute(db);
}

/** What no target took for a week: the sitemap and the feeds have it. */
export async function deleteOldAnnouncements(db: Kysely<Database>): Promise<void> {
  await sql`delete from announcement where due_at < now() - interval '7 days'`.execute(db);
}
