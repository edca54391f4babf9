import { allSlugs } from "../category-references.ts";
import type { Assignment } from "../generated/types.ts";
import type { Assignments, Diagnostic } from "../model.ts";
import { escapeSegment } from "../pointer.ts";

/** Categories that metadata names and that do not exist; nothing where it is not known which exist. */
export function danglingCategories(
  blocks: Assignments,
  list: Assignment["categories"],
  known: ReadonlySet<string> | undefined,
): Diagnostic[] {
  if (!known) return [];
  const missing = (slugs: readonly string[]): string[] => [...new Set(slugs)].filter((slug) => !known.has(slug));
  return [
    ...[...blocks.values()].flatMap((assignment) =>
      missing(slugsOf(assignment)).map((slug) =>
        dangling(`/metadata/blocks/${escapeSegment(assignment.key)}`, `The block "${assignment.key}"`, slug),
      ),
    ),
    ...missing(allSlugs(list)).map((slug) => dangling("/metadata/categories", "The list", slug)),
  ];
}

const dangling = (path: string, subject: string, slug: string): Diagnostic => ({
  code: "dangling-category",
  severity: "warning",
  path,
  problem: `${subject} names the category "${slug}", which does not exist; it is left out.`,
  advice: "Correct the slug or create the category.",
});

const slugsOf = ({ category, root, categories, cards = [] }: Assignment): string[] =>
  [category ?? [], root ?? [], allSlugs(categories), cards.flatMap((card) => card.category ?? [])].flat();
