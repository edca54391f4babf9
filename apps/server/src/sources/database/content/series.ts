import type { Language, Series } from "@portal/core";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";

export type SeriesRow = Pick<Selectable<Database["series"]>, "slug" | "name" | "unit" | "points">;

/** How series are shown. */
interface Shown {
  /** Of labels and units. */
  readonly language: Language;
  /** How many of the newest points; Infinity for all. */
  readonly points: number;
  /** Thins the older ones out, for a chart; the newest stay as they are, for a table. */
  readonly thinned: boolean;
}

export interface SeriesRequest extends Shown {
  readonly ids: readonly string[];
}

/** Time series by id; an unknown id is left out. */
export async function fetchSeries(
  db: Kysely<Database>,
  { ids, ...shown }: SeriesRequest,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, Series>> {
  if (ids.length === 0) return new Map();
  const rows = await readSeries(db, ids, signal);
  return new Map(rows.map((row) => [row.slug, toSeries(row, shown)]));
}

/** With all their points, in no order; an unknown id is left out. */
export const readSeries = (
  db: Kysely<Database>,
  ids: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly (SeriesRow & { readonly updated_at: Date })[]> =>
  db
    .selectFrom("series")
    .select(["slug", "name", "unit", "points", "updated_at"])
    .where(sql<boolean>`slug = any (${[...new Set(ids)]}::text[])`)
    .execute({ signal });

export function toSeries({ slug, name, unit, points }: SeriesRow, { language, points: count, thinned }: Shown): Series {
  const newest = points.slice(-count);
  const shown = (thinned ? thin(newest) : newest).map(([at, value]) => ({ at, value }));
  return { id: slug, label: name[language] ?? name.vi, unit: unit[language] ?? unit.vi, points: shown };
}

/** Two weeks of days for tables; of the year before them, a point a week is as much as a small chart shows. */
const NEWEST = 14;
const OLDER = 52;

/** Evenly, and always with the first: a chart spans the same time. */
function thin<T>(points: readonly T[]): readonly T[] {
  const older = points.slice(0, -NEWEST);
  const step = Math.ceil(older.length / OLDER);
  return [...older.filter((_, index) => index % step === 0), ...points.slice(-NEWEST)];
}
