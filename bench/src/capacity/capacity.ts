/** `npm run bench -- capacity`: what days of 1, 10 and 100 million visits need. Writes the tables of docs/scaling.md. */
import { startLoad } from "../load/load.ts";
import { writeFigures } from "../docs/figures.ts";
import type { Line } from "../report.ts";
import { type Portal, withContent } from "../server/portal.ts";
import { articlesOr } from "../speed/pages.ts";
import { type Costs, costsOf } from "./costs.ts";
import { assumed } from "./day.ts";
import { type Measured, type Needs, needsOf } from "./needs.ts";
import { METRICS_TOKEN, replay, type Replayed } from "./replay.ts";

const ARTICLES = articlesOr(100_000);
const days = [1_000_000, 10_000_000, 100_000_000] as const;
/** Room for all pages that are replayed. */
const EVERYTHING_MB = "3000";

/** @param root the checkout */
export async function capacityLines(root: string): Promise<Line[]> {
  const load = await startLoad(root);
  const within = <T>(megabytes: string, work: (portal: Portal) => Promise<T>): Promise<T> =>
    withContent(root, { articles: ARTICLES, env: { PAGE_CACHE_MB: megabytes, METRICS_TOKEN, TRUSTED_PROXIES: "127.0.0.1" } }, work);
  try {
    const [own, costs] = await within("64", async (portal) => [await rates(portal), await costsOf(load, portal)] as const);
    const shared = await within(EVERYTHING_MB, rates);
    const found = days.flatMap((visits, index): Day[] => {
      const [alone, inFront] = [own[index], shared[index]];
      if (!alone || !inFront) return [];
      const measured = { ...costs, own: alone, shared: inFront };
      return [{ visits, measured, needs: needsOf(visits, measured) }];
    });
    writeFigures(root, "docs/scaling.md", "capacity", [...costTable(costs), "", ...needsTable(found)]);
    return found.flatMap(({ visits, measured, needs }) => linesOf(visits, measured, needs));
  } finally {
    load.end();
  }

  async function rates(portal: Portal): Promise<Replayed[]> {
    const replayed: Replayed[] = [];
    for (const visits of days) replayed.push(await replay(load, portal, visits));
    return replayed;
  }
}

interface Day {
  readonly visits: number;
  readonly measured: Measured;
  readonly needs: Needs;
}

const costTable = ({ hit, model, file, firstView, furtherView, files, process, database, sessions }: Costs): string[] => [
  `Measured on ${new Date().toISOString().slice(0, 10)} with ${ARTICLES.toLocaleString("en")} articles.`,
  "",
  "| measured | |",
  "|---|---|",
  `| a page from memory, CPU | ${micro(hit)} |`,
  `| a page's model from memory, CPU | ${micro(model)} |`,
  `| a file of the build, CPU | ${micro(file)} |`,
  `| first page of a visit with ${files} files, the program and its pictures, brotli | ${kb(firstView)} |`,
  `| a further page | ${kb(furtherView)} |`,
  `| memory of a process with a full cache of 64 MB | ${mb(process)} |`,
  `| the database on disk | ${mb(database)} |`,
  `| sessions of the database for each process | ${sessions} |`,
];

const needsTable = (found: readonly Day[]): string[] => {
  const row = (what: string, cell: (day: Day) => string): string => `| ${what} | ${found.map(cell).join(" | ")} |`;
  return [
    `| a day of visits | ${found.map(({ visits }) => visits.toLocaleString("en")).join(" | ")} |`,
    `|---|${"---|".repeat(found.length)}`,
    row("page views", ({ visits }) => (visits * assumed.viewsPerVisit).toLocaleString("en")),
    row("views in the busiest second", ({ needs }) => whole(needs.views)),
    row("answered from a process's 64 MB", ({ measured }) => percent(measured.own.hits)),
    row("answered by a cache in front with room for all", ({ measured }) => percent(measured.shared.hits)),
    row("a view, CPU with PostgreSQL, the portal alone", ({ measured }) => micro(measured.own.cpu)),
    row("processors, the portal alone", ({ needs }) => needs.coresAlone.toFixed(1)),
    row("processes, the portal alone", ({ needs }) => String(needs.processesAlone)),
    row("their memory, without PostgreSQL", ({ needs }) => mb(needs.memory)),
    row("their sessions of the database", ({ needs }) => String(needs.sessions)),
    row("processors behind a cache", ({ needs }) => needs.coresBehindCache.toFixed(1)),
    row("processes behind a cache", ({ needs }) => String(needs.processesBehindCache)),
    row("connections of the hub", ({ needs }) => whole(needs.connections)),
    row("network in the busiest second", ({ needs }) => `${(needs.network / 1e6).toFixed(0)} Mbit/s`),
    row("network in a day", ({ needs }) => `${(needs.perDay / 1e9).toFixed(0)} GB`),
  ];
};

const linesOf = (visits: number, { own, shared }: Measured, needs: Needs): Line[] => [
  {
    what: `${visits.toLocaleString("en")} visits a day: processors at the busiest second (beside: behind a cache)`,
    ours: needs.coresAlone.toFixed(1),
    beside: needs.coresBehindCache.toFixed(1),
  },
  { what: "  answered from memory (beside: of a cache in front)", ours: percent(own.hits), beside: percent(shared.hits) },
];

const micro = (milliseconds: number): string =>
  milliseconds < 1 ? `${(milliseconds * 1000).toFixed(0)} µs` : `${milliseconds.toFixed(1)} ms`;
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
const mb = (bytes: number): string => `${Math.round(bytes / 2 ** 20).toLocaleString("en")} MB`;
const whole = (number: number): string => Math.round(number).toLocaleString("en");
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
