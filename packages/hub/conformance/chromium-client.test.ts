/** The table's rows by @microsoft/signalr in a page of Chromium: over WebSockets, and in `npm run verify` over the other transports. */
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testChromiumLaunch } from "../../../scripts/lib/testing/chromium.ts";
import type { TransportName } from "../src/hub.ts";
import { startTestSite, type TestSite } from "../src/testing/test-site.ts";
import { cellsOf } from "./behaviours/index.ts";
import { conformanceEndpoints } from "./endpoints.ts";
import { scenarioPage } from "./page.ts";
import type { scenarios } from "./scenarios/index.ts";
import type { ScenarioWindow } from "./scenarios/in-page.ts";

let browser: Browser;
let site: TestSite;
/** Serves the page alone: another origin than the hub's, for the rows that cross it. */
let elsewhere: TestSite;
let page: Page;
let foreignPage: Page;

beforeAll(async () => {
  const rest = await scenarioPage();
  elsewhere = await startTestSite({ endpoints: [], rest });
  // The same site by another port: a browser sends cookies along, and still asks whether it may.
  site = await startTestSite({ endpoints: conformanceEndpoints([elsewhere.origin]), rest });
  browser = await chromium.launch(testChromiumLaunch);
  page = await browser.newPage();
  await page.goto(site.origin);
  foreignPage = await browser.newPage();
  await foreignPage.goto(elsewhere.origin);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await elsewhere?.close();
});

describe("@microsoft/signalr in Chromium", () => {
  for (const { id, text, way } of cellsOf("chromium"))
    test(`${id}: ${text} [${way}]`, { tags: way === "WebSockets" ? [] : "verify" }, async () => {
      const failure = await (id === "origin-crossed" ? foreignPage : page).evaluate(
        ([id, origin, transport]) => (window as unknown as ScenarioWindow).run(id, origin, transport),
        [id as keyof typeof scenarios, site.origin, way as TransportName] as const,
      );
      expect(failure).toBeUndefined();
    });
});
