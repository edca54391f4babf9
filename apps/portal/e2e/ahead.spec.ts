/** Pages that come before the click: by the program once it is there, by the browser's own rules before (docs/adr/0051-pages-fetched-ahead.md). */
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";

const LIST = "/btc/tin-tieu-diem";
const article = `main a[href^="${LIST}/"]`;

function pageCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes("/api/page?") && calls.push(`${request.method()} ${decodeURIComponent(request.url())}`),
  );
  return calls;
}

test("a link that the pointer rests on has its page before the click, which only says that the page is shown", async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  const calls = pageCalls(page);
  const link = page.locator(article).first();
  const href = String(await link.getAttribute("href"));
  const answered = page.waitForResponse(/\/api\/page\?/);
  await link.hover();
  await (await answered).finished();
  expect(calls).toEqual([expect.stringMatching(new RegExp(`^GET .*${href}$`))]);
  await page.waitForTimeout(200);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  await expect.poll(() => calls.slice(1)).toEqual([expect.stringMatching(new RegExp(`^HEAD .*${href}$`))]);
});

test("who saves data gets no page ahead", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(LIST);
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.up();
  await hydrated(page);
  const calls = pageCalls(page);
  const link = page.locator(article).first();
  await link.hover();
  await page.waitForTimeout(500);
  expect(calls).toEqual([]);
  await link.click();
  await expect.poll(() => calls.length).toBe(1);
});

/** What the browser itself makes of the rules. */
async function preloading(page: Page): Promise<{ session: CDPSession; readonly errors: string[]; readonly urls: string[] }> {
  const session = await page.context().newCDPSession(page);
  const errors: string[] = [];
  const urls: string[] = [];
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => ruleSet.errorType && errors.push(ruleSet.errorMessage ?? ruleSet.errorType));
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) =>
    urls.push(...preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname + new URL(key.url).search)),
  );
  await session.send("Preload.enable");
  return { session, errors, urls };
}

test("browsers understand the rules: they name the links of pages that everybody gets, and none once the program serves them", async ({
  page,
}) => {
  // The page as it is before its program is there.
  await page.route("**/assets/*.js", (route) => route.abort());
  const { errors, urls } = await preloading(page);
  await page.goto(LIST);
  const href = String(await page.locator(article).first().getAttribute("href"));
  await expect.poll(() => urls).toContain(href);
  expect(errors).toEqual([]);
  expect(urls.filter((url) => /tai-khoan|tim-kiem|bao-loi|dat-cau-hoi|\/api\/|[?&]q=/.test(url))).toEqual([]);
  urls.length = 0;
  await page.evaluate(() => (document.documentElement.dataset["hydrated"] = "true"));
  await page.waitForTimeout(300);
  await page.evaluate(() => document.body.append(document.createElement("p")));
  await expect.poll(() => urls.filter((url) => url === href)).toEqual([]);
});
