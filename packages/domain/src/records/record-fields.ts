/** What a line of content says, without its kind. The bytes of a file stand apart: `sha256` names them. */
export type RecordFields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is RecordFields => typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON text with the fields of every object in one order. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, nested: unknown) =>
    typeof nested === "object" && nested !== null && !Array.isArray(nested)
      ? Object.fromEntries(Object.entries(nested).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : nested,
  );
