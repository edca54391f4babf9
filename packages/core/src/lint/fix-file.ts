import { applyPatch } from "../edit/apply-patch.ts";
import type { PatchOperation } from "../model.ts";
import { parsePointer } from "../pointer.ts";

/**
 * Carries out the certain mends of one file, given what the file parses to and its findings. Mends that stand in each other's way wait
 * for the next run.
 * @returns the mended value, or undefined where there was nothing to mend.
 */
export function fixValue(value: unknown, findings: readonly { readonly fix?: readonly PatchOperation[] }[]): unknown {
  const fixes = findings.flatMap(({ fix }) => (fix ? [fix] : []));
  // From the end to the beginning, so that an entry that is taken out moves nothing that is still to be mended.
  const ordered = fixes.toSorted((a, b) => compare(placeOf(b), placeOf(a)));
  let mended = value;
  for (const fix of ordered) {
    try {
      mended = applyPatch(mended, fix);
    } catch {
      // Another mend has changed this place; the next look at the file will tell.
    }
  }
  return mended === value ? undefined : mended;
}

const placeOf = ([first]: readonly PatchOperation[]): string[] => parsePointer(first?.path ?? "");

/** Document order of two paths, list positions by number. */
function compare(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const order = (a[index] ?? "").localeCompare(b[index] ?? "", "en", { numeric: true });
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
