/** Three-way merge of records: what two writers made of one record, where they did not change the same place. */
import { escapeSegment } from "@portal/core/records";
import { canonicalJson, isFields, type RecordFields as Fields } from "./record-fields.ts";

export interface Merged {
  /** What both want; "mine" where both have changed one place. */
  readonly value: unknown;
  /** JSON Pointers of the places that both have changed, each in its own way. */
  readonly conflicts: readonly string[];
}

/**
 * Objects are merged field by field, lists whose entries have a `key` (blocks of a layout) entry by entry; anything else is one place.
 * @param base what both began with; undefined where there was nothing
 */
export function merge(base: unknown, mine: unknown, theirs: unknown): Merged {
  const conflicts: string[] = [];
  const value = mergeAt("", base, mine, theirs, conflicts);
  return { value, conflicts };
}

/** Far deeper than any record: metadata that is nested deeper is one place. */
const MAX_DEPTH = 50;

function mergeAt(path: string, base: unknown, mine: unknown, theirs: unknown, conflicts: string[], depth = 0): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const deeper = (at: string, ...values: readonly [unknown, unknown, unknown]): unknown =>
    mergeAt(`${path}/${escapeSegment(at)}`, ...values, conflicts, depth + 1);
  if (depth < MAX_DEPTH) {
    if (isFields(base) && isFields(mine) && isFields(theirs)) return mergeFields(base, mine, theirs, deeper);
    const lists = [byKey(base), byKey(mine), byKey(theirs)] as const;
    if (lists[0] && lists[1] && lists[2]) {
      const order = mergeOrder(...(lists.map((list) => [...(list?.keys() ?? [])]) as [string[], string[], string[]]));
      if (order) {
        const [before, ours, others] = lists.map((list) => Object.fromEntries(list ?? [])) as [Fields, Fields, Fields];
        const merged = mergeFields(before, ours, others, deeper);
        return order.flatMap((key) => (Object.hasOwn(merged, key) ? [merged[key]] : []));
      }
    }
  }
  conflicts.push(path);
  return mine;
}

/** A field that comes out undefined is removed. */
function mergeFields(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  merged: (at: string, base: unknown, mine: unknown, theirs: unknown) => unknown,
): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...names].map((name) => [name, merged(name, own(base, name), own(mine, name), own(theirs, name))] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Keys in the order of whoever changed it; entries that the other added come last. undefined: both changed it, each in its own way. */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] | undefined {
  const [inBase, inMine, inTheirs] = [new Set(base), new Set(mine), new Set(theirs)];
  const common = (list: readonly string[]): string =>
    list.filter((key) => inBase.has(key) && inMine.has(key) && inTheirs.has(key)).join("\n");
  const [leading, other] = common(mine) === common(base) ? [theirs, mine] : [mine, theirs];
  if (common(other) !== common(base) && common(mine) !== common(theirs)) return undefined;
  return [...new Set([...leading, ...other])];
}

/** Entries by their `key`; undefined where they are no objects, lack one, or share one. */
function byKey(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = new Map<string, unknown>();
  for (const entry of value as readonly unknown[]) {
    if (!isFields(entry) || typeof entry["key"] !== "string" || entries.has(entry["key"])) return undefined;
    entries.set(entry["key"], entry);
  }
  return entries;
}

/** Not what every object inherits: names are people's, "constructor" among them. */
export const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
const isSame = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);
