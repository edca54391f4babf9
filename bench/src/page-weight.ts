/** What first views weigh on the wire: with an empty cache, until three seconds after `load`, and what comes at the first interest. */
import { type Browser, chromium, type Page } from "playwright";
import { chromiumLaunch } from "../../scripts/lib/chromium.ts";
import { allPages } from "../../scripts/lib/pages.ts";
import { withPortal } from "./portal-server.ts";
import { untilCompressed } from "./server/brotli.ts";
import type { Line } from "./report.ts";

/** Kilobytes of JavaScript until three seconds after `load`, without input: gzip. */
const GOAL_EARLY_KB = 6;
/** The home until then, with brotli: its HTML, all without pictures, and requests. */
const GOAL_HTML_KB = 16;
const GOAL_ALL_KB = 95;
const GOAL_REQUESTS = 14;
const GOAL_HUB_KB = 15;
/** Milliseconds after `load` that are looked at. */
const LOOK = 3_000;
/** Milliseconds after the first interest within which the hub must have come. */
const HUB_TIMEOUT = 20_000;

/** Windows side by side: bytes are counted, and no time is measured. */
const WINDOWS = 4;

type Kind = "html" | "css" | "fonts" | "scripts" | "pictures" | "other";

export interface Transfer {
  readonly url: string;
  readonly kind: Kind;
  readonly bytes: number;
  /** After the time that is looked at: once somebody showed interest. */
  readonly isLate: boolean;
}

const kinds: Readonly<Record<string, Kind>> = {
  Document: "html",
  Stylesheet: "css",
  Font: "fonts",
  Script: "scripts",
  Image: "pictures",
};

export async function pageWeightLines(root: string): Promise<Line[]> {
  return withPortal(root, async (origin) => {
    const browser = await chromium.launch(chromiumLaunch);
    try {
      const [home, ...waiting] = onePageOfEachView();
      if (home === undefined) throw new Error("docs/pages.md has no page.");
      await untilCompressed(origin + home.path);
      const first = await visit(browser, origin + home.path, "gzip");
      const weights = [weightOf(home.view, first)];
      const look = async (): Promise<void> => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          weights.push(weightOf(next.view, await visit(browser, origin + next.path, "gzip")));
      };
      await Promise.all(Array.from({ length: WINDOWS }, look));
      return [...weightLines(weights), hubLine(first), ...homeLines(await visit(browser, origin + home.path, "br"))];
    } finally {
      await browser.close();
    }
  });
}

/** The first address of each view in docs/pages.md; the home is the first of all, and the search has words to look for. */
function onePageOfEachView(): { readonly view: string; readonly path: string }[] {
  const pages = new Map<string, string>();
  for (const { view, path } of allPages())
    if (!pages.has(view)) pages.set(view, view === "page-search" ? `${path}?q=ng%C3%A2n+s%C3%A1ch` : path);
  return Array.from(pages, ([view, path]) => ({ view, path }));
}

interface Weight {
  readonly view: string;
  /** Bytes of JavaScript until three seconds after `load`, and until the hub was connected. */
  readonly early: number;
  readonly all: number;
}

function weightOf(view: string, transfers: readonly Transfer[]): Weight {
  const scripts = transfers.filter(({ kind }) => kind === "scripts");
  return { view, early: total(scripts.filter(({ isLate }) => !isLate)), all: total(scripts) };
}

/** The heaviest first; then each view. */
function weightLines(weights: readonly Weight[]): Line[] {
  const isMet = ({ early, all }: Weight): boolean => early > 0 && all > early && early <= GOAL_EARLY_KB * 1024;
  const sorted = weights.toSorted((a, b) => b.early - a.early);
  const heaviest = (by: "early" | "all"): string => kb(Math.max(...weights.map((weight) => weight[by])));
  return [
    {
      what: `JavaScript until 3 s after load, without input, gzip: the most of ${weights.length} views (beside: until the hub is connected)`,
      ours: heaviest("early"),
      beside: heaviest("all"),
      goal: `≤ ${GOAL_EARLY_KB} KB`,
      met: weights.every(isMet),
    },
    ...sorted.map((weight) => ({
      what: `  ${weight.view}`,
      ours: kb(weight.early),
      beside: kb(weight.all),
      met: isMet(weight),
      isDetail: true,
    })),
  ];
}

function hubLine(transfers: readonly Transfer[]): Line {
  const hub = total(transfers.filter(({ url, isLate }) => isLate && /\/hub-[^/]*\.js$/.test(url)));
  return { what: "  of these the hub", ours: kb(hub), goal: `≤ ${GOAL_HUB_KB} KB`, met: hub > 0 && hub <= GOAL_HUB_KB * 1024 };
}

function homeLines(transfers: readonly Transfer[]): Line[] {
  const early = transfers.filter(({ isLate }) => !isLate);
  const sum = (...wanted: readonly Kind[]): number => total(early.filter(({ kind }) => wanted.includes(kind)));
  const [html, pictures] = [sum("html"), sum("pictures")];
  const all = total(early) - pictures;
  return [
    { what: "home until 3 s after load, br: HTML", ours: kb(html), goal: `≤ ${GOAL_HTML_KB} KB`, met: html <= GOAL_HTML_KB * 1024 },
    {
      what: `  all without pictures: CSS ${kb(sum("css"))}, fonts ${kb(sum("fonts"))}, JavaScript ${kb(sum("scripts"))}`,
      ours: kb(all),
      goal: `≤ ${GOAL_ALL_KB} KB`,
      met: all <= GOAL_ALL_KB * 1024,
    },
    { what: "  requests", ours: String(early.length), goal: `≤ ${GOAL_REQUESTS}`, met: early.length <= GOAL_REQUESTS },
    { what: "  pictures", ours: kb(pictures) },
  ];
}

/** A page with an empty cache, until the hub is connected: nobody touches it for three seconds, then a pointer moves. */
async function visit(browser: Browser, url: string, encoding: "br" | "gzip"): Promise<Transfer[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const transfers: Transfer[] = [];
    await listen(page, { encoding, transfers });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(LOOK);
    const hub = page.waitForResponse((response) => response.url().includes("/api/apphub/negotiate"), { timeout: HUB_TIMEOUT });
    await page.mouse.move(400, 400);
    await hub;
    return transfers;
  } finally {
    await page.close();
  }
}

export interface Listening {
  readonly encoding: "br" | "gzip";
  /** Gets each file once. */
  readonly transfers: Transfer[];
}

/** Bytes of bodies as they come over the wire. */
export async function listen(page: Page, { encoding, transfers }: Listening): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send("Page.enable");
  await network.send("Network.enable");
  await network.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": encoding } });
  const started = new Map<string, { readonly url: string; readonly kind: Kind; readonly isLate: boolean }>();
  const bytes = new Map<string, number>();
  // By the browser's clock: a busy machine reports late.
  let loaded = Infinity;
  network.on("Page.loadEventFired", ({ timestamp }) => {
    loaded = timestamp;
  });
  network.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    // A preloaded module has another type than the script that it is.
    const kind = /\.m?js$/.test(new URL(request.url).pathname) ? "scripts" : (kinds[type ?? ""] ?? "other");
    started.set(requestId, { url: request.url, kind, isLate: timestamp > loaded + LOOK / 1000 });
  });
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId);
    if (request) transfers.push({ ...request, bytes: bytes.get(requestId) || encodedDataLength });
  });
}

const total = (transfers: readonly Transfer[]): number => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
