/** What the browser adds: navigation in one round trip, scroll, focus, language, failure (specification §2.2, §4). */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, hydrated } from "./checks.ts";

// spec §1
test("the version banner is logged at start", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/");
  await hydrated(page);
  expect(logged).toContain("Portal V1.0.11");
});

test("a navigation costs one data round trip, moves scroll and focus, and Back returns to where one was", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const calls: string[] = [];
  // What is live has calls of its own, once, whenever the browser is idle.
  const live = /\/api\/(?:mediafile|apphub|paramaters|public-ip)/;
  page.on("request", (request) => {
    if (request.url().includes("/api/") && !live.test(request.url())) calls.push(request.url());
  });
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.waitForTimeout(200);
  const link = page
    .locator("main a[href^='/btc/']")
    .filter({ hasText: /\S{3,}/ })
    .nth(5);
  const href = await link.getAttribute("href");
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator("h1")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain("/api/page?path=");
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test("an article that enters by navigation is purified and reads as the server would send it", async ({ page, request }) => {
  await page.goto("/");
  await hydrated(page);
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const link = page.locator("main h3 a, main h2 + * a").first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction(() => document.activeElement?.id === "main");
  // Without what only a live page offers.
  const read = () =>
    page.locator("main").evaluate((main: HTMLElement) => {
      for (const part of main.querySelectorAll<HTMLElement>("[data-script-only]")) part.style.display = "none";
      return main.innerText;
    });
  const navigated = await read();
  await page.reload();
  expect(await read()).toBe(navigated);
  expect(problems).toEqual([]);
  expect((await request.get(page.url())).status()).toBe(200);
});

test("the language switch leads to the counterpart and is remembered", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(/\/mof$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // Kept by the page that comes, once its script runs.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("site.lang"))).toBe("en");
});

test("the language switch of a department without English pages leads to the ministry's home, which says so", async ({ page, request }) => {
  await page.goto("/cuc-quan-ly-gia");
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(/\/mof\?untranslated=site$/);
  const notice = page.getByRole("complementary", { name: "About the English pages" });
  const sentence = /^The department you came from has no English pages yet\. This is the home page of “.+”\.$/;
  await hydrated(page);
  await expect(notice).toHaveText(sentence);
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/mof$/);
  expect(await (await request.get("/mof?untranslated=site")).text(), "without JavaScript").toContain("has no English pages yet");
  await page.getByRole("link", { name: "Tiếng Việt" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("complementary", { name: "Về bản tiếng Việt" })).toHaveCount(0);
});

test("a failing navigation keeps the frame and offers a retry", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.route("**/api/page**", (route) => route.abort());
  await page
    .locator("header nav a[href='/btc/thong-tin-lien-he'], footer a, header nav a")
    .filter({ visible: true })
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await page
    .locator("main a[href^='/btc/']")
    .first()
    .evaluate((element: HTMLElement) => element.click())
    .catch(() => {});
  // Not before the request was repeated three times: after 1, 2 and 3 s (specification §9).
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chưa tải được trang này");
  await page.unroute("**/api/page**");
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Chưa tải được trang này");
});

test("says 'Đang tải...' when a navigation takes its time, and nothing when it is quick", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.route("**/api/page**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page
    .locator("main a[href^='/btc/']")
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(page.getByText("Đang tải...")).toBeVisible();
  await expect(page.getByText("Đang tải...")).toBeHidden();
});

test("where the server refuses, the visitor reads our own words in the page's language, never the server's, and may try again", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  for (const [path, link, said, retry] of [
    ["/", "/btc/", "Chưa tải được trang này", "Thử lại"],
    ["/mof", "/mof/", "This page could not be loaded", "Try again"],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await page.route("**/api/page**", (route) =>
      route.fulfill({ json: { success: false, data: null, message: "ORA-00942 bảng không tồn tại" } }),
    );
    await page
      .locator(`main a[href^='${link}']`)
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(said);
    expect(await page.locator("body").innerText()).not.toContain("ORA-00942");
    expect(logged.splice(0).join("\n")).toContain("ORA-00942");
    await page.unroute("**/api/page**");
    await page.getByRole("button", { name: retry }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(said);
  }
});

test("a stored language other than vi and en is ignored and replaced; nothing on the page depends on it", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("seen")) localStorage.setItem("site.lang", "fr");
    sessionStorage.setItem("seen", "yes");
  });
  await page.goto("/mof");
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // Kept by the page that comes, once its script runs.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("site.lang"))).toBe("en");
});

test("times are the portal's until the page is hydrated, then the visitor's own (specification §9)", async ({
  browser,
  baseURL,
  request,
}) => {
  const { data } = (await (
    await request.post("/api/article/reads?offset=0&limit=1", { data: { categoryId: await aCategory(request) } })
  ).json()) as {
    data: { slug: string; site: string; category: string; publishedAt: string }[];
  };
  const [article] = data;
  const path = `/${article?.site}/${article?.category}/${article?.slug}`;
  const open = async (javaScriptEnabled: boolean): Promise<Page> => {
    const page = await browser.newPage({ baseURL: baseURL ?? "", timezoneId: "America/New_York", javaScriptEnabled });
    await page.goto(path);
    return page;
  };
  const at = (zone: string): string => {
    const parts = new Intl.DateTimeFormat("en-GB", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(
      new Date(`${article?.publishedAt}Z`),
    );
    return parts.replace(", ", " ");
  };
  const plain = await open(false);
  const portal = await plain.locator("main time").first().innerText();
  expect(at("Asia/Ho_Chi_Minh")).toContain(portal);
  const live = await open(true);
  await hydrated(live);
  // Once it has nothing better to do.
  await expect(live.locator("main time").first()).toHaveText(at("America/New_York").slice(0, portal.length));
  for (const page of [plain, live]) await page.close();
});

async function aCategory(request: APIRequestContext): Promise<string> {
  const response = await request.get("/api/articlecategory/getbyslug?slug=thong-cao-bao-chi");
  return ((await response.json()) as { data: { id: string } }).data.id;
}
