/** What is shown of the results of a page. */
import type { SearchType } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { StatementOptions } from "./candidates.ts";

export interface ResultRow {
  readonly id: string;
  readonly type: SearchType;
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  /** Beginning of its text, without markup. */
  readonly text: string | null;
  /** With an offset: PostgreSQL writes it in the session's zone. */
  readonly at: string | null;
  readonly site: string;
  readonly site_name: string;
  /** Of the site. */
  readonly site_language: number;
  /** Of the document. */
  readonly language: number;
  /** Of an article. */
  readonly category: string | null;
  readonly category_name: string | null;
  /** Of a question. */
  readonly field: string | null;
  /** Of a person. */
  readonly role: "leader" | "former-minister" | null;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** Characters of a text among which a snippet is looked for. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_FILE_TEXT_LENGTH = 100_000;

/** In the order of the ids. */
export async function readResultRows(
  db: Kysely<Database>,
  ids: readonly string[],
  { ministry }: StatementOptions,
  signal: AbortSignal | undefined,
): Promise<ResultRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ item: ResultRow }>`
    select row_to_json(item) as item from (
      select d.id::text as id, d.type, d.at, d.language, s.slug as site, s.name as site_name, s.language as site_language, c.slug as category, c.name as category_name,
        q.field, n.role, coalesce(a.slug, p.slug, q.slug, n.slug) as slug, coalesce(a.title, p.title, q.title, n.name) as title,
        coalesce(a.summary, case d.language when 2 then coalesce(n.title ->> 'en', n.title ->> 'vi') else n.title ->> 'vi' end) as summary,
        left(coalesce(article_text(a.content), html_text(p.html), case when q.id is not null then concat_ws(chr(10), q.body, html_text(q.answer)) end,
          concat_ws(' ', coalesce(case d.language when 2 then n.duties ->> 'en' end, n.duties ->> 'vi'),
            coalesce(case d.language when 2 then n.biography ->> 'en' end, n.biography ->> 'vi'))), ${MAX_TEXT_LENGTH}) as text,
        (select coalesce(json_agg(json_build_object('name', regexp_replace(f.original_path, '^.*/', ''), 'text', left(t.text, ${MAX_FILE_TEXT_LENGTH}))
          order by t.path), '[]') from file_text t join file f on f.path = t.path where t.path = any (d.files) and t.text is not null) as files
      from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join search_document d on d.id = wanted.id
      join site s on s.id = coalesce(d.site_id, (select id from site where slug = case d.language when 2 then ${ministry.en} else ${ministry.vi} end))
      left join article a on a.id = d.article_id
      left join category c on c.id = a.category_id
      left join page p on p.id = d.page_id
      left join question q on q.id = d.question_id
      left join person n on n.slug = d.person_slug
      order by wanted.place
    ) item`.execute(db, { signal });
  return rows.map(({ item }) => item);
}
