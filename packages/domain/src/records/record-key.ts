import type { Kind } from "./line-schemas.ts";
import type { RecordFields } from "./record-fields.ts";

/** Fields that name a record among those of its kind. */
export const keyFields: Readonly<Record<Kind, readonly string[]>> = {
  site: ["slug"],
  category: ["slug"],
  article: ["slug"],
  page: ["site", "slug"],
  question: ["site", "slug"],
  person: ["slug"],
  series: ["slug"],
  parameter: ["type", "key"],
  searchTerm: ["slug"],
  feed: ["address"],
  file: ["path"],
};

/** The key of a record, as change sets and calls have it. Paths of files are one whatever their case. @param fields a valid line's */
export function keyOf(kind: Kind, fields: RecordFields): string {
  const key = keyFields[kind].map((name) => String(fields[name])).join("/");
  return kind === "file" ? key.toLowerCase() : key;
}

/** Kinds whose key is a slug in an address. Others are named by what they are: a file by its path, a feed by its address. */
const renamable: ReadonlySet<Kind> = new Set(["site", "category", "article", "page", "question", "person"]);

export const isRenamable = (kind: Kind): boolean => renamable.has(kind);
