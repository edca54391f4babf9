/** The layout editor in a browser: what it loads, how long it takes until it can be used, and until a change is on the page beside it. */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { chromiumLaunch } from "../../../scripts/lib/chromium.ts";
import { median, percentileOf } from "../measure.ts";
import { kb, listen, type Transfer } from "../page-weight.ts";
import type { Line } from "../report.ts";
import { withContent } from "../server/portal.ts";
import { ms } from "./cached.ts";
import { type Editor, signInEditor } from "./editor.ts";
import { DEMONSTRATION } from "./pages.ts";

const VISITS = 5;
const MOVES = 60;
const WARM_UP = 5;
const TYPED = " và các bộ, cơ quan ngang bộ, cơ quan thuộc Chính phủ";
/** Milliseconds between two keys of somebody who types fast. */
const KEY_PAUSE_MS = 100;
const goals = { usable: 2_000, kilobytes: 350, shown: 100 };
/** A block of cards on the ministry's home, whose entries are links. */
const CARDS = "linkWebsite";

/** @param root the checkout */
export function editingLines(root: string): Promise<Line[]> {
  return withContent(root, { articles: DEMONSTRATION }, async ({ origin, connectionString }) => {
    const editor = await signInEditor(origin, connectionString);
    const browser = await chromium.launch(chromiumLaunch);
    try {
      const path = `/quan-tri/thay-doi/${await editor.begin("Trang chủ mới")}/bo-cuc/site/btc`;
      return [...(await opening(browser, editor, path)), ...(await changing(browser, editor, path))];
    } finally {
      await browser.close();
      await editor.close();
    }
  });
}

async function signedIn(browser: Browser, { origin, token }: Editor): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  // A browser takes a secure cookie from this machine without TLS; its protocol of commands does not.
  const url = origin.replace("http:", "https:");
  await context.addCookies([{ name: "__Host-staff", value: token, url, secure: true, httpOnly: true, sameSite: "Strict" }]);
  return context;
}

/** Outline, page and inspector are there, and take clicks. */
async function untilUsable(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Các khối của trang" }).getByRole("button").first().waitFor();
  await page.frameLocator("iframe").locator("[data-block]").first().waitFor();
}

/** Each time with an empty cache. */
async function opening(browser: Browser, editor: Editor, path: string): Promise<Line[]> {
  const times: number[] = [];
  let transfers: Transfer[] = [];
  for (let visit = -1; visit < VISITS; visit += 1) {
    const context = await signedIn(browser, editor);
    const page = await context.newPage();
    transfers = [];
    await listen(page, { encoding: "gzip", transfers });
    const since = performance.now();
    await page.goto(editor.origin + path);
    await untilUsable(page);
    if (visit >= 0) times.push(performance.now() - since);
    await context.close();
  }
  const own = transfers.filter(({ url }) => new URL(url).pathname.startsWith("/quan-tri/"));
  const bytes = own.reduce((sum, one) => sum + one.bytes, 0);
  return [
    {
      what: `layout editor of the home, until outline and page are there with an empty cache: median of ${VISITS}`,
      ours: ms(median(times)),
      goal: `≤ ${goals.usable} ms`,
      met: median(times) <= goals.usable,
    },
    {
      what: `  what administration loads until then, gzip, in ${own.length} requests`,
      ours: kb(bytes),
      goal: `≤ ${goals.kilobytes} KB`,
      met: bytes > 0 && bytes <= goals.kilobytes * 1024,
    },
  ];
}

/** From an event to the first frame in which the page beside it has changed. */
async function changing(browser: Browser, editor: Editor, path: string): Promise<Line[]> {
  const context = await signedIn(browser, editor);
  const page = await context.newPage();
  await page.goto(editor.origin + path);
  await untilUsable(page);
  // The program of a page comes at the first interest.
  await page.locator("iframe").hover();
  await page.frames()[1]?.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
  const blocks = await page.frameLocator("iframe").locator("[data-block]").count();
  await page
    .getByRole("navigation", { name: "Các khối của trang" })
    .getByRole("button", { name: /^Liên kết website/ })
    .click();
  const moves = await page.evaluate(timeMoves, { key: CARDS, count: MOVES + WARM_UP });
  await page.getByText("Đã lưu", { exact: true }).waitFor();
  await page.getByText("Sửa thẻ").first().click();
  const field = page.getByRole("region", { name: "Khối đang chọn" }).locator("details[open]").getByRole("textbox").first();
  const keys = await page.evaluateHandle(watchKeys, CARDS);
  await field.press("End");
  await field.pressSequentially(TYPED, { delay: KEY_PAUSE_MS });
  await page.getByText("Đã lưu", { exact: true }).waitFor();
  const typed = await keys.jsonValue();
  await context.close();
  const line = (what: string, times: readonly number[]): Line => {
    const slow = percentileOf(times, 0.95);
    return {
      what: `${what} → changed page, home of ${blocks} blocks: p95 of ${times.length} (median)`,
      ours: `${ms(slow)} (${ms(median(times))})`,
      goal: `≤ ${goals.shown} ms`,
      met: slow <= goals.shown,
    };
  };
  return [line("entry moved", moves.slice(WARM_UP)), line("key pressed in a card's title", typed)];
}

/** In the page of administration. Each move waits until the one before is on the page. */
async function timeMoves({ key, count }: { readonly key: string; readonly count: number }): Promise<number[]> {
  const shown = (): string =>
    document.querySelector("iframe")?.contentDocument?.querySelector(`[data-block="${key}"] a`)?.textContent ?? "";
  const times: number[] = [];
  for (let move = 0; move < count; move += 1) {
    const before = shown();
    const button = document.querySelector<HTMLElement>('section[aria-label="Khối đang chọn"] ol > li:first-child > button:nth-of-type(2)');
    const since = performance.now();
    button?.click();
    while (shown() === before) {
      await new Promise(requestAnimationFrame);
      if (performance.now() - since > 10_000) throw new Error("A move is not on the page after ten seconds.");
    }
    times.push(performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return times;
}

/** In the page of administration. @returns gets the milliseconds from each change of a field to its text on the page beside it */
function watchKeys(key: string): number[] {
  const times: number[] = [];
  const shown = (): string => document.querySelector("iframe")?.contentDocument?.querySelector(`[data-block="${key}"]`)?.textContent ?? "";
  document.addEventListener(
    "input",
    ({ target, timeStamp }) => {
      const typed = (target as HTMLInputElement).value.trim();
      const look = (): void => {
        if (shown().includes(typed)) times.push(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    },
    { capture: true },
  );
  return times;
}
