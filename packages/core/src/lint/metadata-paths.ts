import { diagnosticMessage } from "../diagnostics.ts";
import type { Diagnostic } from "../model.ts";
import { escapeSegment, parsePointer } from "../pointer.ts";
import { isRecord, listAt, stringAt } from "../untrusted.ts";

/** As many entries as metadata may have (site.schema.json). */
const MAX_BLOCKS = 200;

/** The pipeline's paths begin at the record and name blocks by key; in metadata blocks are a list. Also drops what is said twice. */
export function pointIntoMetadata(owner: "site" | "category", metadata: unknown, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const positions = positionsOf(metadata);
  const relocated = diagnostics.map((diagnostic) => ({ ...diagnostic, path: relocate(parsePointer(diagnostic.path), owner, positions) }));
  return [...new Map(relocated.map((diagnostic) => [`${diagnostic.path} ${diagnosticMessage(diagnostic)}`, diagnostic])).values()];
}

function relocate(segments: readonly string[], owner: string, positions: ReadonlyMap<string, number>): string {
  const local = segments[0] === owner ? segments.slice(1) : segments;
  const [first, key, ...rest] = local[0] === "metadata" ? local.slice(1) : local;
  if (first === undefined) return "";
  if (key === undefined) return `/${escapeSegment(first)}`;
  const position = first === "blocks" ? (positions.get(key) ?? (/^\d+$/.test(key) ? Number(key) : undefined)) : key;
  // A block that has no entry yet: where one would be added.
  return [first, position ?? [], ...rest]
    .flat()
    .map((segment) => `/${escapeSegment(segment)}`)
    .join("");
}

/** Position of each block's entry: the last one of a key counts (specification §2.2). */
function positionsOf(metadata: unknown): ReadonlyMap<string, number> {
  const value = typeof metadata === "string" ? parse(metadata) : metadata;
  const blocks = isRecord(value) ? listAt(value, "blocks").slice(0, MAX_BLOCKS) : [];
  return new Map(blocks.map((entry, index) => [isRecord(entry) ? (stringAt(entry, "key") ?? "") : "", index]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
