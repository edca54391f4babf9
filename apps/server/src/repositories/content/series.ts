import type { Language, Series } from "@portal/core";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

export interface SeriesRequest {
  readonly ids: readonly string[];
  /** Of the labels. */
  readonly language: Language;
  /** How many of the newest points; Infinity for all. */
  readonly points: number;
}

/** Time series by id; an unknown id is left out. */
export async function fetchSeries(
  db: Kysely<Database>,
  { ids, language, points: count }: SeriesRequest,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, Series>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("series")
    .select(["slug", "name", "unit", "points"])
    .where("slug", "in", [...new Set(ids)])
    .execute({ signal });
  return new Map(
    rows.map(({ slug, name, unit, points }) => [
      slug,
      { id: slug, label: name[language] ?? name.vi, unit, points: points.slice(-count).map(([at, value]) => ({ at, value })) },
    ]),
  );
}
