import { articleLine } from "./article-lines.ts";
import { planArticles } from "./articles.ts";
import { documentLines } from "./documents/documents.ts";
import { fileLines } from "./files.ts";
import { feedLines, parameterLines, peopleLines, questionLines, searchTermLines } from "./lists.ts";
import type { Line } from "./records.ts";
import { seriesLines } from "./series.ts";
import { categoryLines, pageLines, readSites, siteLine } from "./sites.ts";

export type { Line } from "./records.ts";

/**
 * The demonstration content, line by line, as content import takes it (packages/domain/schema/lines).
 * The same on every machine and every run; nothing in it is newer than 20 November 2026.
 */
export function* demonstrationContent(): Generator<Line> {
  const sites = readSites();
  for (const site of sites) yield siteLine(site);
  for (const site of sites) yield* categoryLines(site.slug, site.categories);
  yield* parameterLines();
  yield* seriesLines();
  yield* searchTermLines();
  yield* feedLines();
  yield* peopleLines();
  for (const site of sites) yield* pageLines(site);
  yield* questionLines();
  const articles = planArticles(sites);
  for (const article of articles) yield articleLine(article);
  yield* fileLines();
  for (const article of articles) yield* documentLines(article);
}
