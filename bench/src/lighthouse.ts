/** Lighthouse, as on a phone: the pages that visitors land on. Performance is the median of three runs. */
import { chromium } from "playwright";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "./measure.ts";
import { withPortal } from "./portal-server.ts";
import { chromiumLaunch } from "../../scripts/lib/chromium.ts";
import type { Line } from "./report.ts";

const RUNS = 3;
const GOAL_PERFORMANCE = 95;
const GOAL_OTHERS = 100;
const GOAL_SHIFT = 0.02;

const pages = [
  { name: "home", path: "/" },
  { name: "category", path: "/btc/tin-tai-chinh" },
  { name: "article", path: undefined },
  { name: "budget", path: "/btc/thu-chi-ngan-sach" },
  // Without words: pages of results are kept out of indexes on purpose, which Lighthouse counts as a fault.
  { name: "search", path: "/btc/tim-kiem" },
] as const;

const others = ["accessibility", "best-practices", "seo"] as const;

interface Report {
  readonly scores: Readonly<Record<string, number>>;
  readonly shift: number;
  /** Audits that cost points, by title. */
  readonly findings: readonly string[];
}

export async function lighthouseLines(root: string): Promise<Line[]> {
  return withPortal(root, async (origin) => {
    const chrome = await launch({
      chromePath: chromiumLaunch.executablePath ?? chromium.executablePath(),
      chromeFlags: ["--headless=new", ...chromiumLaunch.args],
      logLevel: "silent",
    });
    try {
      const lines: Line[] = [];
      for (const { name, path } of pages) {
        const url = origin + (path ?? (await firstArticle(origin, "/btc/tin-tai-chinh")));
        const reports: Report[] = [];
        for (let run = 0; run < RUNS; run += 1) reports.push(await measure(url, chrome.port, run === 0));
        lines.push(...linesOf(name, reports));
      }
      return lines;
    } finally {
      chrome.kill();
    }
  });
}

async function measure(url: string, port: number, isFirst: boolean): Promise<Report> {
  const categories = isFirst ? ["performance", ...others] : ["performance"];
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: categories });
  if (!result) throw new Error(`Lighthouse gave no report of ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]));
  const counted = others.flatMap((id) => lhr.categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const findings = counted.flatMap(({ id }) => {
    const audit = lhr.audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
  return { scores, shift: lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN, findings };
}

function linesOf(name: string, reports: readonly Report[]): Line[] {
  const [first] = reports;
  const performance = median(reports.map(({ scores }) => scores["performance"] ?? 0));
  const shift = Math.max(...reports.map((report) => report.shift));
  const rest = others.map((id) => first?.scores[id] ?? 0);
  return [
    {
      what: `Lighthouse, ${name}: performance (median of ${RUNS})`,
      ours: String(performance),
      goal: `≥ ${GOAL_PERFORMANCE}`,
      met: performance >= GOAL_PERFORMANCE,
    },
    {
      what: `  accessibility, best practices, SEO${first?.findings.length ? `: ${first.findings.join("; ")}` : ""}`,
      ours: rest.join(" "),
      goal: String(GOAL_OTHERS),
      met: rest.every((score) => score >= GOAL_OTHERS),
    },
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
