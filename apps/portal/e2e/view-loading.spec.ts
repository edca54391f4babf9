/** Parts of a page whose script comes late or not at all, on a clock that the test moves (specification §9). */
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";

const article = "/btc/tin-tieu-diem/thu-ngan-sach-nha-nuoc-10-thang-vuot-tien-do-tao-du-dia-cho-cac-nhiem-vu-chi-cuoi-nam";
const script = "**/assets/ArticleAside-*.js";

/** Real time, in which nothing happens on the page that its own clock has not brought. */
const waitInRealTime = (page: Page): Promise<void> => page.waitForTimeout(250);

/** Opens a category, stops the page's clock, and follows the link to an article whose aside has not been loaded yet. */
async function follow(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/btc/tin-tieu-diem");
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator(`main a[href="${article}"]`).first().click();
}

test("the script of a part is asked for three times more, 1000 ms apart, and no more", async ({ page }) => {
  let asked = 0;
  await page.route(script, (route) => ((asked += 1), route.abort()));
  await follow(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await waitInRealTime(page);
  // The browser may have announced the file to itself: what counts is what is added.
  const first = asked;
  for (const repetition of [1, 2, 3]) {
    await page.clock.runFor(999);
    await waitInRealTime(page);
    expect(asked - first).toBe(repetition - 1);
    await page.clock.runFor(1);
    await expect.poll(() => asked - first).toBe(repetition);
    await waitInRealTime(page);
  }
  await page.clock.runFor(1000);
  await expect(page.locator("[data-failed]")).toHaveCount(1);
  await page.clock.runFor(10_000);
  await waitInRealTime(page);
  expect(asked - first).toBe(3);
});

test("a part whose script does not come shows that it loads after 200 ms, and is given up after 30 s", async ({ page }) => {
  let asked = 0;
  await page.route(script, () => void (asked += 1));
  const data = page.waitForResponse("**/api/page?**");
  await follow(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  // The browser may ask for the script before the data is there, and only then does the wait for the parts begin.
  await data;
  await waitInRealTime(page);
  // A page whose data is there waits a second for its parts, then it is shown.
  await page.clock.runFor(1000);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thu ngân sách");
  const part = page.locator("[data-widget=articleAside]");
  const loading = part.locator(".portal-loading");
  await waitInRealTime(page);
  await page.clock.runFor(199);
  await waitInRealTime(page);
  await expect(loading).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(loading).toHaveCount(1);
  await page.clock.runFor(30_000 - 1201);
  await waitInRealTime(page);
  await expect(loading).toHaveCount(1);
  await expect(page.locator("[data-failed]")).toHaveCount(0);
  await page.clock.runFor(1);
  await waitInRealTime(page);
  // React shows what replaces a placeholder of loading some milliseconds later.
  await page.clock.runFor(500);
  await expect(page.locator("[data-failed]")).toHaveCount(1);
  await expect(loading).toHaveCount(0);
});

test("a navigation says that it loads after 200 ms", async ({ page }) => {
  let asked = 0;
  // Not the model of the first page, which has a hash.
  await page.route(/\/api\/page\?(?!.*\bhash=)/, () => void (asked += 1));
  await follow(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.clock.runFor(199);
  await waitInRealTime(page);
  await expect(page.locator(".portal-loading")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator(".portal-progress .portal-loading")).toHaveText(/^Đang tải/);
});
