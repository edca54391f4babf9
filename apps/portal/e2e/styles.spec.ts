/** Style sheets of a page: one of its shell, one of its view; the program asks for no more of them than other pages need. */
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";
import { pathOf } from "./pages.ts";

const paths = ["/", "/mof", ...["category-default-vi", "article-default", "page-search", "page-login"].map((view) => pathOf(view, "vi"))];

const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".css")),
  );

test("a page asks for one style sheet of its shell and one of its view, and hydration for none", async ({ page }) => {
  const shells = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    // Anything that moves: where the program waits for interest, this is some.
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 10);
    await hydrated(page);
    const sheets = await fetched(page);
    expect.soft(sheets.length, `${path}: ${sheets.join(" ")}`).toBeLessThanOrEqual(2);
    // In the order of the document: which of two answers comes first is chance.
    shells.add((await page.locator("link[rel=stylesheet]").first().getAttribute("href")) ?? "");
  }
  // The account pages' shell is another.
  expect(shells.size).toBeLessThanOrEqual(2);
});

test(
  "a page of another view is drawn with its style sheet after a click, as it is when it is opened",
  { tag: "@verify" },
  async ({ page }) => {
    const article = pathOf("article-default", "vi");
    const look = (): Promise<unknown> =>
      page.locator("main").evaluate((main) =>
        [main, ...main.querySelectorAll("*")].map((element) => {
          const { display, fontSize, color, marginBlockStart } = getComputedStyle(element);
          return `${element.tagName} ${display} ${fontSize} ${color} ${marginBlockStart}`;
        }),
      );
    await page.goto(article);
    await page.mouse.wheel(0, 10);
    await hydrated(page);
    const opened = await look();
    await page.goto(article.split("/").slice(0, 3).join("/"));
    await page.mouse.wheel(0, 10);
    await hydrated(page);
    const before = await fetched(page);
    await page.locator(`main a[href="${article}"]`).first().click();
    await expect(page.locator("[data-view]")).toHaveAttribute("data-view", "article-default");
    await expect.poll(look).toEqual(opened);
    expect((await fetched(page)).length).toBeGreaterThan(before.length);
  },
);
