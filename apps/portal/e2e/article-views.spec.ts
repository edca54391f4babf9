/** What article views of specification §2.3 do: slides, zoom, text size, pictures that are missing. */
import { expect, type Page, test } from "@playwright/test";
import { countShifts, hydrated, layoutShift, withoutScript } from "./checks.ts";
import { pathOf } from "./pages.ts";

async function open(page: Page, view: string, language: "vi" | "en"): Promise<void> {
  await page.goto(pathOf(view, language));
  await hydrated(page);
}

test("a slideshow is moved by keys and links, never by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "article-slideshow", "vi");
  const strip = page.locator("main [role=region]");
  const position = (): Promise<number> => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));
  const count = await strip.locator("li").count();
  expect(count).toBeGreaterThan(3);
  await strip.focus();
  for (const [key, slide] of [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["End", count - 1],
    ["ArrowRight", count - 1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(position, key).toBe(slide);
  }
  const next = strip.getByRole("link", { name: "Ảnh sau" }).first();
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await next.click();
  await expect.poll(position).toBe(1);
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([before, ""]);
  await page.waitForTimeout(1500);
  expect(await position()).toBe(1);
});

test("a slideshow without JavaScript is a list of photos with links from one to the next", async ({ browser }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto(pathOf("article-slideshow", "en"));
  const strip = page.locator("main [role=region]");
  await expect(strip.getByRole("img")).toHaveCount(await strip.locator("li").count());
  await strip.getByRole("link", { name: "Next photo" }).first().click();
  await expect(strip.locator("li").nth(1)).toBeInViewport({ ratio: 0.5 });
  await context.close();
});

test("an infographic is enlarged in place and moves nothing when its buttons come", async ({ page }) => {
  await countShifts(page);
  await open(page, "article-infographic", "en");
  const picture = page.locator("main figure img");
  const width = async (): Promise<number> => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await page.getByRole("button", { name: "Zoom in" }).click();
  expect(Math.round((await width()) / whole / 0.1)).toBe(15);
  await page.getByRole("button", { name: "Zoom out" }).click();
  expect(await width()).toBeCloseTo(whole, 0);
  await expect(page.getByRole("button", { name: "Zoom out" })).toBeDisabled();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test("the reading view sets the text larger without JavaScript, and its contents lead to the headings", async ({ browser }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto(pathOf("article-reading", "vi"));
  const size = (): Promise<number> =>
    page
      .locator("[data-html=article] p")
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const normal = await size();
  await page.locator("main").getByLabel("Rất lớn").check();
  expect(await size()).toBeGreaterThan(normal * 1.3);
  const contents = page.getByRole("navigation", { name: "Trong bài này" }).getByRole("link");
  expect(await contents.count()).toBeGreaterThan(1);
  await contents.last().click();
  await expect(page.locator("[data-html=article] h2, [data-html=article] h3").last()).toBeInViewport();
  await context.close();
});

// spec §7
test("a picture that is missing in an article shows the placeholder, also after navigation in the page", async ({ page }) => {
  const path = pathOf("article-default", "vi");
  await page.route(/mediafile\/anh\/minh-hoa/, (route) => route.abort());
  await page.goto(path.slice(0, path.lastIndexOf("/")));
  await hydrated(page);
  await page.locator(`a[href="${path}"]`).first().click();
  const picture = page.locator("[data-html=article] img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", "/static/no-image.svg");
  await page.reload();
  await hydrated(page);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", "/static/no-image.svg");
});

test("a reading list leads from article to article of the category, and back", async ({ page }) => {
  await open(page, "article-other-articles", "vi");
  const list = page.locator("[data-widget=readingList]");
  const current = list.locator("[aria-current=page]");
  const first = await current.innerText();
  await expect(list).toContainText(/Bài \d+ trên \d+/);
  const next = list.locator("ul").getByRole("listitem").filter({ hasText: "Bài tiếp theo" }).getByRole("link");
  const title = await next.innerText();
  await next.click();
  await expect(page.locator("h1")).toHaveText(title);
  await expect(current).toContainText(title);
  await list.locator("ul").getByRole("listitem").filter({ hasText: "Bài trước" }).getByRole("link").click();
  await expect(current).toHaveText(first, { useInnerText: true });
});
