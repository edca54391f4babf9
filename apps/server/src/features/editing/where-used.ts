/** Where a record is used: asked before it is deleted or renamed. */
import type { Language } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { RecordFields } from "../../content/read-records.ts";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { addressOf } from "./addresses.ts";
import { withTotal } from "./with-total.ts";

export interface Use extends RecordKey {
  /** What the record that uses it is called. */
  readonly title: string;
  /** holds: a site or category holds it. names: by its slug, in metadata or as a counterpart. links: by its address, in metadata or a text. */
  readonly how: "holds" | "names" | "links";
}

const MAX_USES = 200;

/** @returns at most 200, and how many there are in all */
export async function whereUsed(
  db: Kysely<Database>,
  record: RecordKey & { readonly fields: RecordFields },
  ministry: Readonly<Record<Language, string>>,
): Promise<{ readonly uses: readonly Use[]; readonly total: number }> {
  const { slug } = record.fields as { slug?: string };
  const address = record.kind === "file" ? `/api/mediafile/${record.key}` : addressOf(record.kind, record.fields, ministry);
  // As JSON and HTML write them: a slug between quotes, an address or one below it.
  const named = slug === undefined ? null : `%${escapeLike(JSON.stringify(slug))}%`;
  const linked = address === undefined ? null : `${escapeRegex(address)}($|[^0-9A-Za-z_-])`;
  const { rows } = await sql<Use & { total: string }>`
    with used as (
      select kind, key, title, how from (
        select 'category' as kind, slug as key, name as title, 'holds' as how, site_id as site, parent_id as parent from category
        union all select 'article', slug, title, 'holds', site_id, category_id from article
        union all select 'page', s.slug || '/' || p.slug, title, 'holds', site_id, null from page p join site s on s.id = p.site_id
      ) held
      where ${record.kind} = 'site' and site = (select id from site where slug = ${slug ?? null}) and how = 'holds'
        or ${record.kind} = 'category' and parent = (select id from category where slug = ${slug ?? null}) and kind <> 'page'
      union
      select kind, key, title, case when text like ${named} then 'names' else 'links' end from (
        select 'site' as kind, slug as key, name as title, concat(metadata, to_json(counterpart)::text) as text from site
        union all select 'category', slug, name, concat(metadata, to_json(counterpart)::text) from category
        union all select 'article', slug, title, concat(metadata, content::text, image, to_json(counterpart)::text, summary) from article
        union all select 'page', s.slug || '/' || p.slug, title, concat(p.html, to_json(p.counterpart)::text) from page p join site s on s.id = p.site_id
        union all select 'question', s.slug || '/' || q.slug, title, concat(answer, to_json(q.counterpart)::text)
          from question q join site s on s.id = q.site_id
        union all select 'person', slug, name, portrait from person
      ) other
      where (text like ${named} or text ~* ${linked}) and not (kind = ${record.kind} and key = ${record.key})
    )
    select *, count(*) over () as total from used order by kind, key, how limit ${MAX_USES}`.execute(db);
  const { list, total } = withTotal<Use>(rows);
  return { uses: list, total };
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const escapeRegex = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
