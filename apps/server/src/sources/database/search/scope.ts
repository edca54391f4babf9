/** Which documents a search looks at: elements of search_document.scope, as the function search_scope writes them. */
import { type RawBuilder, sql } from "kysely";

export interface Scope {
  /** Each is a group of elements, of which a document has at least one: its site, category, type. */
  readonly groups: readonly (readonly string[])[];
  /** First and last moment of publication, in milliseconds since 1970; undefined: no limit. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** When the search is made: nothing later is looked for. */
  readonly asOf: number;
  /** Also what has no day. */
  readonly isUndatedIncluded: boolean;
}

/** What has no day. */
const UNDATED = "u";
/** Before it nothing was published. */
const FIRST_MOMENT = Date.UTC(1900, 0, 1);

/** A condition on `d`: by months for the index, and exactly. */
export function inScope({ groups, from, to, asOf, isUndatedIncluded }: Scope): RawBuilder<boolean> {
  const parts = groups.map((group) => sql<boolean>`d.scope && ${group}::text[]`);
  if (from !== undefined || to !== undefined) {
    const [first, last] = [Math.max(from ?? FIRST_MOMENT, FIRST_MOMENT), Math.min(to ?? asOf, asOf)];
    const months = [...(isUndatedIncluded ? [UNDATED] : []), ...monthsBetween(new Date(first), new Date(last))];
    const exactly = sql`d.at between ${new Date(first)}::timestamptz and ${new Date(last)}::timestamptz`;
    // Not as a plain condition: by the index of days alone every document's words would be read.
    parts.push(sql`d.scope && ${months}::text[]`, sql`case when d.at is null then ${isUndatedIncluded}::boolean else ${exactly} end`);
  } else if (!isUndatedIncluded) parts.push(sql`d.at is not null`);
  return parts.length === 0 ? sql`true` : sql`${sql.join(parts, sql` and `)}`;
}

/** Elements of the months from one moment to another; whole years as years: few elements are looked up faster. */
export function monthsBetween(from: Date, to: Date): string[] {
  const last = monthOf(to);
  const elements: string[] = [];
  for (let month = monthOf(from); month <= last;) {
    const isYear = month % 12 === 1 && month + 11 <= last;
    elements.push(isYear ? `y${Math.floor(month / 12)}` : `m${month}`);
    month += isYear ? 12 : 1;
  }
  return elements;
}

/** As search_scope counts months: January 2026 is 2026 × 12 + 1. */
const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth() + 1;
