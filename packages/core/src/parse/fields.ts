/** Reading single fields of records from outside: the right type, or nothing. */
import { type Fields, isRecord } from "../untrusted.ts";

export const record = (input: unknown): Fields => (isRecord(input) ? input : {});

export const text = (value: unknown, maxLength: number): string | undefined =>
  typeof value === "string" && value.length > 0 ? value.slice(0, maxLength) : undefined;

/** A whole number, or its digits as text. Nothing else is converted: an object may refuse to become a number. */
export const integer = (value: unknown): number | undefined => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return Number.isInteger(number) ? (number as number) : undefined;
};

export const identity = (value: unknown): string | undefined =>
  typeof value === "number" && Number.isFinite(value) ? String(value) : text(value, 100);

/** As in common.schema.json. */
export const SLUG_PATTERN = "^[A-Za-z0-9][A-Za-z0-9._~-]{0,199}$";
const slugPattern = new RegExp(SLUG_PATTERN);
export const slug = (value: unknown): string | undefined => (typeof value === "string" && slugPattern.test(value) ? value : undefined);
