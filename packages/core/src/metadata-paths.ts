/**
 * Blocks of metadata are a list, and parse names them by their position; the rest of the pipeline knows them by key. Each of these
 * brings the paths of both to one.
 */
import { diagnosticMessage } from "./diagnostics.ts";
import type { Diagnostic } from "./model.ts";
import { escapeSegment, parsePointer } from "./pointer.ts";
import { isRecord, listAt, stringAt } from "./untrusted.ts";

/** As many entries as metadata may have (site.schema.json). */
const MAX_BLOCKS = 200;

const toPointer = (segments: readonly (string | number)[]): string => segments.map((segment) => `/${escapeSegment(segment)}`).join("");

/** Positions instead of keys, and the metadata's own paths, which begin below the record. Also drops what is said twice. */
export function pointIntoMetadata(owner: "site" | "category", metadata: unknown, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  // The last entry of a key counts (specification §2.2).
  const positions = new Map(blockKeys(metadata).map((key, index) => [key, index]));
  const relocated = diagnostics.map((diagnostic) => ({ ...diagnostic, path: relocate(parsePointer(diagnostic.path), owner, positions) }));
  return [...new Map(relocated.map((diagnostic) => [`${diagnostic.path} ${diagnosticMessage(diagnostic)}`, diagnostic])).values()];
}

function relocate(segments: readonly string[], owner: string, positions: ReadonlyMap<string, number>): string {
  const local = segments[0] === owner ? segments.slice(1) : segments;
  const [first, key, ...rest] = local[0] === "metadata" ? local.slice(1) : local;
  if (first === undefined) return "";
  if (key === undefined) return toPointer([first]);
  const position = first === "blocks" ? (positions.get(key) ?? (/^\d+$/.test(key) ? Number(key) : undefined)) : key;
  // A block that has no entry yet: where one would be added.
  return toPointer([first, position ?? [], ...rest].flat());
}

/** What parse found in a record, with keys instead of positions: where a block is shown, its key is what is known of it. */
export function nameBlocksByKey(metadata: unknown, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!diagnostics.some(({ path }) => path.startsWith("/metadata/blocks/"))) return diagnostics;
  const keys = blockKeys(metadata);
  return diagnostics.map((diagnostic) => {
    const [first, second, position, ...rest] = parsePointer(diagnostic.path);
    if (first !== "metadata" || second !== "blocks" || position === undefined) return diagnostic;
    return { ...diagnostic, path: toPointer([first, second, keys[Number(position)] || position, ...rest]) };
  });
}

/** Keys of the entries as they were given; "" where an entry has none. */
function blockKeys(metadata: unknown): string[] {
  const value = typeof metadata === "string" ? parse(metadata) : metadata;
  const blocks = isRecord(value) ? listAt(value, "blocks").slice(0, MAX_BLOCKS) : [];
  return blocks.map((entry) => (isRecord(entry) ? (stringAt(entry, "key") ?? "") : ""));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
