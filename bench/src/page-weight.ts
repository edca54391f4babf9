/** What the first view of the home weighs on the wire: with an empty cache, up to the `load` event, and the hub after it. */
import { type CDPSession, chromium } from "playwright";
import { chromiumLaunch } from "../../scripts/lib/chromium.ts";
import { withPortal } from "./portal-server.ts";
import type { Line } from "./report.ts";

const GOAL_READING_KB = 100;
const GOAL_SCRIPT_KB = 125;
const GOAL_HUB_KB = 15;
/** Milliseconds after `load` within which the hub must have come. */
const HUB_TIMEOUT = 20_000;

type Kind = "html" | "css" | "fonts" | "scripts" | "pictures" | "other";

interface Transfer {
  readonly url: string;
  readonly kind: Kind;
  readonly bytes: number;
  readonly afterLoad: boolean;
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
    const transfers = await visit(`${origin}/`);
    const sum = (...wanted: readonly Kind[]): number =>
      total(transfers.filter(({ kind, afterLoad }) => !afterLoad && wanted.includes(kind)));
    const reading = sum("html", "css", "fonts");
    const scripts = sum("scripts");
    const later = transfers.filter(({ kind, afterLoad }) => afterLoad && kind === "scripts");
    const hub = total(later.filter(({ url }) => /\/hub-[^/]*\.js$/.test(url)));
    return [
      {
        what: `home, first view by gzip: HTML ${kb(sum("html"))} + CSS ${kb(sum("css"))} + fonts ${kb(sum("fonts"))}, pictures apart`,
        ours: kb(reading),
        goal: `≤ ${GOAL_READING_KB} KB`,
        met: reading <= GOAL_READING_KB * 1024,
      },
      { what: "  JavaScript before load", ours: kb(scripts), goal: `≤ ${GOAL_SCRIPT_KB} KB`, met: scripts <= GOAL_SCRIPT_KB * 1024 },
      {
        what: `  JavaScript later: the hub (all that is live: ${kb(total(later))})`,
        ours: kb(hub),
        goal: `≤ ${GOAL_HUB_KB} KB`,
        met: hub > 0 && hub <= GOAL_HUB_KB * 1024,
      },
      { what: "  pictures", ours: kb(sum("pictures")) },
    ];
  });
}

async function visit(url: string): Promise<Transfer[]> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip" } });
    const transfers: Transfer[] = [];
    let loaded = false;
    listen(network, () => loaded, transfers);
    await page.goto(url, { waitUntil: "load" });
    loaded = true;
    const hub = page.waitForResponse((response) => response.url().includes("/api/apphub/negotiate"), { timeout: HUB_TIMEOUT });
    await hub;
    return transfers;
  } finally {
    await browser.close();
  }
}

/** Bytes of bodies as they came over the wire, each file once. */
function listen(network: CDPSession, isLoaded: () => boolean, transfers: Transfer[]): void {
  const started = new Map<string, { readonly url: string; readonly kind: Kind; readonly afterLoad: boolean }>();
  const bytes = new Map<string, number>();
  network.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    // A preloaded module has another type than the script that it is.
    const kind = /\.m?js$/.test(new URL(request.url).pathname) ? "scripts" : (kinds[type ?? ""] ?? "other");
    started.set(requestId, { url: request.url, kind, afterLoad: isLoaded() });
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

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
