/** Counts, not times: a home asks for its data once, and for each category once. */
import { BLOCKS, fewCategories } from "./card-page.ts";
import type { Line } from "./report.ts";

export async function roundTripLines(): Promise<Line[]> {
  const { counts, categories } = await fewCategories();
  const asked = [...counts.queries].filter(([key]) => key.startsWith("category:"));
  const once = asked.length === categories.length && counts.queries.size === categories.length && asked.every(([, times]) => times === 1);
  return [
    {
      what: `home of ${BLOCKS} blocks over ${categories.length} categories: data round trips`,
      ours: String(counts.roundTrips),
      goal: "1",
      met: counts.roundTrips === 1,
    },
    { what: "  queries in it, each category once", ours: String(counts.queries.size), goal: String(categories.length), met: once },
  ];
}
