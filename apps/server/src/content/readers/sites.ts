import { storeMetadata } from "../metadata.ts";
import type { CategoryRow, SiteRow } from "../records.ts";
import { reservedCategory, reservedSite } from "../reserved-slugs.ts";
import { type LineFields, hashOf, number, optional, type LineContext, type ReadResult, text } from "./fields.ts";

export function site(given: LineFields, { line }: LineContext): ReadResult<"site"> {
  const metadata = storeMetadata("site", given["metadata"]);
  const row: SiteRow = {
    slug: text(given, "slug"),
    name: text(given, "name"),
    language: number(given, "language", 1),
    counterpart: optional(given, "counterpart"),
    position: number(given, "order", 0),
    metadata: metadata.text,
    review: (given["review"] as SiteRow["review"] | undefined) ?? "single",
  };
  const errors = [reservedSite(row.slug) ?? [], metadata.errors].flat();
  return { entry: { kind: "site", line, key: row.slug, hash: hashOf("site", row), row }, errors, warnings: metadata.warnings };
}

export function category(given: LineFields, { line, ministrySites }: LineContext): ReadResult<"category"> {
  const metadata = storeMetadata("category", given["metadata"]);
  const row: CategoryRow = {
    site: text(given, "site"),
    slug: text(given, "slug"),
    name: text(given, "name"),
    parent: optional(given, "parent"),
    description: optional(given, "description"),
    counterpart: optional(given, "counterpart"),
    position: number(given, "order", 0),
    metadata: metadata.text,
  };
  const errors = [reservedCategory(row.slug, row.site, ministrySites) ?? [], metadata.errors].flat();
  return { entry: { kind: "category", line, key: row.slug, hash: hashOf("category", row), row }, errors, warnings: metadata.warnings };
}
