/** The visitor's profile as the page on the running server shows it (specification §3). */
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";

const identity = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/";

/** The facts of the page, by their names. */
const facts = (page: Page): Promise<Record<string, string>> =>
  page
    .locator("main dl > div")
    .evaluateAll((rows) =>
      Object.fromEntries(rows.map((row) => [row.querySelector("dt")?.textContent ?? "", row.querySelector("dd")?.textContent ?? ""])),
    );

test("without a token the profile is the specification's default: Quản trị viên, app-light, nothing else", async ({ page }) => {
  await page.goto("/btc/tai-khoan/trang-ca-nhan");
  await hydrated(page);
  await expect
    .poll(() => facts(page))
    .toEqual({
      "Tên hiển thị": "Quản trị viên",
      "Tên đăng nhập": "Chưa có",
      "Thư điện tử": "Chưa có",
      "Số điện thoại": "Chưa có",
      "Giao diện": "Sáng (app-light)",
    });
  await expect(page.locator("main")).toContainText("Bạn chưa đăng nhập.");
});

for (const [theme, named] of [
  ["dark", "Tối (app-dark)"],
  ["contrast", "Tương phản cao (app-contrast)"],
])
  test(`with a token the profile has its standard identity claims, and names the theme ${theme} in words`, async ({ page }) => {
    const claims = {
      [`${identity}givenname`]: "Nguyễn Thị Mẫu",
      [`${identity}name`]: "mau.nguyen",
      [`${identity}emailaddress`]: "mau@thu.example",
      [`${identity}homephone`]: "024 1234 5678",
      [`${identity}nameidentifier`]: "7",
      exp: Math.floor(Date.now() / 1000) + 3600,
    };
    const token = `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;
    // The real hub would refuse a token that no server has signed.
    await page.route("**/api/apphub/**", (route) => route.abort());
    await page.addInitScript(
      ([access = "", chosen = ""]) => {
        localStorage.setItem("site.token", access);
        localStorage.setItem("site.refreshToken", "refresh-1");
        localStorage.setItem("site.theme", chosen);
      },
      [token, theme],
    );
    await page.goto("/btc/tai-khoan/trang-ca-nhan");
    await hydrated(page);
    await expect
      .poll(() => facts(page))
      .toEqual({
        "Tên hiển thị": "Nguyễn Thị Mẫu",
        "Tên đăng nhập": "mau.nguyen",
        "Thư điện tử": "mau@thu.example",
        "Số điện thoại": "024 1234 5678",
        "Giao diện": named,
      });
    // The id: only who has one is logged in, and may change the account.
    await expect(page.locator("main")).not.toContainText("Bạn chưa đăng nhập.");
    await expect(page.getByRole("button", { name: "Lưu thông tin" })).toBeVisible();
  });
