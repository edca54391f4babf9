import { Report } from "../diagnostics.ts";
import type { Parsed } from "../model.ts";
import { escapeSegment } from "../pointer.ts";

export interface Bounds {
  readonly maxDepth: number;
  readonly maxNodes: number;
  /** Entries of one list. Well above what any schema allows: validating takes time by the square of a list's wrong entries. */
  readonly maxList: number;
  /** In UTF-16 units. */
  readonly maxString: number;
}

/** Far above any metadata an editor would write, far below what hurts. */
export const metadataBounds: Bounds = { maxDepth: 24, maxNodes: 10_000, maxList: 500, maxString: 20_000 };

/** Far above any layout or template. */
export const fileBounds: Bounds = { maxDepth: 64, maxNodes: 5000, maxList: 2000, maxString: 20_000 };

const unsafeKeys = new Set(["__proto__", "constructor", "prototype"]);

/**
 * A private copy of any JSON value within bounds: objects without prototype, no unsafe keys, cut off where it is too deep, too large
 * or too long. Array positions stay, a cut entry is null. Takes time in proportion to the bounds, not to the input.
 */
export function boundJson(input: unknown, { maxDepth, maxNodes, maxList, maxString }: Bounds): Parsed<unknown> {
  const report = new Report();
  let nodes = 0;

  const copy = (value: unknown, path: string, depth: number): unknown => {
    if (typeof value === "string") {
      if (value.length <= maxString) return value;
      report.add(
        "string-too-long",
        "warning",
        path,
        `Text of ${value.length} characters was left out; the limit is ${maxString}.`,
        "Shorten it.",
      );
      return null;
    }
    if (typeof value === "number") return Number.isFinite(value) ? value : null;
    if (typeof value === "boolean" || value === null) return value;
    if (typeof value !== "object") return null;
    if (depth >= maxDepth) {
      report.add("too-deep", "warning", path, `Values nested more than ${maxDepth} levels deep were left out.`, "Flatten the data.");
      return null;
    }
    return Array.isArray(value) ? copyArray(value, path, depth) : copyObject(value as Record<string, unknown>, path, depth);
  };

  const hasRoom = (path: string): boolean => {
    nodes += 1;
    if (nodes === maxNodes + 1)
      report.add("too-many-nodes", "warning", path, `Only the first ${maxNodes} values were read.`, "Remove what the page does not need.");
    return nodes <= maxNodes;
  };

  const copyArray = (value: readonly unknown[], path: string, depth: number): unknown[] => {
    const result: unknown[] = [];
    if (value.length > maxList)
      report.add(
        "too-many-nodes",
        "warning",
        path,
        `Only the first ${maxList} of ${value.length} entries were read.`,
        "Remove what the page does not need.",
      );
    for (let index = 0; index < Math.min(value.length, maxList) && hasRoom(`${path}/${index}`); index += 1)
      result.push(copy(value[index], `${path}/${index}`, depth + 1));
    return result;
  };

  const copyObject = (value: Readonly<Record<string, unknown>>, path: string, depth: number): unknown => {
    const result = Object.create(null) as Record<string, unknown>;
    for (const key of Object.keys(value)) {
      const at = `${path}/${escapeSegment(key.slice(0, 100))}`;
      if (unsafeKeys.has(key))
        report.add("unsafe-key", "warning", at, `The key "${key}" could change program objects and was left out.`, "Remove it.");
      else if (!hasRoom(at)) break;
      else if (value[key] !== undefined) result[key] = copy(value[key], at, depth + 1);
    }
    return result;
  };

  const value = copy(input, "", 0);
  return { value, diagnostics: report.diagnostics };
}
