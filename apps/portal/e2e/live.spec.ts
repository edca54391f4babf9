/** What is live on a page: the hub's counters in the footer, by every transport, and nothing where it fails (specification §3, §4, §7, §8). */
import { expect, type Page, test } from "@playwright/test";
import { barriers } from "./axe.ts";
import { further, hydrated } from "./checks.ts";

const counters = (page: Page) => page.locator(".portal-traffic");
const shown = { vi: /^Đang truy cập: [\d.]+ Lượt truy cập đã kết thúc: [\d.]+$/, en: /^Visiting now: [\d,]+ Visits ended: [\d,]+$/ };
const figures = async (page: Page): Promise<number[]> =>
  [...((await counters(page).textContent()) ?? "").matchAll(/[\d.,]+/g)].map(([text]) => Number(text.replace(/\D/g, "")));

/** Console errors and uncaught ones; the browser's own lines about requests that a test cut off are none. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

for (const [language, path] of [
  ["vi", "/"],
  ["en", "/mof"],
] as const)
  test(`the footer shows the counts: ${language}`, further(language === "en"), async ({ page, browser }) => {
    const problems = problemsOf(page);
    await page.goto(path);
    await hydrated(page);
    await expect(counters(page)).toHaveText(shown[language]);
    const [before = 0, endedBefore = 0] = await figures(page);
    const other = await browser.newPage();
    await other.goto(new URL(path, page.url()).href);
    await hydrated(other);
    await expect(counters(other)).toHaveText(shown[language]);
    await expect.poll(async () => (await figures(page)).reduce((sum, figure) => sum + figure, 0)).toBeGreaterThan(before + endedBefore);
    await other.close();
    await expect.poll(async () => (await figures(page))[1]).toBeGreaterThan(endedBefore);
    expect(problems).toEqual([]);
  });

test("nothing moves when the figures come, no one is told of each change, and only they are drawn anew", async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await hydrated(page);
  const height = await counters(page).evaluate((element) => element.getBoundingClientRect().height);
  await page.evaluate(() => ((window as unknown as { shifts: number[] }).shifts.length = 0));
  await expect(counters(page)).toHaveText(shown.vi);
  expect(await counters(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  expect(await counters(page).evaluate((element) => element.closest("[aria-live],[role=status],[role=alert],[role=log]"))).toBeNull();

  await page.evaluate(() => {
    const changed: string[] = [];
    Object.assign(window, { changed });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest(".portal-traffic")) changed.push(element?.outerHTML.slice(0, 200) ?? "?");
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const before = await counters(page).textContent();
  const other = await browser.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await expect(counters(other)).toHaveText(shown.vi);
  await expect(counters(page)).not.toHaveText(before ?? "");
  expect(await page.evaluate(() => (window as unknown as { changed: string[] }).changed)).toEqual([]);
  expect(await barriers(page, { within: ["footer"] })).toEqual([]);
  await other.close();
});

for (const [transport, missing] of [
  ["server-sent events", ["WebSocket"]],
  ["long polling", ["WebSocket", "EventSource"]],
] as const)
  test(`the counts also come by ${transport}`, async ({ page }) => {
    const problems = problemsOf(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.headers()["accept"] ?? ""} ${request.url()}`));
    await page.addInitScript((names) => {
      for (const name of names) Reflect.deleteProperty(window, name);
    }, missing);
    await page.goto("/");
    await hydrated(page);
    await expect(counters(page)).toHaveText(shown.vi);
    expect(asked.some((line) => line.startsWith("GET") && line.includes("/api/apphub?id="))).toBe(true);
    expect(problems).toEqual([]);
  });

test("a hub that is down touches nothing: no message, no error, and another attempt after 5 s", async ({ page }) => {
  await page.clock.install();
  const problems = problemsOf(page);
  let attempts = 0;
  await page.route("**/api/apphub/**", (route) => ((attempts += 1), route.abort()));
  await page.goto("/");
  await hydrated(page);
  await expect.poll(() => attempts).toBe(1);
  const main = await page.locator("main").innerText();
  await page.clock.fastForward(5000);
  await expect.poll(() => attempts).toBe(2);
  expect(await page.locator("main").innerText()).toBe(main);
  await expect(counters(page)).toHaveText("");
  await page
    .locator("main a[href^='/btc/']")
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/btc\/.+/);
  await expect(page.locator("h1")).toHaveCount(1);
  await page.unroute("**/api/apphub/**");
  await page.clock.fastForward(5000);
  await expect(counters(page)).toHaveText(shown.vi);
  expect(problems).toEqual([]);
});

test("parameters and address that cannot be had are logged only", async ({ page }) => {
  const problems = problemsOf(page);
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
  await page.clock.install();
  await page.route(/\/api\/(?:paramaters|public-ip)/, (route) => route.abort());
  await page.goto("/");
  await hydrated(page);
  await expect(counters(page)).toHaveText(shown.vi);
  // Repeated after 1, 2 and 3 seconds (specification §9).
  for (const second of [1, 2, 3]) {
    await page.clock.fastForward(second * 1000);
    await page.waitForTimeout(100);
  }
  await expect.poll(() => logged.filter((text) => /paramaters|public-ip/.test(text))).toHaveLength(2);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a page that no one sees holds no connection; shown again, it has one", async ({ page }) => {
  await page.clock.install();
  let open = 0;
  let opened = 0;
  page.on("websocket", (socket) => {
    if (!socket.url().includes("/api/apphub")) return;
    open += 1;
    opened += 1;
    socket.on("close", () => (open -= 1));
  });
  const show = (visibility: "visible" | "hidden"): Promise<void> =>
    page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibility);
  await page.goto("/");
  await hydrated(page);
  await expect(counters(page)).toHaveText(shown.vi);
  await show("hidden");
  await page.waitForTimeout(300);
  expect(open).toBe(1);
  await page.clock.fastForward(10_000);
  await expect.poll(() => open).toBe(0);
  await page.clock.fastForward(60_000);
  await show("visible");
  await expect(counters(page)).toHaveText(shown.vi);
  expect([open, opened]).toEqual([1, 2]);
});

test("the library of the hub is loaded after the page is interactive, never before", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset["hydrated"] !== "true") return;
      observer.disconnect();
      performance.mark("interactive");
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-hydrated"] });
  });
  await page.goto("/");
  await hydrated(page);
  /** When the loads began that only what is live asks for, by path; a load counts once it has ended. */
  const live = (): Promise<(readonly [string, number])[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name, startTime }) => [new URL(name).pathname, startTime] as const)
        .filter(([path]) => /^\/assets\/(?:hub|api)-|^\/api\/(?:apphub\/negotiate|paramaters|public-ip)/.test(path)),
    );
  await expect.poll(async () => (await live()).length).toBeGreaterThanOrEqual(5);
  const interactive = await page.evaluate(() => performance.getEntriesByName("interactive")[0]?.startTime ?? Infinity);
  for (const [path, started] of await live()) expect(started, path).toBeGreaterThan(interactive);
});

