/**
 * Three times as many requests as the portal can answer, for 20 s: hits, `/healthz` and the 503 must not feel it. It comes without a pause upon some
 * seconds at the peak, over the connections of these: in service a proxy keeps them, and none opens thousands in a moment.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Load, percentile, startLoad } from "../load/load.ts";
import type { Answered, Job, JobResult, Rate, Stream } from "../load/messages.ts";
import { startPeer } from "../peers/start.ts";
import type { Line } from "../report.ts";
import { type Portal, withContent } from "../server/portal.ts";
import { addressesOf } from "./addresses.ts";
import { ms } from "./cached.ts";
import { brotliOf } from "../server/brotli.ts";
import { pages } from "./pages.ts";
import { bySecond, keepPlot, type Series } from "./plots.ts";

const ARTICLES = 20_000;
/** Peak: the highest rate at which the 99th percentile of misses is answered within this. */
const PEAK_P99 = 500;
const OVERLOAD = 3;
const SECONDS = 20;
/** Share of distinct pages that no one asked for before. */
const MISSES = 0.25;
const STEP_SECONDS = 4;
const RUN_UP_SECONDS = 5;
/** Visitors have machines of their own: a generator that waited for a processor would count that as the portal's delay. */
const NICENESS = 5;
const MAX_RATE = 3000;
const goals = { hits: 50, health: 50, share: 0.85, busy: 200, recovery: 5 } as const;
/** Visitors come from so many networks. */
const NETWORKS = 500;
const HEALTH_RATE = 20;
/** With the overload, second by second. */
const healthPace: Rate = { rate: HEALTH_RATE, seconds: SECONDS, runUp: { rate: HEALTH_RATE, seconds: RUN_UP_SECONDS } };

/** @param root the checkout */
export function overloadLines(root: string): Promise<Line[]> {
  const env = { TRUSTED_PROXIES: "127.0.0.1", RENDER_THREADS: "1" };
  return withContent(root, { articles: ARTICLES, env, niceness: NICENESS }, async (portal) => {
    const load = await startLoad(root);
    const health = await startLoad(root);
    const bare = await startControl(root, portal);
    try {
      const mix = await mixOf(portal);
      await load.run(jobOf(portal, [mix.hits], { connections: 2, requests: 60 }));
      const peak = await findPeak(load, portal, mix);
      await sleep(3000);
      const rate = peak * OVERLOAD;
      const pace = { rate, seconds: SECONDS, runUp: { rate: peak, seconds: RUN_UP_SECONDS } };
      const [result, healthy, control] = await Promise.all([
        load.run(jobOf(portal, streamsOf(mix, pace), pace)),
        health.run(jobOf(portal, [{ name: "healthz", share: 1, paths: ["/healthz"] }], healthPace)),
        bare.run(),
      ]);
      const memory = portal.memory();
      const recovery = await recoveryOf(load, portal, mix, peak);
      keepPlot("overload", plotOf(result, healthy, rate));
      return [
        ...linesOf(result, healthy, { peak, recovery, control }),
        {
          what: "  memory of the portal's process in overload",
          ours: `${Math.round(memory / 2 ** 20)} MB`,
          goal: "≤ 500 MB",
          met: memory <= 500 * 2 ** 20,
        },
      ];
    } finally {
      load.end();
      health.end();
      await bare.end();
    }
  });
}

interface Mix {
  readonly hits: Stream;
  readonly misses: readonly string[];
  readonly searches: readonly string[];
  next: number;
}

async function mixOf({ connectionString }: Portal): Promise<Mix> {
  const { articles, words } = await addressesOf(connectionString, ARTICLES);
  return {
    hits: { name: "hit", share: 0.7, paths: ["/", "/btc/tin-tai-chinh", "/mof"] },
    misses: articles,
    searches: words.flatMap((one) => words.map((other) => `/btc/tim-kiem?q=${encodeURIComponent(`${one} ${other}`)}`)),
    next: 0,
  };
}

