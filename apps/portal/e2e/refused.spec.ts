/** Specification §8: where the server answers 403, nothing is visible. The page and what was typed stay; the log says what happened. */
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";

const forbidden = { status: 403, json: { success: false, data: null, message: "Không được phép" } };
/** All that is read, but the live counters. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => ["header", "nav ol", "main"].map((part) => document.querySelector<HTMLElement>(part)?.innerText).join("\n"));
const refusal = (page: Page, path: RegExp): Promise<unknown> =>
  page.waitForResponse((response) => path.test(response.url()) && response.status() === 403);
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const follow = (page: Page, href: string): Promise<unknown> =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test("a refused navigation leaves the page that was there, its address, its place in the history and its scroll position", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/");
  await hydrated(page);
  await mark(page);
  await follow(page, "/btc/so-do-trang-website");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sơ đồ trang web");
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = [await readable(page), await page.title()];

  await page.route("**/api/page**", (route) => route.fulfill(forbidden));
  const refused = refusal(page, /\/api\/page/);
  await follow(page, "/btc/thong-tin-lien-he");
  // The visitor goes on reading meanwhile.
  await page.evaluate(() => window.scrollTo(0, 420));
  await refused;
  await expect(page).toHaveURL(/\/btc\/so-do-trang-website$/);
  await expect(page.getByText("Đang tải...")).toBeHidden();
  expect([await readable(page), await page.title()]).toEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(420);
  expect(logged.join("\n")).toContain("403");

  await page.unroute("**/api/page**");
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await follow(page, "/btc/thong-tin-lien-he");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thông tin liên hệ");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("a refused step back leaves the page that was there, and its address", async ({ page }) => {
  await page.goto("/btc/so-do-trang-website");
  await hydrated(page);
  await follow(page, "/btc/thong-tin-lien-he");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thông tin liên hệ");
  const before = await readable(page);
  await page.route("**/api/page**", (route) => route.fulfill(forbidden));
  const refused = refusal(page, /\/api\/page/);
  await page.evaluate(() => history.back());
  await refused;
  await expect(page).toHaveURL(/\/btc\/thong-tin-lien-he$/);
  expect(await readable(page)).toBe(before);
});

test("a retry that is refused takes the failure away: the page that was there is back", async ({ page }) => {
  await page.goto("/btc/so-do-trang-website");
  await hydrated(page);
  const before = await readable(page);
  await page.route("**/api/page**", (route) => route.fulfill({ status: 400, json: { success: false } }));
  await follow(page, "/btc/thong-tin-lien-he");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chưa tải được trang này");
  await page.unroute("**/api/page**");
  await page.route("**/api/page**", (route) => route.fulfill(forbidden));
  const refused = refusal(page, /\/api\/page/);
  await page.getByRole("button", { name: "Thử lại" }).click();
  await refused;
  await expect(page).toHaveURL(/\/btc\/so-do-trang-website$/);
  expect(await readable(page)).toBe(before);
});

test("a refused form stays as it was typed, without a message, and can be sent again", async ({ page }) => {
  await page.goto("/btc/tai-khoan/dang-nhap");
  await hydrated(page);
  await page.route("**/api/forms/**", (route) => route.fulfill(forbidden));
  const email = page.getByRole("textbox", { name: "Thư điện tử" });
  await email.fill("khong-co@thu.example");
  await page.locator("input[type=password]").fill("mat-khau-thu-nghiem");
  const before = await readable(page);
  const button = page.locator("form[data-form=login] button[type=submit]");
  const refused = refusal(page, /\/api\/forms\/login/);
  await button.click();
  await refused;
  await expect(button).toHaveAttribute("aria-disabled", "false");
  expect(await readable(page)).toBe(before);
  await expect(button).toBeFocused();
  await expect(email).toHaveValue("khong-co@thu.example");
  await expect(page.locator("input[type=password]")).toHaveValue("mat-khau-thu-nghiem");
  await page.unroute("**/api/forms/**");
  await button.click();
  await expect(page.getByRole("group", { name: /^Biểu mẫu chưa được gửi/ })).toBeFocused();
});

test("refused work for a captcha says nothing; the picture can still be read", async ({ page }) => {
  await page.goto("/btc/tai-khoan/dang-ky-tai-khoan");
  await hydrated(page);
  await page.route("**/api/captcha/challenge**", (route) => route.fulfill(forbidden));
  // The form is hydrated after the frame of the page.
  for (const name of ["Đổi hình khác", "Để trình duyệt tự kiểm tra"]) await expect(page.getByRole("button", { name })).toBeVisible();
  const before = await readable(page);
  const refused = refusal(page, /\/api\/captcha\/challenge/);
  await page.getByRole("button", { name: "Để trình duyệt tự kiểm tra" }).click();
  await refused;
  await expect(page.getByRole("button", { name: "Để trình duyệt tự kiểm tra" })).toBeVisible();
  expect(await readable(page)).toBe(before);
});
