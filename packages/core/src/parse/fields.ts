/** Reading single fields of records from outside: the right type, or nothing. */

export const record = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === "object" && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {};

export const text = (value: unknown, maxLength: number): string | undefined =>
  typeof value === "string" && value.length > 0 ? value.slice(0, maxLength) : undefined;

export const identity = (value: unknown): string | undefined =>
  typeof value === "number" && Number.isFinite(value) ? String(value) : text(value, 100);

const slugPattern = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,199}$/;
export const slug = (value: unknown): string | undefined => (typeof value === "string" && slugPattern.test(value) ? value : undefined);
