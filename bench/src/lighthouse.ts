/** Lighthouse, as on a phone: the pages that visitors land on. Figures are medians of five runs. */
import { chromium } from "playwright";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "./measure.ts";
import { withPortal } from "./portal-server.ts";
import { chromiumLaunch } from "../../scripts/lib/chromium.ts";
import type { Line } from "./report.ts";

const RUNS = 5;
/** Of one run. */
const ATTEMPTS = 3;
const GOAL_PERFORMANCE = 99;
const GOAL_OTHERS = 100;
const GOAL_PAINT_MS = 1_400;
const GOAL_BLOCKING_MS = 30;
const GOAL_SHIFT = 0.005;

const pages = [
  { name: "home", path: "/" },
  { name: "category", path: "/btc/tin-tai-chinh" },
  { name: "article", path: undefined },
  { name: "search for words", path: "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch", isFound: false },
  { name: "login", path: "/btc/tai-khoan/dang-nhap", isFound: false },
] as const;

const others = ["accessibility", "best-practices", "seo"] as const;
type Category = (typeof others)[number];

interface Report {
  readonly scores: Readonly<Record<string, number>>;
  readonly shift: number;
  /** Milliseconds until the largest piece is painted, and for which scripts held the page up. */
  readonly paint: number;
  readonly blocking: number;
  /** Audits that cost points, by title. */
  readonly findings: readonly string[];
}

export async function lighthouseLines(root: string): Promise<Line[]> {
  const chrome = await launch({
    chromePath: chromiumLaunch.executablePath ?? chromium.executablePath(),
    chromeFlags: ["--headless=new", ...chromiumLaunch.args],
    logLevel: "silent",
  });
  try {
    const measured = await withPortal(root, async (origin) => {
      const lines: Line[] = [];
      for (const page of pages) {
        const [url, counted] = [await urlOf(page, origin), countedOf(page)];
        const reports: Report[] = [];
        for (let run = 0; run < RUNS; run += 1) reports.push(await measure(url, chrome.port, run === 0 ? counted : []));
        lines.push(...linesOf(page.name, reports, counted));
      }
      return lines;
    });
    return [...measured, await withPortal(root, (origin) => hostLine(origin, chrome.port), false)];
  } finally {
    chrome.kill();
  }
}

type Page = (typeof pages)[number];

const urlOf = async ({ path }: Page, origin: string): Promise<string> =>
  origin + (path ?? (await firstArticle(origin, "/btc/tin-tai-chinh")));

/** What is kept out of indexes on purpose counts as a fault for Lighthouse. */
const countedOf = (page: Page): readonly Category[] => others.filter((id) => id !== "seo" || !("isFound" in page));

/** Addresses of a portal that takes its origin from the request: what programs find is the same. */
async function hostLine(origin: string, port: number): Promise<Line> {
  const reports: Report[] = [];
  for (const page of pages.filter((one) => countedOf(one).includes("seo")))
    reports.push(await measure(await urlOf(page, origin), port, ["seo"]));
  const scores = reports.map(({ scores }) => scores["seo"] ?? 0);
  const findings = [...new Set(reports.flatMap((report) => report.findings))];
  return {
    what: `Lighthouse without PUBLIC_ORIGIN: seo of home, category, article${findings.length > 0 ? `: ${findings.join("; ")}` : ""}`,
    ours: scores.join(" "),
    goal: String(GOAL_OTHERS),
    met: scores.every((score) => score >= GOAL_OTHERS),
  };
}

type Audited = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** A trace without its beginning or without the largest paint happens, and is taken again, as Lighthouse says. */
async function audit(url: string, port: number, categories: string[]): Promise<Audited> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: categories });
    if (!result) throw new Error(`Lighthouse gave no report of ${url}.`);
    const { runtimeError, audits } = result.lhr;
    const isPainted = audits["largest-contentful-paint"]?.numericValue !== undefined;
    const problem = runtimeError?.message ?? (isPainted ? undefined : "no largest paint was recorded.");
    if (problem === undefined) return result.lhr;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not measure ${url}: ${problem}`);
  }
}

async function measure(url: string, port: number, beside: readonly Category[]): Promise<Report> {
  const lhr = await audit(url, port, ["performance", ...beside]);
  const scores = Object.fromEntries(Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]));
  const counted = beside.flatMap((id) => lhr.categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const findings = counted.flatMap(({ id }) => {
    const audit = lhr.audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
  const valueOf = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores,
    shift: valueOf("cumulative-layout-shift"),
    paint: valueOf("largest-contentful-paint"),
    blocking: valueOf("total-blocking-time"),
    findings,
  };
}

function linesOf(name: string, reports: readonly Report[], counted: readonly Category[]): Line[] {
  const [first] = reports;
  const performance = median(reports.map(({ scores }) => scores["performance"] ?? 0));
  const paint = median(reports.map((report) => report.paint));
  const blocking = median(reports.map((report) => report.blocking));
  const shift = Math.max(...reports.map((report) => report.shift));
  const rest = counted.map((id) => first?.scores[id] ?? 0);
  return [
    {
      what: `Lighthouse, ${name}: performance (median of ${RUNS})`,
      ours: String(performance),
      goal: `≥ ${GOAL_PERFORMANCE}`,
      met: performance >= GOAL_PERFORMANCE,
    },
    {
      what: `  ${counted.join(", ")}${first?.findings.length ? `: ${first.findings.join("; ")}` : ""}`,
      ours: rest.join(" "),
      goal: String(GOAL_OTHERS),
      met: rest.every((score) => score >= GOAL_OTHERS),
    },
    { what: "  largest paint", ours: `${Math.round(paint)} ms`, goal: `≤ ${GOAL_PAINT_MS} ms`, met: paint <= GOAL_PAINT_MS },
    { what: "  blocking time", ours: `${Math.round(blocking)} ms`, goal: `≤ ${GOAL_BLOCKING_MS} ms`, met: blocking <= GOAL_BLOCKING_MS },
    { what: "  layout shift", ours: shift.toFixed(3), goal: `≤ ${GOAL_SHIFT}`, met: shift <= GOAL_SHIFT },
  ];
}

/** Where the newest article of a category is, by the page itself. */
export async function firstArticle(origin: string, category: string): Promise<string> {
  const html = await (await fetch(origin + category)).text();
  const path = new RegExp(`href="(${category}/[^"?#]+)"`).exec(html)?.[1];
  if (path === undefined) throw new Error(`${category} lists no article; is the demonstration content there?`);
  return path;
}
