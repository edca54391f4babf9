import type { Language, Series } from "@portal/core";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

/** Time series by id, labelled in the language of the page; an unknown id is left out. */
export async function fetchSeries(db: Kysely<Database>, ids: readonly string[], language: Language, signal: AbortSignal | undefined): Promise<ReadonlyMap<string, Series>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("series")
    .select(["slug", "name", "unit", "points"])
    .where("slug", "in", [...new Set(ids)])
    .execute({ signal });
  return new Map(
    rows.map(({ slug, name, unit, points }) => [slug, { id: slug, label: name[language] ?? name.vi, unit, points: points.map(([at, value]) => ({ at, value })) }]),
  );
}
