/**
 * Every address of docs/pages.md: right view with what it is for (purpose.ts), right language, titled, silent, within its CSP, as wide as the screen, the same without
 * JavaScript and before interest, paired with its counterpart, accessible in all themes. Theme and width are switched in place. English pages are
 * drawn by the same views with other words: `npm run verify` looks at them; that each is there, and in English, addresses.spec.ts shows.
 */
import { type APIRequestContext, type Browser, expect, type Page, test as base, type TestInfo } from "@playwright/test";
import type { Page as Visit } from "../../../scripts/lib/pages.ts";
import { contentPrefix } from "../../../packages/domain/src/addresses/ministry-pages.ts";
import { fixedRoutes } from "../../../packages/domain/src/routes/fixed-routes.ts";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, further, hydrated, isOfProgram, listen, requests } from "./checks.ts";
import { pages } from "./pages.ts";
import { expectPurpose } from "./purpose.ts";

/** Two windows that go on from page to page, so that files come from the cache as a visitor's do; the second one runs no script. */
const test = base.extend<object, { visitor: Page; scriptless: Page }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      await inWindow(browser, project.use, use);
      printSpent();
    },
    { scope: "worker" },
  ],
  scriptless: [
    ({ browser }, use, { project }) => inWindow(browser, { ...project.use, javaScriptEnabled: false, bypassCSP: true }, use),
    { scope: "worker" },
  ],
});

/** Seconds that a page may take of one worker on a machine that has nothing else to do; printed, as no test is timed (CONTRIBUTING.md). */
const BUDGET = 1.5;
const spent: number[] = [];

/** When a worker ends, not after all tests: of a file with such a hook each worker gets one half, and who is done first waits for the other. */
function printSpent(): void {
  const seconds = spent.reduce((sum, one) => sum + one, 0);
  console.log(
    `\nEvery page: ${spent.length} in ${seconds.toFixed(0)} s, ${(seconds / spent.length).toFixed(2)} s each; the budget is ${BUDGET} s.`,
  );
}

async function inWindow(browser: Browser, options: TestInfo["project"]["use"], lend: (page: Page) => Promise<void>): Promise<void> {
  const { baseURL = "", locale = "vi-VN", timezoneId = "UTC", javaScriptEnabled = true, bypassCSP = false } = options;
  const context = await browser.newContext({ baseURL, locale, timezoneId, javaScriptEnabled, bypassCSP, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/readyz");
  await lend(page);
  await context.close();
}

const notFound = "page-not-found";
const desk = { width: 1280, height: 900 };

/** All that a page says, but what is there only with a script (controls, live figures, drawn pages of a PDF) or only for want of one. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>("[data-script-only], noscript")];
    for (const part of parts) part.style.display = "none";
    const text = document.body.innerText;
    for (const part of parts) part.style.display = "";
    return text;
  });

/** What no browser is needed for: nothing inline that executes, a whole document with one title, stored under its tags. */
function expectWholeDocument(html: string): void {
  const [markup, scripts] = [html.replaceAll(/<script[^]*?<\/script>/g, ""), [...html.matchAll(/<script([^>]*)>/g)]];
  for (const [, attributes = ""] of scripts) expect.soft(attributes).toMatch(/src=|type="application\/(?:ld\+)?json"/);
  expect.soft(markup).not.toMatch(/\sstyle="|\son[a-z]+="/);
  expect.soft(markup).not.toContain("data-failed");
  expect.soft(markup.match(/<h1[\s>]/g)).toHaveLength(1);
  expect.soft(markup.match(/<main[\s>]/g)).toHaveLength(1);
  expect.soft(markup.replaceAll(/<[^>]+>/g, "").length).toBeGreaterThan(600);
}

/** Below its second prefix (specification §2.2) a static page of the ministry names the first as its address, or the fixed page that shows it. */
function addressOf(path: string): string {
  const first = path.replace(/^\/btc\/btcvn\//, contentPrefix.vi).replace(/^\/mof\/btcen\//, contentPrefix.en);
  const shown = fixedRoutes.flatMap(({ page, path: fixed }) =>
    page ? (["vi", "en"] as const).map((language) => ({ stored: contentPrefix[language] + page[language], fixed: fixed[language] })) : [],
  );
  return shown.find(({ stored }) => stored === first)?.fixed ?? first;
}

/** The language switch leads to a page in the other language; one that is the same page there leads back. */
async function expectCounterpart(page: Page, request: APIRequestContext, { path, language, view, counterpart }: Visit): Promise<void> {
  const other = language === "vi" ? "en" : "vi";
  const there = (await page.locator(`a[hreflang=${other}]`).first().getAttribute("href")) ?? "";
  const answer = await request.get(there);
  const html = await answer.text();
  expect.soft(html, `${there}, where the language switch leads`).toContain(`<html lang="${other}"`);
  if (counterpart) expect.soft(there).toBe(counterpart);
  const pair = await page
    .locator("link[rel=alternate][hreflang]")
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute("hreflang"), (link as HTMLLinkElement).href.replace(location.origin, "")] as const),
    );
  if (counterpart && view !== notFound) expect.soft(pair).not.toEqual([]);
  if (pair.length === 0) return;
  const own = addressOf(path);
  expect.soft(Object.fromEntries(pair)).toMatchObject({ [language]: own, [other]: addressOf(there) });
  const back = new RegExp(`<link rel="alternate" hreflang="${language}" href="([^"]*)"`, "i").exec(html)?.[1] ?? "";
  expect.soft(new URL(back.replaceAll("&amp;", "&"), answer.url()), `${there} leads back`).toEqual(new URL(own, answer.url()));
}

