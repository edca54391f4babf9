/** What runs before a reader shows interest, and when the program comes (ADR 48). */
import { gzipSync } from "node:zlib";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { further, hydrated, isHydrated, isOfProgram, listen, requests } from "./checks.ts";

const article = "/btc/tin-tieu-diem/thu-ngan-sach-nha-nuoc-10-thang-vuot-tien-do-tao-du-dia-cho-cac-nhiem-vu-chi-cuoi-nam";
const pages = ["/", "/btc/tin-tieu-diem", article, "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch", "/btc/tai-khoan/dang-nhap"];

/** Bytes of JavaScript, compressed by gzip, until three seconds after `load`. */
const BUDGET = 6 * 1024;

/** From now on the page's time stands still, but for what the test lets pass. */
async function stopClock({ clock }: Page): Promise<void> {
  const now = Date.now();
  await clock.install({ time: now });
  await clock.pauseAt(now + 60_000);
}

for (const [index, path] of pages.entries())
  test(
    `before interest a page loads the preferences and the starter, and calls nothing: ${path}`,
    further(index > 1),
    async ({ page, request }) => {
      const asked = requests(page);
      const problems = listen(page, { answers: true });
      await stopClock(page);
      await page.goto(path, { waitUntil: "load" });
      await page.clock.runFor(3000);
      await page.waitForTimeout(300);
      const scripts = asked.filter((one) => one.endsWith(".js"));
      expect(scripts.map((one) => /^\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(one)?.[1])).toEqual(["prefs", "entry-starter"]);
      expect(asked.filter(isOfProgram)).toEqual([]);
      const bodies = await Promise.all(scripts.map(async (one) => (await request.get(one)).body()));
      expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(BUDGET);
      expect([await isHydrated(page), problems]).toEqual([false, []]);

      await page.clock.resume();
      await page.mouse.move(200, 300);
      await expect.poll(() => isHydrated(page)).toBe(true);
      expect(problems).toEqual([]);
    },
  );

test("a page that is left alone is hydrated when it has been idle", async ({ page }) => {
  await stopClock(page);
  const asked = requests(page);
  await page.goto("/", { waitUntil: "load" });
  await page.clock.runFor(4900);
  expect(asked.filter(isOfProgram)).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

/** A browser in which the reader has asked for little data. */
const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

test("with Save-Data the program comes at the first touch, and the visitor is not counted before", async ({ page, context }) => {
  await saveData(context);
  await page.clock.install();
  const asked = requests(page);
  await page.goto("/", { waitUntil: "load" });
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 400);
  await page.clock.runFor(60_000);
  await page.waitForTimeout(500);
  expect(asked.filter(isOfProgram)).toEqual([]);
  // Beside the text, where nothing leads on.
  await page.mouse.click(4, 400);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test("a page whose model is gone stays as it was served, and leads on", async ({ page }) => {
  await page.route("/btc/tin-tieu-diem", async (route) => {
    const response = await route.fetch();
    // As if its own had been dropped: the server has no model of this name.
    await route.fulfill({ response, body: (await response.text()).replace(/"hash":"[^"]+"/, '"hash":"AAAAAAAAAAAAAAAA"') });
  });
  // Chromium's headless shell has a pointer at rest in the corner, and says so while some pages load: that counts as interest.
  const answer = page.waitForResponse(/\/api\/page\?.*hash=A{16}/);
  await page.goto("/btc/tin-tieu-diem");
  const text = await page.locator("body").innerText();
  await page.mouse.move(200, 300);
  expect((await answer).status()).toBe(410);
  await page.keyboard.press("Tab");
  await page.waitForTimeout(1000);
  expect(await isHydrated(page)).toBe(false);
  expect(await page.locator("body").innerText()).toBe(text);
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thu ngân sách");
  await hydrated(page);
});

test("what could not be loaded is tried again at the next press", async ({ page }) => {
  await page.route("**/api/page?**", (route) => route.abort(), { times: 1 });
  await page.goto("/");
  const failed = page.waitForEvent("console", (message) => message.text().includes("could not be loaded"));
  await page.mouse.move(200, 300);
  await failed;
  await page.mouse.move(210, 310);
  await page.waitForTimeout(500);
  expect(await isHydrated(page)).toBe(false);
  // Beside the text, where nothing leads on.
  await page.mouse.click(4, 400);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test("a page whose view could not be loaded keeps what was typed, and is hydrated at the next press", async ({ page }) => {
  await page.route(/\/assets\/Login-/, (route) => route.abort());
  await page.goto("/btc/tai-khoan/dang-nhap");
  const field = page.locator('main input[type="email"]').first();
  const failed = page.waitForEvent("console", { predicate: (message) => message.text().includes("could not be loaded"), timeout: 30_000 });
  await field.fill("nguoi-doc@thu.example");
  await failed;
  expect(await isHydrated(page)).toBe(false);
  await expect(field).toHaveValue("nguoi-doc@thu.example");
  await expect(field).toBeFocused();
  await page.unroute(/\/assets\/Login-/);
  await page.mouse.click(4, 400);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(field).toHaveValue("nguoi-doc@thu.example");
});

test("the display menu shows what is chosen before the program comes, and takes it back", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("site.theme", "dark"));
  await stopClock(page);
  await page.route(/\/assets\/entry-client-/, (route) => route.abort());
  await page.goto("/", { waitUntil: "load" });
  const theme = (value: string) => page.locator(`input[data-choice="theme"][value="${value}"]`).first();
  await expect(theme("dark")).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await theme("").evaluate((input: HTMLInputElement) => input.click());
  expect(await page.evaluate(() => [document.documentElement.dataset["theme"], localStorage.getItem("site.theme")])).toEqual([
    undefined,
    "",
  ]);
});

test("the language of a page that is only read is remembered", async ({ page }) => {
  await page.route(/\/assets\/entry-client-/, (route) => route.abort());
  await page.goto("/mof");
  expect([await page.evaluate(() => localStorage.getItem("site.lang")), await isHydrated(page)]).toEqual(["en", false]);
});
