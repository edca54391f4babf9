/** The administrators' application in a browser: signing in, and a change from its beginning until visitors see it. */
import { expect as usual, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, listen } from "./checks.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { addAuthenticator, startWithAdministrator } from "./staff.ts";

/** Ten recovery codes are hashed as passwords are: a busy machine takes its time. */
const expect = usual.configure({ timeout: 30_000 });

let portal: PortalProcesses;
let email = "";
let password = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  ({ portal, email, password } = await startWithAdministrator("administration"));
});
test.afterAll(() => portal?.stop());

/** Right for everyone: axe in all themes, no wider than the screen. */
async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Gives the newest article another title in a change set, as the editor of records will. @returns its path */
const retitle = (page: Page, changeSet: string, title: string): Promise<string> =>
  page.evaluate(
    async ([id, text]) => {
      const call = async (path: string, options: RequestInit = {}): Promise<Record<string, unknown>> => {
        const headers = { "portal-staff": "1", "content-type": "application/json", ...(options.headers as object) };
        const response = await fetch(`/api/admin/${path}`, { ...options, headers });
        if (!response.ok) throw new Error(await response.text());
        return ((await response.json()) as { data: Record<string, unknown> }).data;
      };
      const page = await fetch("/btc/tin-tieu-diem");
      const [, path = "", slug = ""] = /href="(\/btc\/tin-tieu-diem\/([\w-]+))"/.exec(await page.text()) ?? [];
      const live = await call(`records/article/${slug}`);
      const body = JSON.stringify({ record: { ...(live["record"] as object), title: text }, baseHash: live["hash"] });
      await call(`change-sets/${id}/records/article/${slug}`, { method: "PUT", body, headers: { "if-match": '"0"' } });
      return path;
    },
    [changeSet, title] as const,
  );

test("an administrator sets up a passkey, signs in by it, and publishes a change", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: portal.baseURL, reducedMotion: "reduce" });
  const page = await context.newPage();
  const problems = listen(page, {
    ignore: (message) => /status of 40[19]/.test(message.text()), // What a call was answered is shown.
  });
  await addAuthenticator(page);

  await page.goto("/quan-tri");
  await expect(page.getByRole("heading", { level: 1, name: "Đăng nhập quản trị" })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Địa chỉ email").fill(email);
  await page.getByLabel("Mật khẩu").fill("không đúng");
  await page.getByRole("button", { name: "Đăng nhập", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("mật khẩu không đúng");
  await page.getByLabel("Mật khẩu").fill(password);
  await page.getByRole("button", { name: "Đăng nhập", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Thiết lập xác thực bước hai" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tạo khóa truy cập" }).click();
  await expect(page.getByRole("heading", { name: "Mã khôi phục" })).toBeFocused();
  await expect(page.locator("main code")).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tôi đã lưu các mã" }).click();

  await expect(page.getByRole("heading", { name: "Trang bắt đầu" })).toBeFocused();
  await page.getByRole("button", { name: "Đăng xuất" }).click();
  await page.getByRole("button", { name: "Dùng khóa truy cập" }).click();
  await expect(page.getByRole("heading", { name: "Trang bắt đầu" })).toBeFocused();
  await expectAccessible(page);

  const title = "Tiêu đề do trang quản trị thay đổi";
  await page.getByLabel("Thay đổi mới").fill("Sửa tiêu đề tin mới nhất");
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  await expect(page.getByRole("heading", { name: "Sửa tiêu đề tin mới nhất" })).toBeFocused();
  await expect(page.getByText("Thay đổi này chưa có nội dung.")).toBeVisible();
  const path = await retitle(page, new URL(page.url()).pathname.split("/").at(-1) ?? "", title);

  // By its address, as from a mail.
  await page.reload();
  await expect(page.getByRole("cell", { name: title })).toBeVisible();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("complementary", { name: "Xem trước" })).toBeVisible();
  await expect(frame.getByText(title).first()).toBeVisible();
  await page.getByLabel("Điện thoại (360)").check();
  await expect(page.locator("iframe")).toHaveCSS("width", "360px");
  await expectAccessible(page);

  const visitor = await context.newPage();
  await visitor.goto(path);
  await expect(visitor.locator("h1")).not.toHaveText(title);
  for (const [button, state] of [
    ["Gửi phê duyệt", "Chờ phê duyệt"],
    ["Phê duyệt", "Đã phê duyệt"],
    ["Xuất bản ngay", "Đã xuất bản"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("status")).toContainText(state);
  }
  await expect(async () => {
    await visitor.goto(path);
    await expect(visitor.locator("h1")).toHaveText(title, { timeout: 100 });
  }).toPass({ timeout: 10_000 });
  expect(problems).toEqual([]);
});

test("who has an authenticator types its code or a recovery code, in either language; an address that is none says so", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: portal.baseURL });
  const page = await context.newPage();
  await page.goto("/quan-tri/khong-co");
  await page.getByLabel("Ngôn ngữ").selectOption("en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByLabel("Theme").selectOption("dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeFocused();
  await page.getByLabel("Recovery code").fill("sai-ma");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("The code is wrong");
});
