/** What every page is held to, whichever test visits it. */
import { type Browser, type BrowserContext, type ConsoleMessage, expect, type Page, test } from "@playwright/test";
import { areViewsHydrated } from "../../../scripts/lib/testing/hydrated-views.ts";

/** Pixels: the narrowest that WCAG 1.4.10 asks for, a cheap phone, a tablet, a desk. */
export const widths = [320, 360, 768, 1280];

/** Milliseconds for which views are waited for beyond the page's frame: one whose script cannot be had is never hydrated. */
const VIEWS_WAIT = 3_000;

/** Shows interest, as a pointer that moves does, and waits until the page is hydrated: its frame, then its views. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset["hydrated"] === "true") return true;
    window.dispatchEvent(new Event("pointermove"));
    return false;
  });
  await page.waitForFunction(areViewsHydrated, undefined, { timeout: VIEWS_WAIT }).catch(() => undefined);
}

export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.dataset["hydrated"] === "true");

/** For one of several that show the same: those but the first run in `npm run verify` only. */
export const further = (isFurther: boolean): { tag: string[] } => ({ tag: isFurther ? ["@verify"] : [] });

interface ListenOptions {
  /** Answers of 400 and above count too. */
  readonly answers?: boolean;
  readonly ignore?: (message: ConsoleMessage) => boolean;
}

/** Collects errors and warnings from now on; violations of the content security policy are among them: the console reports those. */
export function listen(page: Page, { answers = false, ignore = () => false }: ListenOptions = {}): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !ignore(message) && !isOfPreviewGivenUp(message))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("response", (response) => {
    if (answers && response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** Two seconds are all that a preview gets, which a busy machine may exceed, and publishing cancels one in its way: the frame says so, and is opened again. */
const isOfPreviewGivenUp = (message: ConsoleMessage): boolean =>
  /status of 503/.test(message.text()) && /\/xem-truoc\/|\/previews$/.test(message.location().url);

/** Paths of all that a page asks for from now on. */
export function requests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** What only the program asks for: its scripts, and calls. Files and the picture against robots are asked for by the page itself. */
export const isOfProgram = (path: string): boolean =>
  (path.endsWith(".js") && !/^\/assets\/(?:prefs|entry-starter)-/.test(path)) ||
  (path.startsWith("/api/") && !/^\/api\/(?:mediafile\/|article\/get-captcha$)/.test(path));

/** A browser that runs no script. The caller closes it. */
export const withoutScript = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ javaScriptEnabled: false, baseURL: test.info().project.use.baseURL ?? "" });

/** Pixels by which the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Widths change in place: one load serves all. */
export async function expectToFit(page: Page, where = "", at: readonly number[] = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflow(page), `${where} horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** From the next page on, counts how far its parts move by themselves: layoutShift. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      document.documentElement.dataset["shift"] = String(shift);
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Cumulative layout shift of the page, where countShifts was called before it. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? "0"));
