/** A visit of who reads: what the program weighs over all of it, and how soon a followed link shows its page. In a browser, on the built portal. */
import { type Browser, chromium, type Page } from "playwright";
import { chromiumLaunch } from "../../scripts/lib/chromium.ts";
import { firstArticle } from "./lighthouse.ts";
import { percentileOf } from "./measure.ts";
import { kb, listen, type Transfer } from "./page-weight.ts";
import { withPortal } from "./portal-server.ts";
import type { Line } from "./report.ts";

const GOAL_SCRIPT_KB = 115;
const GOAL_NAVIGATION_MS = 80;
const NAVIGATIONS = 50;
const CATEGORY = "/btc/tin-tai-chinh";
/** Milliseconds after the page is hydrated within which the hub must be connected. */
const HUB_TIMEOUT = 30_000;
/** Milliseconds for which a reader's pointer is on a link before it is pressed, and pressed before it is let go. */
const AIMS = 150;
const PRESSES = 60;

export function readingLines(root: string): Promise<Line[]> {
  return withPortal(root, async (origin) => {
    const browser = await chromium.launch(chromiumLaunch);
    try {
      return [...(await scriptLines(browser, origin)), ...(await navigationLines(browser, origin))];
    } finally {
      await browser.close();
    }
  });
}

const open = (browser: Browser): Promise<Page> => browser.newPage({ viewport: { width: 1280, height: 800 } });

/** One article, read to its end, with the hub connected. */
async function scriptLines(browser: Browser, origin: string): Promise<Line[]> {
  const page = await open(browser);
  const transfers: Transfer[] = [];
  await listen(page, { encoding: "gzip", isLate: () => false, transfers });
  const connected = page.waitForEvent("websocket", { timeout: HUB_TIMEOUT });
  await page.goto(origin + (await firstArticle(origin, CATEGORY)), { waitUntil: "load" });
  await page.mouse.move(400, 400);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  await connected;
  await page.waitForLoadState("networkidle");
  await page.close();
  const scripts = transfers.filter(({ kind }) => kind === "scripts").toSorted((a, b) => b.bytes - a.bytes);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    {
      what: `all JavaScript of a reading visit, by gzip, in ${scripts.length} files`,
      ours: kb(total),
      goal: `≤ ${GOAL_SCRIPT_KB} KB`,
      met: scripts.length > 0 && total <= GOAL_SCRIPT_KB * 1024,
    },
    ...scripts.slice(0, 6).map(({ url, bytes }) => ({
      what: `  ${url
        .split("/")
        .at(-1)
        ?.replace(/-[\w-]{8}\.js$/, "")}`,
      ours: kb(bytes),
    })),
  ];
}

/** From the end of a click to the first frame with the other page, for pages that the server has in its cache. */
async function navigationLines(browser: Browser, origin: string): Promise<Line[]> {
  const page = await open(browser);
  await page.goto(origin + CATEGORY, { waitUntil: "load" });
  await page.mouse.move(400, 400);
  await page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
  // Each page once before: the server has it, and the browser its scripts and style sheets.
  for (let visit = 0; visit < 6; visit += 1) await follow(page, visit);
  const times: number[] = [];
  for (let visit = 0; visit < NAVIGATIONS; visit += 1) times.push(await follow(page, visit));
  await page.close();
  const slowest = percentileOf(times, 0.95);
  return [
    {
      what: `client-side navigation between cached pages, p95 of ${NAVIGATIONS}`,
      ours: `${Math.round(slowest)} ms`,
      beside: `median ${Math.round(percentileOf(times, 0.5))} ms`,
      goal: `≤ ${GOAL_NAVIGATION_MS} ms`,
      met: slowest <= GOAL_NAVIGATION_MS,
    },
  ];
}

/** To an article from its category, and back to the category by its breadcrumb. @returns milliseconds */
async function follow(page: Page, visit: number): Promise<number> {
  const isList = new URL(page.url()).pathname === CATEGORY;
  const link = isList
    ? page.locator(`main a[href^="${CATEGORY}/"]`).nth((visit % 6) >> 1)
    : page.locator(`nav a[href="${CATEGORY}"]`).last();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not on the screen.");
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        const before = location.pathname;
        addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
        const shown = new MutationObserver(() => {
          // The title is set as the page is drawn; the next frame shows it.
          if (location.pathname === before) return;
          shown.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - clicked));
        });
        shown.observe(document.head, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + Math.min(box.height / 2, 10));
  await page.waitForTimeout(AIMS);
  await page.mouse.down();
  await page.waitForTimeout(PRESSES);
  await page.mouse.up();
  return took;
}
