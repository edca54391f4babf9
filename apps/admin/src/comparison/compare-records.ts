/** What has changed between two states of a record, place by place. */

/** What a record says; null: there is none. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Change {
  /** Names of fields, keys of blocks, places in lists from 1 on. */
  readonly path: readonly string[];
  /** As text; undefined: it is not there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Objects are compared field by field, lists whose entries have a `key` (blocks of a layout) entry by entry, other lists by place. */
export const compareRecords = (before: Fields | null, after: Fields | null): readonly Change[] => compare([], before ?? {}, after ?? {});

function compare(path: readonly string[], before: unknown, after: unknown): readonly Change[] {
  const [left, right] = [parts(before), parts(after)];
  // What is on one side alone is taken apart, too, where it holds more than one thing.
  const isDeep = (left && (right || after === undefined)) || (right && before === undefined);
  if (!isDeep) {
    const texts = { before: textOf(before), after: textOf(after) };
    return texts.before === texts.after ? [] : [{ path, ...texts }];
  }
  const names = new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])]);
  const changes = [...names].flatMap((name) => compare([...path, name], left?.get(name), right?.get(name)));
  return [...changes, ...orderChange(path, before, after)];
}

function orderChange(path: readonly string[], before: unknown, after: unknown): readonly Change[] {
  const [left, right] = [keysOf(before), keysOf(after)];
  if (!left || !right) return [];
  const common = (keys: readonly string[], others: readonly string[]): string => keys.filter((key) => others.includes(key)).join(", ");
  const order = { before: common(left, right), after: common(right, left) };
  return order.before === order.after ? [] : [{ path: [...path, "order"], ...order }];
}

/** What a value is made of, by name; undefined: it is one thing. */
function parts(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (Array.isArray(value)) {
    const keys = keysOf(value);
    return new Map(value.map((entry: unknown, index) => [keys?.[index] ?? String(index + 1), entry]));
  }
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)) : undefined;
}

/** Of the entries of a list; undefined where they have none, or share one. */
function keysOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const keys = value.map((entry: unknown) => (typeof entry === "object" && entry !== null && "key" in entry ? entry.key : undefined));
  return keys.every((key) => typeof key === "string") && new Set(keys).size === keys.length ? keys : undefined;
}

/** A value that stands at a place, as text; undefined: nothing is there. */
export function textAt(record: Fields | null, path: readonly string[]): string | undefined {
  let value: unknown = record ?? undefined;
  for (const name of path) value = parts(value)?.get(name);
  return textOf(value);
}

const textOf = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : typeof value === "string" ? value : JSON.stringify(value, null, 2);
