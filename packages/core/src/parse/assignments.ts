import type { Report } from "../diagnostics.ts";
import type { Assignment, Assignments } from "../model.ts";

/** Blocks keyed by key (specification §2.2); the last entry of a key counts, as in the map the specification describes. */
export function keyAssignments(blocks: readonly Assignment[] | undefined, report: Report): Assignments {
  const byKey = new Map<string, Assignment>();
  for (const [index, assignment] of (blocks ?? []).entries()) {
    if (byKey.has(assignment.key)) {
      report.add(
        "duplicate-assignment",
        "warning",
        `/metadata/blocks/${index}`,
        `The block "${assignment.key}" is assigned more than once; the last one counts.`,
        "Remove the others.",
      );
    }
    byKey.set(assignment.key, assignment);
  }
  return byKey;
}
