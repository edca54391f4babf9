/** Removes records for good, as administrators' change sets ask for it. */
import type { Kind } from "@portal/domain/records";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { finding, type Finding, quote } from "./finding.ts";
import type { RecordKey } from "./records.ts";
import type { References } from "./references.ts";
import { type Placed, tagsOf } from "./tags.ts";

export interface Removed {
  readonly removed: readonly RecordKey[];
  readonly refused: readonly RefusedChange[];
  /** Cache tags of all that showed them. */
  readonly tags: readonly string[];
}

export interface RefusedChange {
  readonly record: RecordKey;
  readonly finding: Finding;
}

/** What stands in others goes before them. */
const order: readonly Kind[] = [
  "article",
  "page",
  "question",
  "category",
  "site",
  "person",
  "parameter",
  "series",
  "searchTerm",
  "feed",
  "file",
];

/**
 * Removes records inside the caller's transaction. One that still holds others (a site, a category) is refused; one that is not there is none of the
 * removed. Comments on a draft stay; ratings go with their article.
 * @param transaction holds the lock `import`
 * @param references as they are before
 */
export async function removeRecords(
  transaction: Kysely<Database>,
  records: readonly RecordKey[],
  references: References,
): Promise<Removed> {
  const removed: RecordKey[] = [];
  const refused: RefusedChange[] = [];
  const tags = new Set<string>();
  for (const kind of order) {
    // Children before their parents.
    const keys = records.filter((record) => record.kind === kind).map(({ key }) => key);
    if (kind === "category") keys.sort((a, b) => references.lineage(b).length - references.lineage(a).length);
    for (const key of keys) {
      const held = await holds(transaction, kind, key);
      if (held !== undefined) {
        refused.push({ record: { kind, key }, finding: stillHolds(kind, key, held) });
        continue;
      }
      const { rows } = await statements[kind](key).execute(transaction);
      const [row] = rows;
      if (!row) continue;
      removed.push({ kind, key });
      // A file's name is found by the words of what names it.
      const former = kind === "file" ? "" : undefined;
      const placed = { kind, key, row } as unknown as Placed;
      for (const tag of tagsOf(placed, { former }, references)) tags.add(tag);
    }
  }
  return { removed, refused, tags: [...tags] };
}

/** Removes the record of a key, and says of its row what says where it was shown. */
const statements: Readonly<Record<Kind, (key: string) => ReturnType<typeof sql<object>>>> = {
  site: (key) => sql`delete from site where slug = ${key} returning slug`,
  category: (key) => sql`delete from category c using site s where s.id = c.site_id and c.slug = ${key} returning s.slug as site`,
  page: (key) => sql`delete from page p using site s where s.id = p.site_id and s.slug || '/' || p.slug = ${key} returning p.slug`,
  question: (key) =>
    sql`delete from question q using site s where s.id = q.site_id and s.slug || '/' || q.slug = ${key} returning s.slug as site`,
  person: (key) => sql`delete from person where slug = ${key} returning role`,
  parameter: (key) => sql`delete from parameter where type || '/' || key = ${key} returning key`,
  series: (key) => sql`delete from series where slug = ${key} returning slug`,
  searchTerm: (key) => sql`delete from search_term where slug = ${key} returning slug`,
  feed: (key) => sql`delete from feed where address = ${key} returning address`,
  file: (key) => sql`delete from file where path = ${key} returning original_path`,
  article: (key) => sql`delete from article a using category c where c.id = a.category_id and a.slug = ${key} returning c.slug as category`,
};

/** What a site or category still holds, in words; undefined: nothing. */
async function holds(db: Kysely<Database>, kind: Kind, key: string): Promise<string | undefined> {
  if (kind !== "site" && kind !== "category") return undefined;
  const { rows } = await (
    kind === "site"
      ? sql<{ held: string }>`
        select 'categories' as held from category c join site s on s.id = c.site_id where s.slug = ${key}
        union all select 'pages' from page p join site s on s.id = p.site_id where s.slug = ${key}
        union all select 'questions' from question q join site s on s.id = q.site_id where s.slug = ${key}
        union all select 'questions that were asked' from asked_question q join site s on s.id = q.site_id where s.slug = ${key}
        limit 1`
      : sql<{ held: string }>`
        select 'categories' as held from category c join category p on p.id = c.parent_id where p.slug = ${key}
        union all select 'articles' from article a join category c on c.id = a.category_id where c.slug = ${key}
        limit 1`
  ).execute(db);
  return rows[0]?.held;
}

const stillHolds = (kind: Kind, key: string, held: string): Finding =>
  finding(
    "still-holds",
    "",
    `The ${kind} ${quote(key)} still holds ${held}, which would be lost with it.`,
    `Move or delete them first, in the same change set or before.`,
  );
