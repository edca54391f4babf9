import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { publicMonths } from "../../sources/database/public-months.ts";

/** Addresses of one file of the sitemap: few, for a file is made whole, and takes some 50 µs of the thread that answers for each. */
export const PART_SIZE = 1_000;

/** What is asked of the sitemap. */
export interface SitemapQuery {
  /** Milliseconds since 1970: what is published then. */
  readonly asOf: number;
  /** Addresses of one file: PART_SIZE. */
  readonly size: number;
}

/** What the files of the sitemap hold: the fixed pages and homes, and records by their kind. */
export const partKinds = ["portal", "categories", "pages", "questions", "articles"] as const;
export type PartKind = (typeof partKinds)[number];

/** One file of the sitemap. */
export interface SitemapPart {
  readonly kind: PartKind;
  /** Of articles: the month of their publication, "2026-11" (UTC). What is published later changes no earlier file. */
  readonly month: string | undefined;
  /** From 1 on: which of the files of its kind and month. */
  readonly number: number;
}

/** As in "articles-2026-11-2.xml"; the number is left out of the first one's name. */
export const nameOfPart = ({ kind, month, number }: SitemapPart): string =>
  [kind, ...(month === undefined ? [] : [month]), ...(number === 1 ? [] : [number])].join("-");

const named =
  /^(?:(?<kind>portal|categories|pages|questions)|articles-(?<month>\d{4}-(?:0[1-9]|1[0-2])))(?:-(?<number>[2-9]|[1-9]\d{1,4}))?$/;

/** @returns undefined where no file is called so */
export function partOfName(name: string): SitemapPart | undefined {
  const found = named.exec(name);
  if (!found) return undefined;
  const { kind, month, number = "1" } = found.groups ?? {};
  return { kind: partKinds.find((one) => one === kind) ?? "articles", month, number: Number(number) };
}

/** A file, and when something in it was changed last; undefined: the file says that of each of its addresses. */
export interface ListedPart extends SitemapPart {
  readonly changedAt: Date | undefined;
}

/** All files that hold something. */
export async function listParts(db: Kysely<Database>, { asOf, size }: SitemapQuery): Promise<readonly ListedPart[]> {
  const [{ rows: counts }, { rows: months }] = await Promise.all([
    sql<{ kind: PartKind; count: number }>`
      select 'categories' as kind, count(*)::int as count from category
      union all select 'pages', count(*)::int from page
      union all select 'questions', count(*)::int from question`.execute(db),
    sql<{ month: string; count: number; changed_at: Date }>`
      select to_char(month, 'YYYY-MM') as month, count, changed_at from ${publicMonths(asOf)} m order by m.month desc`.execute(db),
  ]);
  const numbered = (kind: PartKind, count: number, month?: string, changedAt?: Date): ListedPart[] =>
    Array.from({ length: Math.ceil(count / size) }, (_, index) => ({ kind, month, number: index + 1, changedAt }));
  return [
    { kind: "portal", month: undefined, number: 1, changedAt: undefined },
    ...counts.flatMap(({ kind, count }) => numbered(kind, count)),
    ...months.flatMap(({ month, count, changed_at: changedAt }) => numbered("articles", count, month, changedAt)),
  ];
}
