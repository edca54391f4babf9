/** Where a record is used: asked before it is deleted or renamed. */
import type { RecordFields } from "@portal/domain/records";
import { sitesOf } from "@portal/contracts";
import type { Language } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { addressOf } from "./addresses.ts";
import type { Actor } from "./refused.ts";
import { withTotal } from "./with-total.ts";

export interface Use extends RecordKey {
  /** What the record that uses it is called. */
  readonly title: string;
  /** holds: a site or category holds it. names: by its slug, in metadata or as a counterpart. links: by its address, in metadata or a text. */
  readonly how: "holds" | "names" | "links";
}

const MAX_USES = 200;

/** @returns at most 200 of those that the actor may read, and how many there are in all, on other sites too */
export async function whereUsed(
  db: Kysely<Database>,
  actor: Actor,
  record: RecordKey & { readonly fields: RecordFields },
  ministry: Readonly<Record<Language, string>>,
): Promise<{ readonly uses: readonly Use[]; readonly total: number }> {
  const { slug } = record.fields as { slug?: string };
  const address = record.kind === "file" ? `/api/mediafile/${record.key}` : addressOf(record.kind, record.fields, ministry);
  // As JSON and HTML write them: a slug between quotes, an address or one below it.
  const named = slug === undefined ? null : `%${escapeLike(JSON.stringify(slug))}%`;
  const linked = address === undefined ? null : `${escapeRegex(address)}($|[^0-9A-Za-z_-])`;
  const sites = actor && sitesOf(actor, "record.read");
  const isReadable = sites ? sql`coalesce(owner = any(${sites}::text[]), false)` : sql`true`;
  const { rows } = await sql<Use & { total: string; isReadable: boolean }>`
    with used as (
      select kind, key, title, how, owner from (
        select 'category' as kind, c.slug as key, c.name as title, 'holds' as how, s.slug as owner, c.site_id as site, c.parent_id as parent
          from category c join site s on s.id = c.site_id
        union all select 'article', a.slug, a.title, 'holds', s.slug, a.site_id, a.category_id from article a join site s on s.id = a.site_id
        union all select 'page', s.slug || '/' || p.slug, p.title, 'holds', s.slug, p.site_id, null from page p join site s on s.id = p.site_id
      ) held
      where ${record.kind} = 'site' and site = (select id from site where slug = ${slug ?? null}) and how = 'holds'
        or ${record.kind} = 'category' and parent = (select id from category where slug = ${slug ?? null}) and kind <> 'page'
      union
      select kind, key, title, case when text like ${named} then 'names' else 'links' end, owner from (
        select 'site' as kind, slug as key, name as title, concat(metadata, to_json(counterpart)::text) as text, slug as owner from site
        union all select 'category', c.slug, c.name, concat(c.metadata, to_json(c.counterpart)::text), s.slug
          from category c join site s on s.id = c.site_id
        union all select 'article', a.slug, a.title, concat(a.metadata, a.content::text, a.image, to_json(a.counterpart)::text, a.summary), s.slug
          from article a join site s on s.id = a.site_id
        union all select 'page', s.slug || '/' || p.slug, title, concat(p.html, to_json(p.counterpart)::text), s.slug
          from page p join site s on s.id = p.site_id
        union all select 'question', s.slug || '/' || q.slug, title, concat(answer, to_json(q.counterpart)::text), s.slug
          from question q join site s on s.id = q.site_id
        union all select 'person', slug, name, portrait, null from person
      ) other
      where (text like ${named} or text ~* ${linked}) and not (kind = ${record.kind} and key = ${record.key})
    )
    select kind, key, title, how, ${isReadable} as "isReadable", count(*) over () as total from used
    order by "isReadable" desc, kind, key, how limit ${MAX_USES}`.execute(db);
  const { list, total } = withTotal<Use & { isReadable: boolean }>(rows);
  return { uses: list.flatMap(({ isReadable: shown, ...use }) => (shown ? [use] : [])), total };
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const escapeRegex = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
