/** What every page is held to, whichever test visits it. */
import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, type Browser, type BrowserContext, type ConsoleMessage, expect, type Page, test } from "@playwright/test";

/** Pixels: the narrowest that WCAG 1.4.10 asks for, a cheap phone, a tablet, a desk. */
export const widths = [320, 360, 768, 1280];

export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");

interface Hearing {
  /** Answers of 400 and above count too. */
  readonly answers?: boolean;
  readonly ignore?: (message: ConsoleMessage) => boolean;
}

/** Collects errors and warnings from now on; violations of the content security policy are among them: the console reports those. */
export function listen(page: Page, { answers = false, ignore = () => false }: Hearing = {}): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !ignore(message)) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("response", (response) => {
    if (answers && response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** The hub stays silent: its figures are the one thing that a page without JavaScript does not say. */
export const silenceHub = (page: Page): Promise<unknown> => page.route("**/api/apphub/**", () => {});

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

/** What axe finds, a line each. */
export async function barriers(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}

interface ViewVisit {
  readonly view: string;
  readonly path: string;
  readonly language: "vi" | "en";
}

/** Opens a page of a view: the right one, one title, accessible, fits every width, silent, and complete before any script runs. */
export async function expectView(page: Page, request: APIRequestContext, { view, path, language }: ViewVisit): Promise<void> {
  const problems = listen(page, { answers: true });
  await silenceHub(page);
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator(`[data-view="${view}"]`)).toHaveCount(1);
  await expect(page.locator("h1")).toHaveCount(1);
  expect(await page.title()).toContain((await page.locator("h1").innerText()).trim());
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  await expectToFit(page);
  expect.soft(await barriers(new AxeBuilder({ page }))).toEqual([]);
  expect.soft(problems, "console, network and content security policy").toEqual([]);

  const html = (await (await request.get(path)).text()).replaceAll(/<script[^]*?<\/script>/g, "");
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).not.toMatch(/\sstyle="|\son[a-z]+="/);
  expect(html).not.toContain("data-failed");
  expect(html.replaceAll(/<[^>]+>/g, "").length).toBeGreaterThan(600);
}
