import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { References } from "./references.ts";
import type { Written } from "./upsert.ts";

/** Channel that says what has changed, for programs that purge a shared cache: `{"tags": […]}`, or `{"tags": ["*"]}` for everything. */
export const CONTENT_CHANNEL = "portal_content";

/** PostgreSQL refuses 8000 bytes and more. */
const MAX_PAYLOAD = 7900;
const MAX_MESSAGES = 20;

/** A record, and what of its row says where it is shown. An entry says so. */
export type Placed =
  | { readonly kind: "site" | "parameter" | "series" | "searchTerm" | "feed"; readonly key: string }
  | { readonly kind: "category" | "question"; readonly key: string; readonly row: { readonly site: string } }
  | { readonly kind: "page"; readonly key: string; readonly row: { readonly slug: string } }
  | { readonly kind: "person"; readonly key: string; readonly row: { readonly role: string } }
  | { readonly kind: "file"; readonly key: string; readonly row: { readonly original_path: string } }
  | { readonly kind: "article"; readonly key: string; readonly row: { readonly category: string } };

/** Cache tags of everything that shows an entry, before and after (they are the tags of core's DataPlan); `articles`, `pages` and `questions`: what may be found; `series`: all of them. */
export function tagsOf(entry: Placed, { former }: Pick<Written, "former">, references: References): string[] {
  switch (entry.kind) {
    case "site":
      return [`site:${entry.key}`, `tree:${entry.key}`, "sites", "articles"];
    case "category": {
      const above = former === undefined ? [] : references.lineage(former);
      const trees = [...references.lineage(entry.key), ...above, entry.row.site].map((slug) => `tree:${slug}`);
      return [categoryTag(entry.key), `site:${entry.row.site}`, ...trees, "articles"];
    }
    case "article":
      return [articleTag(entry.key), "articles", categoryTag(entry.row.category), ...(former === undefined ? [] : [categoryTag(former)])];
    case "page":
      return [`page:${entry.row.slug}`, "pages"];
    case "question":
      return questionTags(entry.row.site);
    case "person":
      return [`people:${entry.row.role}`, ...(former === undefined ? [] : [`people:${former}`])];
    case "parameter":
      return ["parameters"];
    case "series":
      return [`series:${entry.key}`, "series"];
    case "searchTerm":
      return ["searchTerms"];
    case "feed":
      return [`feed:${entry.key}`];
    case "file":
      return former === undefined || former === entry.row.original_path ? [fileTag(entry.key)] : foundFileTags(entry.key);
  }
}

/** Tag of an article's own page. */
export const articleTag = (slug: string): string => `article:${slug}`;

/** Tag of all that shows a category, or lists its articles. */
export const categoryTag = (slug: string): string => `category:${slug}`;

/** Tag of lists of the articles of a category that are read most; as core's plan has it. */
export const mostReadTag = (category: string): string => `mostRead:${category}`;

/** Tag of all that shows a file; as core's plan has it. @param path as it is stored */
export const fileTag = (path: string): string => `file:${encodeURI(path)}`;

/** That, and tags of what is found by the words of a file and shows its name. @param path as it is stored */
export const foundFileTags = (path: string): string[] => [fileTag(path), "articles", "pages"];

/** Tags of categories that show series which their metadata names: no plan knows of them before the category is read. */
export async function seriesTags(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom("category").select("slug").where("metadata", "like", '%"series"%').execute();
  return rows.map(({ slug }) => categoryTag(slug));
}

/** Tags of all that shows questions of a site. */
export const questionTags = (site: string): string[] => [`questions:${site}`, "questions"];

/**
 * Notifies the listeners of the channel when, and only if, the transaction is committed.
 * @param isWithdrawn - something that was public is so no longer: what showed it before is shown to no one, not even where nothing better can be had
 */
export async function notify(db: Kysely<Database>, tags: ReadonlySet<string>, isWithdrawn = false): Promise<void> {
  for (const payload of payloadsOf(tags, isWithdrawn)) await sql`select pg_notify(${CONTENT_CHANNEL}, ${payload})`.execute(db);
}

/**
 * As `notify`, of one tag that visitors change themselves, many times a minute: processes may wait some seconds with what it shows, and take
 * many changes for one.
 */
export async function notifyOften(db: Kysely<Database>, tag: string): Promise<void> {
  const [payload = ""] = payloadsOf(new Set([tag]));
  const often = payload === EVERYTHING ? payload : JSON.stringify({ tags: [tag], often: true });
  await sql`select pg_notify(${CONTENT_CHANNEL}, ${often})`.execute(db);
}

/** Tags in messages that PostgreSQL takes; too many are everything. */
export function payloadsOf(tags: ReadonlySet<string>, isWithdrawn = false): string[] {
  const payloadOf = (group: readonly string[]): string => JSON.stringify({ tags: group, ...(isWithdrawn && { withdrawn: true }) });
  const everything = [payloadOf(["*"])];
  const payloads: string[] = [];
  let group: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (group.length > 0) payloads.push(payloadOf(group));
    group = [];
    bytes = Buffer.byteLength(payloadOf([]));
  };
  close();
  for (const tag of tags) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (size > MAX_PAYLOAD / 2) return everything;
    if (bytes + size > MAX_PAYLOAD) close();
    group.push(tag);
    bytes += size;
  }
  close();
  return payloads.length > MAX_MESSAGES ? everything : payloads;
}

const EVERYTHING = JSON.stringify({ tags: ["*"] });
