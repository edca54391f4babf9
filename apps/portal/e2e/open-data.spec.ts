/** Open data as a reader without JavaScript finds it, and what the page of another site shows of it in a frame. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import { barriers } from "./axe.ts";
import { listen, widths } from "./checks.ts";
import { expect, test } from "@playwright/test";

/** The page of another site, which is at another origin, with this HTML. */
async function otherSite(html: string): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="vi"><title>Trang khác</title><main><h1>Trang khác</h1>${html}</main></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, home, link, dataset] of [
    ["vi", "/", "Dữ liệu mở", "Thu ngân sách theo tháng"],
    ["en", "/mof", "Open data", "Monthly budget revenue"],
  ] as const)
    test(`a reader of ${language} comes from the footer to the open data, and reads a file of it`, async ({ page }) => {
      await page.goto(home);
      await page.locator("footer").getByRole("link", { name: link, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: link })).toBeVisible();
      await expect(page.locator("#muc-licence")).toBeVisible();
      const entry = page.locator("#muc-series-budget-revenue-monthly");
      await expect(entry.getByRole("heading")).toHaveText(dataset);
      const [download] = await Promise.all([page.waitForEvent("download"), entry.getByRole("link", { name: /CSV/ }).click()]);
      const [header = "", ...rows] = (await readFile(await download.path(), "utf8")).split("\r\n");
      expect(download.suggestedFilename()).toBe("budget-revenue-monthly.csv");
      expect(header).toContain(dataset);
      expect(rows[0]).toMatch(/^\d{4}-\d{2}-\d{2},[\d.]+$/);
    });
});

test("the page of open data fits every screen, and is usable by everybody", async ({ page }) => {
  for (const path of ["/btc/du-lieu-mo", "/mof/open-data"]) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.locator("summary").first().click();
    expect(await barriers(page)).toEqual([]);
  }
});

for (const { what, path, within, text } of [
  { what: "a chart", path: "/btc/du-lieu-mo", within: "#muc-series-fx-usd", text: /USD/ },
  { what: "headlines", path: "/btc/tin-tieu-diem", within: "main", text: /Tin tiêu điểm/ },
])
  test(`the page of another site shows ${what} by the HTML that is offered, and it leads back in a tab of its own`, async ({
    page,
    context,
    browser,
  }) => {
    await page.goto(path);
    const offered = page
      .locator(within)
      .locator("details")
      .filter({ has: page.locator("textarea") })
      .first();
    await offered.locator("summary").click();
    const code = offered.locator("textarea");
    const { address, server } = await otherSite(await code.inputValue());
    try {
      const problems = listen(page, { answers: true, ignore: (message) => message.location().url.includes("favicon") });
      await page.goto(address);
      const frame = page.frameLocator("iframe");
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText(text);
      // A sandbox without its own origin, and without scripts.
      expect(page.frames()[1]?.url()).toContain("/nhung/");
      const [tab] = await Promise.all([context.waitForEvent("page"), frame.getByRole("link").last().click()]);
      await expect(tab.locator("#root h1")).toBeVisible();
      expect(problems.filter((one) => !one.includes("favicon"))).toEqual([]);

      // axe itself is a script: it looks at the same HTML outside of the sandbox.
      const html = await (await page.request.get(page.frames()[1]?.url() ?? "")).text();
      for (const colorScheme of ["light", "dark"] as const) {
        const alone = await browser.newPage({ colorScheme, viewport: { width: 360, height: 600 } });
        await alone.setContent(html);
        expect(await barriers(alone)).toEqual([]);
        expect(await alone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        await alone.close();
      }
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