/** A bare Fastify with a load generator of its own: how long an answer takes that needs nothing, where all share these processors. */
async function startControl(root: string, { origin }: Portal) {
  const folder = mkdtempSync(join(tmpdir(), "portal-bench-control-"));
  const file = join(folder, "home.br");
  writeFileSync(file, await brotliOf(origin + pages.home));
  const [fastify, load] = await Promise.all([startPeer(root, "fastify", file, NICENESS), startLoad(root)]);
  return {
    run: (): Promise<JobResult> =>
      load.run({
        origin: fastify.origin,
        headers: {},
        streams: [{ name: "control", share: 1, paths: ["/"] }],
        networks: 0,
        pace: healthPace,
      }),
    async end() {
      load.end();
      await fastify.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each distinct page is asked for once in the whole run. */
function streamsOf(mix: Mix, { rate, seconds, runUp }: Rate): Stream[] {
  const from = mix.next;
  mix.next += Math.ceil(MISSES * (rate * seconds + (runUp ? runUp.rate * runUp.seconds : 0)));
  const turned = (paths: readonly string[]): string[] => [...paths.slice(from % paths.length), ...paths.slice(0, from % paths.length)];
  return [
    mix.hits,
    { name: "miss", share: MISSES, paths: turned(mix.misses) },
    { name: "search", share: 0.05, paths: turned(mix.searches) },
  ];
}

const jobOf = ({ origin }: Portal, streams: readonly Stream[], pace: Job["pace"]): Job => ({
  origin,
  headers: { "accept-encoding": "br, gzip" },
  streams,
  networks: NETWORKS,
  pace,
});

const isGood = ({ status }: Answered): boolean => status === 200 || status === 304;

/** Requests a second; doubled until it is too much, then twice halved the distance. */
async function findPeak(load: Load, portal: Portal, mix: Mix): Promise<number> {
  const holds = async (rate: number): Promise<boolean> => {
    const pace = { rate, seconds: STEP_SECONDS };
    const { answers } = await load.run(jobOf(portal, streamsOf(mix, pace), pace));
    const misses = answers.filter(({ stream }) => stream === "miss");
    await sleep(1500);
    return misses.every(isGood) && percentile(misses, 0.99) <= PEAK_P99;
  };
  let good = 2;
  let bad = 8;
  while (bad < MAX_RATE && (await holds(bad))) [good, bad] = [bad, bad * 2];
  for (let step = 0; step < 3; step += 1) {
    const middle = (good + bad) / 2;
    if (await holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Seconds until misses at half the peak are answered as before. */
async function recoveryOf(load: Load, portal: Portal, mix: Mix, peak: number): Promise<number> {
  const since = performance.now();
  const pace = { rate: peak / 2, seconds: 1 };
  for (;;) {
    const before = (performance.now() - since) / 1000;
    const { answers } = await load.run(jobOf(portal, streamsOf(mix, pace), pace));
    const misses = answers.filter(({ stream }) => stream === "miss");
    if ((misses.every(isGood) && percentile(misses, 0.99) <= PEAK_P99) || before > 60) return before;
  }
}

function linesOf(
  { answers }: JobResult,
  healthy: JobResult,
  { peak, recovery, control }: { readonly peak: number; readonly recovery: number; readonly control: JobResult },
): Line[] {
  const hits = percentile(
    answers.filter(({ stream, status }) => stream === "hit" && status !== 0),
    0.99,
  );
  const health = percentile(healthy.answers, 0.99);
  const share = answers.filter((answer) => isGood(answer) && answer.took <= 1000).length / SECONDS / peak;
  const refused = answers.filter(({ status }) => status === 503);
  const busy = percentile(refused, 0.99);
  const none = answers.filter(({ status }) => status === 0).length;
  return [
    {
      what: `overload: ${OVERLOAD} × the peak of ${Math.round(peak)} requests a second, ${SECONDS} s: p99 of hits (beside: of a bare Fastify on the same machine meanwhile)`,
      ours: ms(hits),
      beside: ms(percentile(control.answers, 0.99)),
      goal: `≤ ${goals.hits} ms`,
      met: hits <= goals.hits,
    },
    { what: "  p99 of /healthz", ours: ms(health), goal: `≤ ${goals.health} ms`, met: health <= goals.health },
    {
      what: "  answered within 1 s ÷ peak, 503 not counted",
      ours: `${Math.round(share * 100)} %`,
      goal: `≥ ${goals.share * 100} %`,
      met: share >= goals.share,
    },
    {
      what: `  p99 of the ${refused.length} answers 503`,
      // Where nothing was refused, the goal was not put to the test.
      ours: refused.length === 0 ? "none was refused" : ms(busy),
      goal: `≤ ${goals.busy} ms`,
      ...(refused.length > 0 && { met: busy <= goals.busy }),
    },
    {
      what: "  requests without an answer",
      ours: String(none),
      goal: "0",
      met: none === 0,
    },
    { what: "  recovery", ours: `${recovery.toFixed(1)} s`, goal: `≤ ${goals.recovery} s`, met: recovery <= goals.recovery },
  ];
}

/** The slowest hundredth of each second. */
function plotOf(
  { answers }: JobResult,
  healthy: JobResult,
  rate: number,
): { readonly title: string; readonly x: string; readonly y: string; readonly limit: number; readonly series: readonly Series[] } {
  const series = (name: string, of: readonly Answered[]): Series => ({ name, points: bySecond(of, 0.99) });
  return {
    title: `${Math.round(rate)} requests a second, ${OVERLOAD} × the peak: p99 of each second`,
    x: "seconds",
    y: "milliseconds",
    limit: goals.hits,
    series: [
      series(
        "hits",
        answers.filter(({ stream }) => stream === "hit"),
      ),
      series("/healthz", healthy.answers),
      series(
        "answers 503",
        answers.filter(({ status }) => status === 503),
      ),
      series(
        "drawn anew",
        answers.filter((answer) => answer.stream === "miss" && isGood(answer)),
      ),
    ],
  };
}
