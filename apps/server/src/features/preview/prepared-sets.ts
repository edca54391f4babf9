/** What was made of a change set for one preview, for those that follow: reading, checking and sanitising take as long as the page. */
import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Changes } from "../../content/write-batch.ts";
import type { Database } from "../../database/schema.ts";
import type { ChangeSet } from "../editing/change-set-store.ts";
import type { Edition } from "../editing/editions.ts";

export interface Prepared {
  readonly editions: readonly Edition[];
  readonly changes: Changes;
}

export interface PreparedSets {
  get(key: string): Prepared | undefined;
  keep(key: string, prepared: Prepared): void;
}

/** Of all that is kept. */
const MAX_BYTES = 16 * 2 ** 20;
/** A text is in its edition, in its entry and in the words by which it is found. */
const COPIES = 4;

export function createPreparedSets(): PreparedSets {
  const known = new LRUCache<string, Prepared>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ editions }, key) => key.length + JSON.stringify(editions).length * COPIES,
  });
  return {
    get: (key) => known.get(key),
    keep(key, prepared) {
      if (isKept(prepared)) known.set(key, prepared);
    },
  };
}

/** Files have bytes, which may be erased; the days of a draft's comments depend on a parameter. */
const isKept = ({ editions, changes: { ready } }: Prepared): boolean =>
  editions.every(({ kind }) => kind !== "file") &&
  ready.every(({ entry }) => !("body" in entry) || entry.body.content["Kind"] !== "document");

/**
 * Of all that `contentsOf` and `prepareEditions` read for a set: the version of each draft, which never comes again, or each sealed edition, and the hashes
 * of what is stored under its key.
 */
export async function keyOfContents(db: Kysely<Database>, { id, state, revision }: ChangeSet): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    with drafted as (
      select kind, key, site, concat_ws(' ', version, former_key, base_hash, successor) as version
      from draft where change_set_id = ${id} and ${state}::text <> 'in review'
    ), held as (
      select * from drafted
      union all select kind, key, site, concat_ws(' ', id, erased_at) from edition
        where change_set_id = ${id} and revision = ${revision} and not exists (select from drafted)
    )
    select coalesce(json_agg(json_build_array(h.kind, h.key, h.site, h.version, s.hashes) order by h.kind, h.key), '[]')::text as key
    from held h left join lateral (
      select concat_ws(' ', content_hash, source_hash, sanitizer_version) as hashes from article where h.kind = 'article' and slug = h.key
      union all select concat_ws(' ', p.content_hash, p.sanitizer_version) from page p join site on site.id = p.site_id
        where h.kind = 'page' and site.slug = split_part(h.key, '/', 1) and p.slug = substr(h.key, strpos(h.key, '/') + 1)
      union all select concat_ws(' ', q.content_hash, q.sanitizer_version) from question q join site on site.id = q.site_id
        where h.kind = 'question' and site.slug = split_part(h.key, '/', 1) and q.slug = substr(h.key, strpos(h.key, '/') + 1)
    ) s on true`.execute(db);
  return `${id} ${rows[0]?.key ?? ""}`;
}
