/** The calendar of the search's days: weeks as the page's language has them, by keyboard, and the browser's own field without a script. */
import { expect, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { further, hydrated, listen, withoutScript } from "./checks.ts";

const pages = [
  {
    path: "/btc/tim-kiem?q=thu%E1%BA%BF&from=2026-11-18",
    open: "Mở lịch: Từ ngày",
    first: "Thứ Hai",
    last: "Chủ Nhật",
    monday: "2026-11-16",
  },
  { path: "/mof/search?q=tax&from=2026-11-18", open: "Open the calendar: From", first: "Sunday", last: "Saturday", monday: "2026-11-15" },
] as const;

// spec §9
for (const { path, open, first, last, monday } of pages)
  test(
    `the week of the calendar on ${path} begins on ${first}, and arrows, Home and Enter choose a day`,
    further(first === "Sunday"),
    async ({ page }) => {
      const problems = listen(page);
      await page.goto(path);
      await hydrated(page);
      const button = page.getByRole("button", { name: open });
      if (!(await button.isVisible())) await page.locator("main details > summary").first().click();
      await button.click();
      const calendar = page.getByRole("dialog", { name: open });
      await expect(calendar).toBeVisible();
      const days = await calendar.locator("th").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("abbr")));
      expect([days[0], days[6]]).toEqual([first, last]);
      const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["day"]);
      expect(await focused()).toBe("2026-11-18");
      expect(await barriersInThemes(page)).toEqual([]);
      await page.keyboard.press("Home");
      expect(await focused()).toBe(monday);
      await page.keyboard.press("PageDown");
      expect(await focused()).toBe(monday.replace("-11-", "-12-"));
      await page.keyboard.press("PageUp");
      await page.keyboard.press("Enter");
      await expect(calendar).toHaveCount(0);
      await expect(page.locator("input[name=from]")).toHaveValue(monday);
      await expect(button).toBeFocused();
      await button.click();
      await page.keyboard.press("Escape");
      await expect(calendar).toHaveCount(0);
      await expect(page.locator("input[name=from]")).toHaveValue(monday);
      await expect(button).toBeFocused();
      expect(problems).toEqual([]);
    },
  );

test("without a script the browser's own date field is all there is, and it works", async ({ browser }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto("/btc/tim-kiem?q=thu%E1%BA%BF");
  await expect(page.locator("[aria-haspopup=dialog]")).toHaveCount(0);
  await expect(page.locator("input[type=date]")).toHaveCount(2);
  await context.close();
});
