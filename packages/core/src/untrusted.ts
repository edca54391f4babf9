/** Reading data that may be anything. */
export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

export const stringAt = (record: Fields, field: string): string | undefined => {
  const value = record[field];
  return typeof value === "string" ? value : undefined;
};

export const listAt = (record: Fields, field: string): readonly unknown[] => {
  const value = record[field];
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
};
