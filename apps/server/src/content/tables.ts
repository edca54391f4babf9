/** How the rows of each kind go into their table. SQL text only: values never enter it. */
import type { Kind } from "@portal/domain/records";

export interface Table {
  readonly name: string;
  /** Columns of the unique constraint. */
  readonly key: readonly string[];
  /** What a row holds, key included, with SQL types; a difference here is a change. */
  readonly columns: Readonly<Record<string, string>>;
  /** Kept beside it; a difference here alone is none. */
  readonly stamps: Readonly<Record<string, string>>;
  /** Columns found by slugs: the slugs' fields, the join, and the columns it brings. */
  readonly references?: { readonly fields: readonly string[]; readonly join: string; readonly columns: Readonly<Record<string, string>> };
  /** A stored column of bytes that does not travel as JSON, but as a second parameter: an array of this type. */
  readonly apart?: { readonly column: string; readonly type: string };
  /** SQL for what the stored row (t) stood in: the slug of a category, the role of a person, the name of a file. */
  readonly former?: string;
}

const hash = { content_hash: "text" };
const sanitized = { ...hash, source_hash: "text", sanitizer_version: "text" };
const slugged = { slug: "text", name: "text" };

export const tables: Readonly<Record<Kind, Table>> = {
  site: {
    name: "site",
    key: ["slug"],
    columns: { ...slugged, language: "integer", counterpart: "text", metadata: "text", position: "double precision", review: "text" },
    stamps: hash,
  },
  category: {
    name: "category",
    key: ["slug"],
    columns: { ...slugged, description: "text", counterpart: "text", metadata: "text", position: "double precision" },
    stamps: hash,
    references: {
      fields: ["site", "parent"],
      join: "join site s on s.slug = i.site left join category p on p.slug = i.parent",
      columns: { site_id: "s.id", parent_id: "p.id" },
    },
    former: "(select c.slug from category c where c.id = t.parent_id)",
  },
  page: {
    name: "page",
    key: ["site_id", "slug"],
    columns: { slug: "text", title: "text", html: "text", counterpart: "text" },
    stamps: sanitized,
    references: {
      fields: ["site", "given_language"],
      join: "join site s on s.slug = i.site",
      columns: { site_id: "s.id", language: "coalesce(i.given_language::integer, s.language)" },
    },
  },
  question: {
    name: "question",
    key: ["site_id", "slug"],
    columns: {
      slug: "text",
      field: "text",
      title: "text",
      body: "text",
      asked_at: "timestamptz",
      answer: "text",
      answered_at: "timestamptz",
      unit: "text",
      counterpart: "text",
    },
    stamps: sanitized,
    references: { fields: ["site"], join: "join site s on s.slug = i.site", columns: { site_id: "s.id" } },
  },
  person: {
    name: "person",
    key: ["slug"],
    columns: {
      ...slugged,
      role: "text",
      title: "jsonb",
      portrait: "text",
      duties: "jsonb",
      biography: "jsonb",
      from_date: "text",
      to_date: "text",
      position: "double precision",
    },
    stamps: hash,
    former: "t.role",
  },
  parameter: {
    name: "parameter",
    key: ["type", "key"],
    columns: { type: "integer", key: "text", value: "text", name: "text", position: "double precision" },
    stamps: hash,
  },
  series: { name: "series", key: ["slug"], columns: { slug: "text", name: "jsonb", unit: "jsonb", points: "jsonb" }, stamps: hash },
  searchTerm: {
    name: "search_term",
    key: ["slug"],
    columns: { ...slugged, language: "integer", words: "text[]", keys: "text[]", best_bets: "jsonb" },
    stamps: hash,
  },
  feed: { name: "feed", key: ["address"], columns: { address: "text", items: "jsonb" }, stamps: hash },
  file: {
    name: "file",
    key: ["path"],
    columns: { path: "text", original_path: "text", content_type: "text", size: "integer", sha256: "text" },
    stamps: hash,
    apart: { column: "bytes", type: "bytea" },
    former: "t.original_path",
  },
  article: {
    name: "article",
    key: ["slug"],
    columns: {
      slug: "text",
      title: "text",
      summary: "text",
      image: "text",
      published_at: "timestamptz",
      article_type: "integer",
      content: "jsonb",
      metadata: "text",
      counterpart: "text",
    },
    stamps: sanitized,
    references: {
      fields: ["category"],
      join: "join category c on c.slug = i.category",
      columns: { category_id: "c.id", site_id: "c.site_id" },
    },
    former: "(select c.slug from category c where c.id = t.category_id)",
  },
};
