/** Through the portal without a mouse: at every press of Tab the focus is seen, uncovered, further on and not caught (WCAG 2.1.2, 2.4.3, 2.4.7, 2.4.11). */
import { expect, test } from "@playwright/test";
import { hydrated } from "./checks.ts";
import { pathOf } from "./pages.ts";
import { lookAtFocus, tabTo } from "./tab-to.ts";

test("by keyboard alone: home, submenu, article, its gallery, search and its filters, and back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(lookAtFocus)).toEqual([]);
  await expect(page.locator(".skip-link")).toBeFocused();

  const menu = page.getByRole("navigation", { name: "Menu chính" });
  expect(await tabTo(page, menu.locator("summary", { hasText: "Tin tức" }))).toEqual([]);
  await page.keyboard.press("Enter");
  expect(await tabTo(page, menu.getByRole("link", { name: "Thư viện ảnh" }))).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/btc\/thu-vien-anh$/);
  await expect(page.locator("main")).toBeFocused();

  const gallery = pathOf("article-slideshow", "vi");
  expect(await tabTo(page, page.locator(`main a[href="${gallery}"]`).first())).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${gallery}$`));
  await expect(page.locator("main")).toBeFocused();

  const strip = page.locator("main [role=region]");
  const slide = (): Promise<number> => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));
  expect(await tabTo(page, strip)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect.poll(slide).toBe(1);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(slide).toBe(0);
  expect(await tabTo(page, strip.getByRole("link", { name: "Ảnh sau" }).first())).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(slide).toBe(1);

  expect(await tabTo(page, page.locator("footer").getByRole("link", { name: "Tìm kiếm" }))).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/btc\/tim-kiem$/);
  await expect(page.locator("main")).toBeFocused();
  expect(await tabTo(page, page.getByRole("main").locator("input[type='search']"))).toEqual([]);
  await page.keyboard.type("ngan sach");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=ngan\+sach$/);
  await expect(page.getByRole("main")).toContainText(/Tìm thấy \d+ kết quả/);
  const kind = page.getByLabel("Loại nội dung");
  expect(await tabTo(page, kind)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(kind).not.toHaveValue("");
  expect(await tabTo(page, page.getByRole("button", { name: "Áp dụng" }))).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]type=/);

  await page.goBack();
  await expect(page).toHaveURL(/\?q=ngan\+sach$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${gallery}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("by keyboard alone through the English portal: home, submenu, article, and back to the list", { tag: "@verify" }, async ({ page }) => {
  await page.goto("/mof");
  await hydrated(page);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  expect(await tabTo(page, menu.locator("summary", { hasText: "News" }))).toEqual([]);
  await page.keyboard.press("Enter");
  expect(await tabTo(page, menu.getByRole("link", { name: "Finance in focus" }))).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mof\/finance-in-focus$/);
  await expect(page.locator("main")).toBeFocused();
  const article = page.getByRole("main").getByRole("listitem").locator("h2 a").first();
  expect(await tabTo(page, article)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mof\/finance-in-focus\/.+/);
  await expect(page.locator("main")).toBeFocused();
  // To the end of the page: nothing on the way holds the focus.
  expect(await tabTo(page, page.locator("footer a").last())).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/mof\/finance-in-focus$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finance in focus");
});
