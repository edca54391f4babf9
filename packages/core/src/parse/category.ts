import { Report } from "../diagnostics.ts";
import { validateCategoryMetadata } from "../generated/validate-metadata.js";
import type { CategoryMetadataRecord } from "../generated/types.ts";
import type { Category, Parsed } from "../model.ts";
import { keyAssignments } from "./assignments.ts";
import { identity, record, slug, text } from "./fields.ts";
import { parseMetadata } from "./metadata.ts";

/** A category record, as stored or sent → a category that is safe to use. Never throws. */
export function parseCategory(input: unknown): Parsed<Category> {
  const report = new Report();
  const from = record(input);
  const { value: metadata, diagnostics } = parseMetadata<CategoryMetadataRecord>(from["metadata"], validateCategoryMetadata);
  report.addAll(diagnostics, "/metadata");
  const categorySlug = slug(from["slug"]) ?? "";
  return {
    value: {
      id: identity(from["id"]),
      slug: categorySlug,
      name: text(from["name"], 500) ?? categorySlug,
      description: text(from["description"], 4000),
      site: slug(from["site"]),
      parent: slug(from["parent"]),
      counterpart: slug(from["counterpart"]),
      blocks: keyAssignments(metadata.blocks, report),
      categories: metadata.categories,
      layoutId: metadata.layoutId,
      view: metadata.view,
      articleView: metadata.articleView,
      categoryDefaultLayout: metadata.categoryDefaulLayout,
      series: metadata.series ?? [],
    },
    diagnostics: report.diagnostics,
  };
}
