/** Every kind of page in Chromium: hydrates silently, obeys its CSP, fits the screen, is accessible, reads the same without JavaScript. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { collectPages } from "./pages.ts";

const widths = [360, 768, 1280];

function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** All that a page says, without the controls that are there only with a script: they do nothing without one. */
async function readable(page: Page): Promise<string> {
  const controls = await page.locator("[data-script-only]:visible").allInnerTexts();
  return controls.reduce((text, control) => text.replace(`${control}\n`, ""), await page.locator("body").innerText());
}

const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");

test("every kind of page works in the browser", async ({ page, request, browser }) => {
  test.setTimeout(600_000);
  const problems = listen(page);
  const plainContext = await browser.newContext({ javaScriptEnabled: false, baseURL: test.info().project.use.baseURL ?? "" });
  const plain = await plainContext.newPage();
  // The hub stays silent: its figures are the one thing that a page without JavaScript does not say.
  await page.route("**/api/apphub/**", () => {});
  // So do the pages of a PDF, which only a script can draw; viewers.spec.ts reads them.
  await page.route("**/*pdf.worker*", () => {});
  for (const { name, path } of await collectPages(request)) {
    const where = `${name} (${path})`;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await hydrated(page);
    await plain.setViewportSize({ width: 1280, height: 900 });
    await plain.goto(path);
    expect.soft(await readable(page), `${where}: reads the same without JavaScript`).toBe(await readable(plain));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(overflow, `${where}: horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
    expect.soft(found, `${where}: axe`).toEqual([]);
    expect.soft(problems.splice(0), `${where}: console and network`).toEqual([]);
  }
  await plainContext.close();
});
