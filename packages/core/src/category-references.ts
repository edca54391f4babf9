import type { CategoryReference } from "./generated/types.ts";

export const slugOf = (reference: CategoryReference): string => (typeof reference === "string" ? reference : reference.slug);

/** Slugs of categories and of all that stands below them, in reading order. */
export const allSlugs = (references: readonly CategoryReference[] = []): string[] =>
  references.flatMap((reference) => [slugOf(reference), ...(typeof reference === "string" ? [] : allSlugs(reference.children))]);
