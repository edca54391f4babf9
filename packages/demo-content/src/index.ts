import { articleFiles, articleLine, planArticles, sharedPictures } from "./article-lines.ts";
import { mediaLines } from "./documents/sample-files.ts";
import { feedLines, parameterLines, peopleLines, portraitFiles, questionLines } from "./lists.ts";
import type { FileLine, Line } from "./records.ts";
import { topics } from "./sentences.ts";
import { seriesLines } from "./series/series.ts";
import { categoryLines, pageLines, siteFiles, siteLine } from "./site-lines.ts";
import { readSites, type Site } from "./sites.ts";

export type { Line } from "./records.ts";

/**
 * The demonstration content, line by line, as content import takes it (apps/server/src/content/schemas).
 * The same on every machine and every run; nothing in it is newer than LAST_DAY of text/dates.ts.
 */
export function* demonstrationContent(): Generator<Line> {
  const sites = readSites();
  for (const [index, site] of sites.entries()) yield siteLine(site, index);
  for (const site of sites) yield* categoryLines(site);
  yield* parameterLines();
  yield* seriesLines();
  yield* feedLines();
  yield* peopleLines();
  for (const site of sites) yield* pageLines(site);
  yield* questionLines();
  const articles = planArticles(sites);
  for (const article of articles) yield articleLine(article);
  yield* once(files(sites, articles));
}

function* files(sites: readonly Site[], articles: ReturnType<typeof planArticles>): Generator<FileLine> {
  for (const site of sites) yield* siteFiles(site);
  yield* portraitFiles();
  yield* mediaLines();
  yield* sharedPictures(topics);
  for (const article of articles) yield* articleFiles(article);
}

/** A card may stand on several pages; its picture is one file. */
function* once(lines: Iterable<FileLine>): Generator<FileLine> {
  const seen = new Set<string>();
  for (const line of lines) {
    if (seen.has(line.path)) continue;
    seen.add(line.path);
    yield line;
  }
}
