/** How good the search is: nDCG@10 of a running portal over the graded queries (bench/search/README.md). */
import { setTimeout as sleep } from "node:timers/promises";
import { withPortal } from "../portal-server.ts";
import type { Line } from "../report.ts";
import { ask } from "./ask.ts";
import { type GradedQuery, readGradedQueries } from "./graded-queries.ts";
import { type Grade, ndcg } from "./ndcg.ts";

const GOAL = 0.85;
/** Queries shown one by one, for those who tune; those of the other half are never shown. */
const LOWEST = 15;

interface Scored {
  readonly query: GradedQuery;
  readonly score: number;
  /** Milliseconds from the request to its answer. */
  readonly took: number;
}

export function searchLines(root: string): Promise<Line[]> {
  const queries = readGradedQueries(root);
  return withPortal(root, async (origin) => {
    await untilFilesAreRead(
      origin,
      queries.filter(({ kind }) => kind === "inside-file"),
    );
    const scored: Scored[] = [];
    // One after the other, as one visitor asks.
    for (const query of queries) {
      const since = performance.now();
      const found = await ask(origin, query);
      scored.push({
        query,
        score: ndcg(found, new Map<string, Grade>(Object.entries(query.grades))),
        took: performance.now() - since,
      });
    }
    return linesOf(scored);
  });
}

const LOOK_MS = 5000;
const MAX_LOOKS = 60;

/** The portal reads its files in its first seconds: until three looks bring the same. */
async function untilFilesAreRead(origin: string, queries: readonly GradedQuery[]): Promise<void> {
  let before = "";
  for (let look = 0, same = 0; look < MAX_LOOKS && same < 2; look += 1) {
    await sleep(LOOK_MS);
    const answers: string[][] = [];
    for (const query of queries) answers.push(await ask(origin, query));
    const now = JSON.stringify(answers);
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

function linesOf(all: readonly Scored[]): Line[] {
  const overall = mean(all);
  const tuning = all.filter(({ query }) => query.half === "tuning");
  const group = (name: string, of: (query: GradedQuery) => string): Line[] =>
    [...Map.groupBy(all, ({ query }) => of(query))].map(([value, scored]) => ({
      what: `  ${name} ${value}: ${scored.length} queries`,
      ours: figure(mean(scored)),
    }));
  return [
    {
      what: `search: nDCG@10 over ${all.length} graded queries`,
      ours: figure(overall),
      goal: `≥ ${figure(GOAL)}`,
      met: overall >= GOAL,
    },
    { what: "  their pages, one visitor: p50, p95 in ms", ours: `${quantile(all, 0.5)}, ${quantile(all, 0.95)}` },
    ...group("half", ({ half }) => half),
    ...group("language", ({ language }) => language),
    ...group("kind", ({ kind }) => kind),
    ...tuning
      .toSorted((one, other) => one.score - other.score)
      .slice(0, LOWEST)
      .filter(({ score }) => score < GOAL)
      .map(({ query, score }) => ({ what: `  lowest of the tuning half: ${query.site} “${query.query}”`, ours: figure(score) })),
  ];
}

const mean = (scored: readonly Scored[]): number => scored.reduce((sum, { score }) => sum + score, 0) / scored.length;
const quantile = (scored: readonly Scored[], share: number): string =>
  (scored.map(({ took }) => took).toSorted((a, b) => a - b)[Math.floor(scored.length * share)] ?? Number.NaN).toFixed(0);
const figure = (value: number): string => value.toFixed(3);
