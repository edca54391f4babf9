/**
 * A visit of who reads: what the program weighs over all of it, how soon a touched page is live, and how soon a followed link shows its page. It needs
 * Debian's nginx: behind it a page's files come over one connection, from the portal itself over six.
 */
import { type Browser, chromium, type Page } from "playwright";
import { chromiumLaunch } from "../../scripts/lib/chromium.ts";
import { areViewsHydrated } from "../../scripts/lib/testing/hydrated-views.ts";
import { loadDeployment } from "./front/deployment.ts";
import { firstArticle } from "./lighthouse.ts";
import { median, percentileOf } from "./measure.ts";
import { kb, listen, type Transfer } from "./page-weight.ts";
import { midRangePhone, openPhone } from "./phone.ts";
import { withPortal } from "./portal-server.ts";
import type { Line } from "./report.ts";

const GOAL_SCRIPT_KB = 115;
const GOAL_HYDRATED_MS = 600;
const GOAL_NAVIGATION_MS = 80;
/** First touches of each page. */
const TOUCHES = 5;
/** Milliseconds after `load` until a reader touches the page. */
const READS = 1_000;
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
      const article = await firstArticle(origin, CATEGORY);
      return [
        ...(await scriptLines(browser, origin + article)),
        ...(await hydrationLines(browser, { origin, article, where: "" })),
        ...(await linesBehindNginx(root, Number(new URL(origin).port), article)),
        ...(await navigationLines(browser, origin)),
      ];
    } finally {
      await browser.close();
    }
  });
}

const open = (browser: Browser): Promise<Page> => browser.newPage({ viewport: { width: 1280, height: 800 } });

/** One article, read to its end, with the hub connected. */
async function scriptLines(browser: Browser, article: string): Promise<Line[]> {
  const page = await open(browser);
  const transfers: Transfer[] = [];
  await listen(page, { encoding: "gzip", transfers });
  const connected = page.waitForEvent("websocket", { timeout: HUB_TIMEOUT });
  await page.goto(article, { waitUntil: "load" });
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

interface Visited {
  readonly origin: string;
  /** Its path. */
  readonly article: string;
  /** Said of each line. */
  readonly where: string;
}

/** From the first touch until the page is hydrated, on a phone with an empty cache. */
async function hydrationLines(browser: Browser, { origin, article, where }: Visited): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, path] of [
    ["home", "/"],
    ["category", CATEGORY],
    ["article", article],
    ["search", "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch"],
    ["login", "/btc/tai-khoan/dang-nhap"],
  ] as const) {
    const touches: Touched[] = [];
    for (let touch = 0; touch < TOUCHES; touch += 1) touches.push(await touchFirst(browser, origin + path));
    const took = median(touches.map(({ whole }) => whole));
    lines.push({
      what: `${name}${where}: from the first touch to a hydrated page, phone of the middle range on 4G, median of ${TOUCHES}`,
      ours: `${Math.round(took)} ms`,
      beside: `its frame ${Math.round(median(touches.map(({ frame }) => frame)))} ms`,
      goal: `≤ ${GOAL_HYDRATED_MS} ms`,
      met: took <= GOAL_HYDRATED_MS,
    });
  }
  return lines;
}

async function linesBehindNginx(root: string, portal: number, article: string): Promise<Line[]> {
  const { HOST, startNginx } = await loadDeployment(root);
  const nginx = await startNginx({ processes: [portal] });
  const args = [...chromiumLaunch.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`, "--ignore-certificate-errors"];
  const browser = await chromium.launch({ ...chromiumLaunch, args });
  try {
    return await hydrationLines(browser, { origin: `https://${HOST}:${nginx.port}`, article, where: ", behind nginx over HTTP/2" });
  } finally {
    await browser.close();
    await nginx.stop();
  }
}

interface Touched {
  /** Milliseconds until the page's frame is hydrated: from then on a press on any part of it is answered, and hydrates that part first. */
  readonly frame: number;
  /** Milliseconds until every view is. */
  readonly whole: number;
}

/** Milliseconds between two looks at the views. */
const LOOKS = 4;

async function touchFirst(browser: Browser, url: string): Promise<Touched> {
  const { page } = await openPhone(browser, midRangePhone);
  try {
    await page.addInitScript(`globalThis.areViewsHydrated = ${String(areViewsHydrated)}`);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(READS);
    // Before the touch is sent: it comes by another way, and may be the faster one.
    const took = await page.evaluateHandle((looks) => {
      const { promise, resolve } = Promise.withResolvers<Touched>();
      let [touched, frame] = [Number.NaN, Number.NaN];
      addEventListener("pointerdown", ({ timeStamp }) => (touched = timeStamp), { capture: true, once: true });
      new MutationObserver(() => {
        if (document.documentElement.dataset["hydrated"] === "true") frame = performance.now() - touched;
      }).observe(document.documentElement, { attributes: true });
      const look = setInterval(() => {
        if (Number.isNaN(frame) || !areViewsHydrated()) return;
        clearInterval(look);
        resolve({ frame, whole: performance.now() - touched });
      }, looks);
      return { promise };
    }, LOOKS);
    await page.touchscreen.tap(3, 400);
    return await took.evaluate(({ promise }) => promise);
  } finally {
    await page.context().close();
  }
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
