/** Every kind of page in Chromium: hydrates silently, obeys its CSP, fits the screen, is accessible, reads the same without JavaScript. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { barriers, expectToFit, hydrated, listen, silenceHub, withoutScript } from "./checks.ts";
import { collectPages } from "./pages.ts";

const widths = [360, 768, 1280];

/** All that a page says, without the controls that are there only with a script: they do nothing without one. */
async function readable(page: Page): Promise<string> {
  const controls = await page.locator("[data-script-only]:visible").allInnerTexts();
  return controls.reduce((text, control) => text.replace(`${control}\n`, ""), await page.locator("body").innerText());
}

test("every kind of page works in the browser", async ({ page, request, browser }) => {
  test.setTimeout(600_000);
  const problems = listen(page, { answers: true });
  const plainContext = await withoutScript(browser);
  const plain = await plainContext.newPage();
  await silenceHub(page);
  // Silent too are the pages of a PDF, which only a script can draw; viewers.spec.ts reads them.
  await page.route("**/*pdf.worker*", () => {});
  for (const { name, path } of await collectPages(request)) {
    const where = `${name} (${path})`;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await hydrated(page);
    await plain.setViewportSize({ width: 1280, height: 900 });
    await plain.goto(path);
    expect.soft(await readable(page), `${where}: reads the same without JavaScript`).toBe(await readable(plain));
    await expectToFit(page, `${where}:`, widths);
    expect.soft(await barriers(new AxeBuilder({ page })), `${where}: axe`).toEqual([]);
    expect.soft(problems.splice(0), `${where}: console and network`).toEqual([]);
  }
  await plainContext.close();
});
