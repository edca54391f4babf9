import type { PatchOperation } from "../model.ts";
import { parsePointer } from "../pointer.ts";

/** The fixes of findings from the end of the file to its beginning, so that an entry that is taken out moves nothing that is still to be fixed. */
export function fixOrder(findings: readonly { readonly fix?: readonly PatchOperation[] }[]): (readonly PatchOperation[])[] {
  return findings.flatMap(({ fix }) => (fix ? [fix] : [])).toSorted((a, b) => compare(pathOf(b), pathOf(a)));
}

const pathOf = ([first]: readonly PatchOperation[]): string[] => parsePointer(first?.path ?? "");

/** Order of two paths, list positions by number. */
function compare(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const order = (a[index] ?? "").localeCompare(b[index] ?? "", "en", { numeric: true });
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