const tokenOf = (minutes: number): string =>
  `h.${Buffer.from(JSON.stringify({ sub: "7", exp: Math.floor(Date.now() / 1000) + minutes * 60 })).toString("base64url")}.s`;

const storedTokens = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ["site.token", "site.refreshToken"].map((key) => localStorage.getItem(key)));

async function logIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((access) => {
    if (sessionStorage.getItem("logged-in")) return;
    sessionStorage.setItem("logged-in", "yes");
    localStorage.setItem("site.token", access);
    localStorage.setItem("site.refreshToken", "refresh-1");
  }, token);
}

test("a token with less than 15 minutes left is refreshed once the page stands, and the hub is met with the new one", async ({ page }) => {
  const fresh = tokenOf(60);
  await logIn(page, tokenOf(14));
  let asked: unknown;
  await page.route("**/api/authen/refresh", (route) => {
    asked = route.request().postDataJSON();
    return route.fulfill({ json: { success: true, data: { token: fresh, refreshToken: "refresh-2" }, message: null } });
  });
  // The real hub would refuse tokens that no server has signed.
  await page.route("**/api/apphub/negotiate**", (route) => route.fulfill({ status: 503 }));
  const negotiation = page.waitForRequest("**/api/apphub/negotiate**");
  await page.goto("/");
  await hydrated(page);
  expect((await negotiation).headers()["authorization"]).toBe(`Bearer ${fresh}`);
  expect(asked).toMatchObject({ refreshToken: "refresh-1", clientId: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(await storedTokens(page)).toEqual([fresh, "refresh-2"]);
});

test("a refused refresh, and a hub that answers 401, clear both tokens; the page stands and the counts come", async ({ page }) => {
  const problems = problemsOf(page);
  await page.clock.install();
  await logIn(page, tokenOf(1));
  await page.route("**/api/authen/refresh", (route) => route.fulfill({ json: { success: false, data: null, message: "hết hạn" } }));
  await page.goto("/");
  await hydrated(page);
  await expect(counters(page)).toHaveText(shown.vi);
  expect(await storedTokens(page)).toEqual([null, null]);

  await page.evaluate((token) => {
    localStorage.setItem("site.token", token);
    localStorage.setItem("site.refreshToken", "refresh-1");
  }, tokenOf(60));
  await page.route("**/api/apphub/negotiate**", (route) =>
    route.request().headers()["authorization"] ? route.fulfill({ status: 401 }) : route.continue(),
  );
  await page.reload();
  await hydrated(page);
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
  await page.clock.fastForward(5000);
  await expect(counters(page)).toHaveText(shown.vi);
  expect(problems).toEqual([]);
});