for (const visit of pages) {
  const { path, language, view } = visit;
  test(`${view} in ${language}: ${path}`, further(language === "en"), async ({ visitor: page, scriptless, request }) => {
    const start = performance.now();
    const missing = view === notFound;
    const problems = listen(page, { answers: !missing, ignore: (message) => missing && message.location().url === page.url() });
    await page.setViewportSize(desk);
    const asked = requests(page);
    const answer = await page.goto(path);
    expect.soft(asked.filter(isOfProgram), "what comes before the reader shows interest").toEqual([]);
    const early = await readable(page);
    await hydrated(page);
    expect(answer?.status()).toBe(missing ? 404 : 200);
    await expect(page.locator("[data-view]")).toHaveAttribute("data-view", view);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("h1")).toHaveCount(1);
    expect.soft(await page.title()).toContain((await page.locator("h1").innerText()).trim());
    await expectPurpose(page, visit);
    const isHome = path.lastIndexOf("/") === 0 && !missing;
    await expect.soft(page.locator("nav ol [aria-current=page]")).toHaveCount(isHome ? 0 : 1);

    const html = (await answer?.text()) ?? "";
    expectWholeDocument(html);
    await scriptless.setViewportSize(desk);
    await scriptless.setContent(html);
    // Who the visitor is stands in no page that the server sends; the page says so.
    if (view === "page-profile") await expect.soft(scriptless.locator("main")).toContainText("JavaScript");
    else {
      expect.soft(await readable(scriptless), "reads the same without JavaScript").toBe(await readable(page));
      expect.soft(early, "reads the same before the reader shows interest").toBe(await readable(page));
    }

    const { personal } = fixedRoutes.find((route) => route.view === view) ?? {};
    await expect.soft(page.locator('meta[name=robots][content="noindex"]')).toHaveCount(personal || missing ? 1 : 0);
    if (personal) expect.soft(answer?.headers()["cache-control"]).toBe("private, no-store");
    else {
      const purged = await request.get(path, { headers: { "surrogate-capability": 'cache="cache-tag"' } });
      expect.soft(purged.headers()["cache-tag"]).toContain("site:");
    }

    expect.soft(await barriersInThemes(page)).toEqual([]);
    await expectToFit(page);
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { text: "larger", theme: "contrast" }));
    await expectToFit(page, "enlarged:", [320]);
    await expectCounterpart(page, request, visit);
    expect.soft(problems, "console, network and content security policy").toEqual([]);
    page.removeAllListeners();
    spent.push((performance.now() - start) / 1000);
  });
}
