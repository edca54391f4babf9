/** Through the portal without a mouse: at every press of Tab the focus is seen, uncovered, further on and not caught (WCAG 2.1.2, 2.4.3, 2.4.7, 2.4.11). */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";
import { pathOf } from "./pages.ts";

/** Presses of Tab after which a visitor would have given up. */
const MAX_PRESSES = 120;

/** @returns what is wrong with the focus as it is now, a line each; remembers it for the next look */
function lookAtFocus(): string[] {
  const memory = window as unknown as { focused?: { element: Element; ring: string; times: number } };
  const before = memory.focused;
  const element = document.activeElement ?? document.body;
  const nameOf = (one: Element): string =>
    `<${one.tagName.toLowerCase()}> ${(one.textContent || one.getAttribute("aria-label") || one.id).trim().slice(0, 60)}`;
  // The ring may be drawn by what covers or surrounds the control.
  const ringOf = (one: Element): string =>
    [one, ...(one.parentElement ? [one.parentElement] : [])]
      .flatMap((part) => ["", "::before", "::after"].map((pseudo) => getComputedStyle(part, pseudo)))
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) => `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`)
      .join();
  const wrong: string[] = [];
  const say = (what: string, one = element): unknown => wrong.push(`${nameOf(one)}: ${what}`);

  const times = before?.element === element ? before.times + 1 : 1;
  if (element === document.body) say("the focus is nowhere");
  // A field for a date has parts that Tab stops at.
  if (times > (element.matches("input[type=date]") ? 5 : 1)) say("the focus is caught");
  if (before && before.element !== element && before.element.isConnected) {
    if (before.ring === ringOf(before.element)) say("the focus could not be seen", before.element);
    if (!(before.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) say("the focus went back");
  }
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  if (!element.contains(document.elementFromPoint(x, y))) say("something lies over the focus, or it is outside the window");
  memory.focused = { element, ring: ringOf(element), times };
  return wrong;
}

/** Presses Tab until the target has the focus. @returns what was wrong on the way */
async function tabTo(page: Page, target: Locator): Promise<string[]> {
  const wrong: string[] = [];
  // A page that has just come has the focus on its content: what had it before counts no more.
  await page.evaluate(() => document.activeElement?.id === "main" && Reflect.deleteProperty(window, "focused"));
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press("Tab");
    wrong.push(...(await page.evaluate(lookAtFocus)));
    if (await target.evaluate((element) => element === document.activeElement)) return wrong;
  }
  return [...wrong, `${MAX_PRESSES} presses of Tab do not lead to ${String(target)}`];
}

test("by keyboard alone: home, submenu, article, its gallery, search and its filters, and back", async ({ page }) => {
  test.setTimeout(120_000);
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

test("by keyboard alone through the English portal: home, submenu, article, and back to the list", async ({ page }) => {
  test.setTimeout(120_000);
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
