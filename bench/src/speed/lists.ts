/** How long administration's list of records takes among 100,000 articles: as it opens, filtered, searched, sorted, and far down. */
import { percentileOf } from "../measure.ts";
import type { Line } from "../report.ts";
import { withContent } from "../server/portal.ts";
import { ms } from "./cached.ts";
import { type Editor, signInEditor } from "./editor.ts";
import { articlesOr } from "./pages.ts";

const ARTICLES = articlesOr(100_000);
const WARM_UP = 3;
const ROUNDS = 40;
const MAX_MS = 200;
/** Parts of a hundred records that are read before the deep one. */
const DEPTH = 300;

const query = (more: Readonly<Record<string, string>>): string => new URLSearchParams({ kind: "article", ...more }).toString();

const lists: readonly (readonly [what: string, query: string])[] = [
  ["as it opens", query({})],
  ["of one site", query({ site: "btc" })],
  ["of a large category", query({ category: "tin-tai-chinh" })],
  ["of a small category", query({ category: "clcs-du-bao" })],
  ["of a small category, sorted by title", query({ category: "clcs-du-bao", sort: "title", order: "asc" })],
  ["published now, of one year", query({ state: "live", from: "2020-01-01T00:00:00Z", until: "2021-01-01T00:00:00Z" })],
  ["not published", query({ state: "unpublished" })],
  ["search for common words with marks", query({ q: "ngân sách" })],
  ["search for common words without marks", query({ q: "ngan sach" })],
  ["search for what nothing holds", query({ q: "xyzzyx" })],
  ["search for two letters that nothing holds", query({ q: "zq" })],
  ...["updatedAt", "title", "publishedAt"].flatMap((sort) =>
    ["asc", "desc"].map((order) => [`sorted by ${sort}, ${order}`, query({ sort, order })] as const),
  ),
  ["all kinds, search", new URLSearchParams({ q: "ngân sách", limit: "8" }).toString()],
];

/** @param root the checkout */
export function listLines(root: string): Promise<Line[]> {
  return withContent(root, { articles: ARTICLES }, async ({ origin, connectionString }) => {
    const editor = await signInEditor(origin, connectionString);
    try {
      const lines: Line[] = [];
      // The server's first answers are slower, whatever they are.
      for (const [, asked] of lists) await editor.list(asked);
      for (const [what, asked] of lists) lines.push(await lineOf(editor, what, asked, lines.length === 0));
      for (const sort of ["updatedAt", "title", "publishedAt"])
        lines.push(
          await lineOf(
            editor,
            `after ${(DEPTH * 100).toLocaleString("en")} records, sorted by ${sort}`,
            await deep(editor, query({ sort })),
            false,
          ),
        );
      return lines;
    } finally {
      await editor.close();
    }
  });
}

async function lineOf(editor: Editor, what: string, asked: string, isFirst: boolean): Promise<Line> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const { ms: time } = await editor.list(asked);
    if (round >= 0) times.push(time);
  }
  const slow = percentileOf(times, 0.95);
  return {
    what: isFirst ? `list of ${ARTICLES.toLocaleString("en")} articles, ${what}: p95 of ${ROUNDS} (beside: median)` : `  ${what}`,
    ours: ms(slow),
    beside: ms(percentileOf(times, 0.5)),
    goal: `≤ ${MAX_MS} ms`,
    met: slow <= MAX_MS,
  };
}

/** @returns the query for the part after those that are read here */
async function deep(editor: Editor, asked: string): Promise<string> {
  let after = "";
  for (let part = 0; part < DEPTH; part += 1) {
    const { next } = await editor.list(`${asked}&limit=100${after}`);
    // With fewer articles, the last part but one.
    if (next === null) break;
    after = `&after=${next}`;
  }
  return asked + after;
}
