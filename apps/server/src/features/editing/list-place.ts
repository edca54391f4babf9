/** Where a part of a list ends, as the call for the next part names it. */
import type { Kind } from "@portal/domain/records";
import { type RawBuilder, sql } from "kysely";
import { Refused } from "./refused.ts";

export const listSorts = ["updatedAt", "title", "publishedAt"] as const;
export type ListSort = (typeof listSorts)[number];

export interface ListPlace {
  /** What the list is sorted by, as text. */
  readonly value: string;
  readonly kind: string;
  /** Decides between records of one kind that are equal in what the list is sorted by. */
  readonly tie: string;
}

export const placeOf = ({ value, kind, tie }: ListPlace): string => Buffer.from(JSON.stringify([value, kind, tie])).toString("base64url");

interface Continued {
  /** As `placeOf` made it. */
  readonly after: string;
  readonly sort: ListSort;
  readonly order: "asc" | "desc";
  readonly column: RawBuilder<unknown>;
}

/**
 * What comes after a place in a list that is sorted by a column, then by kind and tie.
 * @returns the condition on rows of one kind; undefined: of several
 * @throws Refused where it is no place of a list that is sorted so
 */
export function placeAfter({ after, sort, order, column }: Continued): (kind: Kind | undefined) => RawBuilder<unknown> {
  const [value = "", last = "", tie = ""] = read(after, sort);
  const isAscending = order === "asc";
  const than = sql.raw(isAscending ? ">" : "<");
  const typed = sort === "title" ? sql`${value}::text collate "C"` : sql`${value}::timestamptz`;
  return (kind) => {
    if (kind === undefined) return sql`(${column}, kind, tie) ${than} (${typed}, ${last}, ${tie})`;
    // A condition that an index on column and tie answers.
    if (kind === last) return sql`(${column}, tie) ${than} (${typed}, ${tie})`;
    return kind > last === isAscending ? sql`${column} ${than}= ${typed}` : sql`${column} ${than} ${typed}`;
  };
}

const MOMENT = /^(\d{4}-\d\d-\d\d) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-][01]\d(?::[0-5]\d)?$/;

/** Whether the database reads it as a moment. */
function isMoment(text: string): boolean {
  const [, day = ""] = MOMENT.exec(text) ?? [];
  const read = new Date(`${day}T00:00:00Z`);
  return text === "-infinity" || (!Number.isNaN(read.getTime()) && read.toISOString().startsWith(day));
}

function read(after: string, sort: ListSort): readonly string[] {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(after, "base64url").toString());
  } catch {
    parts = undefined;
  }
  const isPlace =
    Array.isArray(parts) &&
    parts.length === 3 &&
    parts.every((part) => typeof part === "string" && !part.includes("\0")) &&
    (sort === "title" || isMoment(parts[0] as string));
  if (!isPlace) throw new Refused("invalid", "`after` is the `next` of the part before, of a list that is sorted in the same way.");
  return parts as string[];
}
