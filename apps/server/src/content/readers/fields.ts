/** What readers share: the fields of a line, dates and addresses among them, and the hash of what they make of it. */
import type { Kind } from "@portal/domain/records";
import { toInstant } from "@portal/domain";
import { checkAddress } from "../article-content.ts";
import { finding, type Finding, quote } from "../finding.ts";
import type { Body, BothTexts, Entry } from "../records.ts";
import { sha256 } from "../values.ts";

/** A line's object. Its envelope has been checked: fields have the types of packages/domain/schema/lines. */
export type LineFields = Readonly<Record<string, unknown>>;

export interface ReadResult<K extends Kind> {
  readonly entry: Entry<K> | undefined;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

export interface LineContext {
  readonly line: number;
  readonly ministrySites: readonly string[];
  /** Origins beside our own whose pictures browsers may load. */
  readonly pictureOrigins: readonly string[];
}

export const text = (given: LineFields, name: string): string => given[name] as string;
export const optional = (given: LineFields, name: string): string | null => (given[name] as string | undefined) ?? null;
export const number = (given: LineFields, name: string, fallback: number): number => (given[name] as number | undefined) ?? fallback;
export const both = (value: unknown): BothTexts => (typeof value === "string" ? { vi: value } : { ...(value as BothTexts) });
export const address = (given: LineFields, name: string): Finding[] =>
  typeof given[name] === "string" ? checkAddress(given[name], `/${name}`) : [];

/** Same columns, same hash: readers write them in one order. */
export const hashOf = (kind: Kind, row: object, body?: Body): string => sha256(JSON.stringify([kind, row, body?.sourceHash]));

/** @param consequence what a date that cannot be read would lead to, for the message */
export function readDate(
  given: string | undefined,
  field: string,
  consequence: string,
): { readonly instant: string | null; readonly errors: readonly Finding[] } {
  if (given === undefined) return { instant: null, errors: [] };
  const instant = given >= "0100" ? toInstant(given) : undefined;
  if (instant !== undefined) return { instant, errors: [] };
  const problem = `${quote(given)} is no date, so ${consequence}.`;
  const advice = "Write it as 2026-11-01T02:00:00 (UTC), or leave it out where it may be.";
  return { instant: null, errors: [finding("not-a-date", `/${field}`, problem, advice)] };
}
