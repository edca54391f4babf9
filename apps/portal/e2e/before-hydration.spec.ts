/** What a visitor can do while the scripts are still on their way: everything that reading and going on needs. */
import { expect, type Page, test } from "@playwright/test";
import { hydrated, isHydrated } from "./checks.ts";

/** Milliseconds that every module of the portal is kept back. */
const DELAY = 3000;

/** Opens a page whose scripts come late; the render-blocking one for stored preferences comes as always. */
async function openEarly(page: Page, path: string): Promise<void> {
  await page.route(/\/assets\/(?!prefs-)[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
}

test("the page is painted and complete before its scripts are here", async ({ page }) => {
  await openEarly(page, "/");
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main h2").first()).toBeVisible();
  expect(await page.locator("main a[href^='/btc/']").count()).toBeGreaterThan(20);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Be Vietnam Pro"', "Bộ Tài chính"))).toBe(true);
  expect(await isHydrated(page)).toBe(false);
});

test("links lead on before hydration", async ({ page }) => {
  await openEarly(page, "/");
  const link = page.locator("main h3 a[href^='/btc/']").filter({ visible: true }).first();
  const href = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator("h1")).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
});

test("menus open before hydration", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openEarly(page, "/");
  await page.locator("nav summary").filter({ visible: true }).first().click();
  const entry = page.locator("nav details[open] a").filter({ visible: true });
  await expect(entry.first()).toBeVisible();
  expect(await entry.count()).toBeGreaterThan(2);
  expect(await isHydrated(page)).toBe(false);
});

test("the search form searches before hydration", async ({ page }) => {
  await openEarly(page, "/btc/tim-kiem");
  const form = page.locator("main form[role='search'], main search form").first();
  await form.locator("input[name='q']").fill("ngân sách");
  await form.locator("input[name='q']").press("Enter");
  await expect(page).toHaveURL(/\/btc\/tim-kiem\?q=ng%C3%A2n(?:\+|%20)s%C3%A1ch/);
  await expect(page.locator("main")).toContainText("ngân sách", { ignoreCase: true });
  expect(await isHydrated(page)).toBe(false);
});

test("what was typed meanwhile is still there after hydration, and nothing was hydrated in vain", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await openEarly(page, "/btc/tim-kiem");
  const field = page.locator("main input[name='q']").first();
  await field.fill("thuế");
  await hydrated(page);
  await expect(field).toHaveValue("thuế");
  expect(problems).toEqual([]);
});

test("scripts of views on demand are announced in the document: hydration asks for no file that was not", async ({ page }) => {
  const late: string[] = [];
  await page.goto("/btc/tim-kiem");
  const { modules } = JSON.parse((await page.locator("#page-state").textContent()) ?? "") as { readonly modules: readonly string[] };
  const early = new Set(modules.map((path) => new URL(path, page.url()).href));
  await hydrated(page);
  const hydratedAt = await page.evaluate(() => performance.now());
  const scripts = await page.evaluate(
    (before) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => startTime < before && name.endsWith(".js"))
        .map(({ name }) => name),
    hydratedAt,
  );
  for (const name of scripts) if (!early.has(name) && !/\/(?:entry-starter|prefs|api|hub)-/.test(name)) late.push(name);
  expect(early.size).toBeGreaterThan(2);
  expect(late).toEqual([]);
});
