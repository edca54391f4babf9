/** The administrators' application in a browser: signing in, and a change from its beginning until visitors see it. */
import { expect, type Page, test } from "@playwright/test";
import { addPasskeyDevice } from "../../../scripts/lib/passkey-device.ts";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, listen } from "./checks.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { call, followInvitation, startWithAdministrator } from "./staff.ts";

let portal: PortalProcesses;
let dataDir = "";
let email = "";
let password = "";
/** Of the first test's account; each opens once. */
let recoveryCodes: string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  ({ portal, dataDir, email, password } = await startWithAdministrator("administration"));
});
test.afterAll(() => portal?.stop());

/** Right for everyone: axe in all themes, no wider than the screen. */
async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Gives the newest article another title in a change set. @returns its path */
async function retitle(page: Page, changeSet: string, title: string): Promise<string> {
  const category = await (await page.request.get("/btc/tin-tieu-diem")).text();
  const [, path = "", slug = ""] = /href="(\/btc\/tin-tieu-diem\/([\w-]+))"/.exec(category) ?? [];
  const { record, hash } = await call<{ record: object; hash: string }>(page, `records/article/${slug}`, "GET");
  const draft = { record: { ...record, title }, baseHash: hash };
  await call(page, `change-sets/${changeSet}/records/article/${slug}`, "PUT", draft, '"0"');
  return path;
}

/** Lets a block of a site's home show another category, in the change set whose page is open. */
async function reassign(page: Page, site: string, block: string, category: string): Promise<void> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const command = { kind: "assign", key: block, content: { category } };
  await call(page, `change-sets/${id}/records/site/${site}/commands`, "POST", { command }, '"0"');
}

/** Begins a change set, on whose page it is then. */
async function begin(page: Page, title: string): Promise<void> {
  await page.goto("/quan-tri");
  await page.getByLabel("Thay đổi mới").fill(title);
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeFocused();
}

/** Begins a change set that gives the newest article another title. */
async function beginRetitling(page: Page, title: string): Promise<void> {
  await begin(page, title);
  await retitle(page, new URL(page.url()).pathname.split("/").at(-1) ?? "", title);
  await page.reload();
  await expect(page.getByRole("cell", { name: title })).toBeVisible();
}

/** Presses a button on the page of a change set. @param state that it is in then */
async function act(page: Page, button: string, state: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText(state);
}

/** Signs in by the password and a recovery code. */
async function signIn(page: Page): Promise<void> {
  await page.goto("/quan-tri");
  await page.getByLabel("Địa chỉ email").fill(email);
  await page.getByLabel("Mật khẩu").fill(password);
  await page.getByRole("button", { name: "Đăng nhập", exact: true }).click();
  await page.getByLabel("Mã khôi phục").fill(recoveryCodes.pop() ?? "");
  await page.getByRole("button", { name: "Xác nhận" }).click();
  await expect(page.getByRole("heading", { name: "Trang bắt đầu" })).toBeFocused();
}

test("an administrator sets up a passkey, signs in by it, and publishes a change", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: portal.baseURL, reducedMotion: "reduce" });
  const page = await context.newPage();
  const problems = listen(page, {
    ignore: (message) => /status of 40[19]/.test(message.text()), // What a call was answered is shown.
  });
  await addPasskeyDevice(page);

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
  recoveryCodes = await page.locator("main code").allTextContents();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tôi đã lưu các mã" }).click();

  await expect(page.getByRole("heading", { name: "Trang bắt đầu" })).toBeFocused();
  await page.getByRole("button", { name: "Đăng xuất" }).click();
  await page.getByRole("button", { name: "Dùng khóa truy cập" }).click();
  await expect(page.getByRole("heading", { name: "Trang bắt đầu" })).toBeFocused();
  await expectAccessible(page);

  const title = "Tiêu đề do trang quản trị thay đổi";
  await begin(page, "Sửa tiêu đề tin mới nhất");
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
  await act(page, "Gửi phê duyệt", "Chờ phê duyệt");
  await act(page, "Phê duyệt", "Đã phê duyệt");
  await act(page, "Xuất bản ngay", "Đã xuất bản");
  await expect(async () => {
    await visitor.goto(path);
    await expect(visitor.locator("h1")).toHaveText(title, { timeout: 100 });
  }).toPass({ timeout: 120_000 });
  expect(problems).toEqual([]);
});

test("a change is compared, shown to others by a link, and scheduled by the portal's clocks; another is published in an emergency once the second factor was shown again", async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: portal.baseURL, reducedMotion: "reduce", timezoneId: "America/New_York" });
  const page = await context.newPage();
  const problems = listen(page, { ignore: (message) => /status of 40[139]/.test(message.text()) });
  await signIn(page);

  await beginRetitling(page, "Thay đổi theo lịch");
  const set = page.url();
  await page.getByRole("cell").getByRole("link", { name: "Thay đổi theo lịch" }).click();
  await expect(page.getByRole("heading", { name: "Bài viết: Thay đổi theo lịch" })).toBeFocused();
  await expect(page.locator("ins")).toHaveText(["Thay", "theo lịch"]);
  await expect(page.locator("del").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Về thay đổi" }).click();
  expect(page.url()).toBe(set);

  const frame = page.frameLocator("iframe");
  await page.getByRole("main").getByLabel("Giao diện").selectOption("contrast");
  const pages = page.getByLabel("Trang cần xem");
  await pages.selectOption(await pages.getByRole("option", { name: "Thay đổi theo lịch" }).getAttribute("value"));
  await expect(frame.getByRole("heading", { level: 1, name: "Thay đổi theo lịch" })).toBeVisible();
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "contrast");
  await page.getByLabel("Thời hạn (giờ)").fill("2");
  await page.getByRole("button", { name: "Tạo liên kết" }).click();
  const address = page.getByLabel("Địa chỉ của liên kết mới");
  await expect(address).toBeFocused();
  await expectAccessible(page);
  const shared = await address.inputValue();
  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto(shared))?.status()).toBe(200);
  await page.getByRole("button", { name: /^Thu hồi liên kết/ }).click();
  await expect(page.getByRole("button", { name: /^Thu hồi liên kết/ })).toBeHidden();
  expect((await stranger.goto(shared))?.status()).toBe(404);

  await act(page, "Gửi phê duyệt", "Chờ phê duyệt");
  await act(page, "Phê duyệt", "Đã phê duyệt");
  const schedule = page.getByRole("button", { name: "Lên lịch" });
  await page.getByLabel("Thời điểm xuất bản").fill("2020-01-01T09:00");
  await schedule.click();
  await expect(page.getByRole("alert")).toContainText("đã qua");
  await page.getByLabel("Thời điểm xuất bản").fill("2040-01-02T09:00");
  await page.getByLabel("Thời điểm kết thúc").fill("2040-01-02T08:59");
  await schedule.click();
  await expect(page.getByRole("alert")).toContainText("phải sau");
  await page.getByLabel("Thời điểm kết thúc").fill("2040-01-03T09:00");
  await expectAccessible(page);
  await schedule.click();
  const state = page.getByRole("status").first();
  await expect(state).toContainText(/Đã lên lịch · xuất bản lúc .*09:00.*2\/0?1\/2040.* · kết thúc lúc .*09:00/);
  await expect(state).toContainText("GMT+7");
  await expect(state).toBeFocused();
  await act(page, "Rút lại", "Đã rút lại");

  await begin(page, "Đổi tin trên trang Bộ trưởng");
  await reassign(page, "bo-truong", "slideNews", "anh-bo-truong");
  await page.reload();
  await pages.selectOption("/bo-truong");
  await expect(page.getByText("1 khối có thay đổi được đóng khung.")).toBeVisible();
  await expect(frame.locator("[data-changed]")).toHaveAttribute("data-block", "slideNews");
  await expect(frame.locator("[data-changed]")).toHaveCSS("outline-style", "dashed");

  await beginRetitling(page, "Tin khẩn");
  const open = page.getByRole("button", { name: "Xuất bản khẩn cấp…" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Xuất bản khẩn cấp?" });
  await expect(dialog).toContainText("Mọi biên tập viên");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  // As ten minutes later.
  await page.route("**/publish-emergency", (route) => route.fulfill({ status: 403, headers: { "portal-refusal": "step-up" }, json: {} }), {
    times: 1,
  });
  await dialog.getByRole("button", { name: "Xuất bản khẩn cấp" }).click();
  const stepUp = page.getByRole("dialog", { name: "Xác thực lại bước hai" });
  await expectAccessible(page);
  await stepUp.getByLabel("Mã khôi phục").fill(recoveryCodes.pop() ?? "");
  await stepUp.getByRole("button", { name: "Xác nhận" }).click();
  await expect(state).toContainText("Đã xuất bản · khẩn cấp");
  await expect(state).toBeFocused();
  await act(page, "Phê duyệt", "1 phê duyệt");
  expect(problems).toEqual([]);
});

test(
  "what two have changed is shown side by side, and one's own may stand; what was published is taken back",
  { tag: "@verify" },
  async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: portal.baseURL, reducedMotion: "reduce" });
    const page = await context.newPage();
    const problems = listen(page, { ignore: (message) => /status of 40[19]/.test(message.text()) });
    await signIn(page);
    await beginRetitling(page, "Bản thứ nhất");
    const first = page.url();
    await beginRetitling(page, "Bản thứ hai");
    await act(page, "Gửi phê duyệt", "Chờ phê duyệt");
    await act(page, "Phê duyệt", "Đã phê duyệt");
    await act(page, "Xuất bản ngay", "Đã xuất bản");
    await page.getByRole("button", { name: "Khôi phục bản trước" }).click();
    await page.getByRole("link", { name: "Khôi phục: Bản thứ hai" }).click();
    await expect(page.getByRole("cell", { name: "Bài viết" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "Bản thứ hai" })).toBeHidden();

    await page.goto(first);
    await page.getByRole("button", { name: "Gửi phê duyệt" }).click();
    await expect(page.getByRole("heading", { name: "Hai bản khác nhau" })).toBeVisible();
    const versions = page.getByLabel("Tiêu đề", { exact: true });
    await expect(versions).toContainText("Bản thứ nhất");
    await expect(versions).toContainText("Bản thứ hai");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Giữ bản của tôi" }).click();
    await expect(page.getByText("Đã giữ các bản của bạn")).toBeVisible();
    await act(page, "Gửi phê duyệt", "Chờ phê duyệt");
    expect(problems).toEqual([]);
  },
);

test("an author is invited, joins, gets another role, and is blocked; the audit says so", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: portal.baseURL, reducedMotion: "reduce" });
  const page = await context.newPage();
  const problems = listen(page, { ignore: (message) => /status of 401/.test(message.text()) });
  await signIn(page);
  await page.getByRole("link", { name: "Người dùng" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Người dùng" })).toBeFocused();
  const invited = { name: "Trần Thị Soạn", address: "soan@staff.example" };
  await page.getByLabel("Địa chỉ email").fill(invited.address);
  await page.getByLabel("Họ và tên").fill(invited.name);
  await page.getByRole("button", { name: "Gửi lời mời" }).click();
  await expect(page.getByRole("alert")).toContainText("ít nhất một vai trò");
  await page.getByLabel("Trang thông tin").first().selectOption("bo-truong");
  await page.getByRole("button", { name: "Thêm vai trò" }).first().click();
  await page.getByRole("button", { name: "Gửi lời mời" }).click();
  await expect(page.getByText(`Đã gửi lời mời đến ${invited.address}`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: invited.address })).toContainText("chờ trả lời");
  await expectAccessible(page);

  const other = await (await browser.newContext({ baseURL: portal.baseURL })).newPage();
  await followInvitation(other, { dataDir, email: invited.address, password: "mật khẩu của người soạn 1" });
  await expect(other.getByRole("link", { name: "Người dùng" })).toBeHidden();

  const [layout, form] = [other, await context.newPage()];
  for (const [editor, button] of [
    [layout, "Sửa bố cục"],
    [form, "Sửa nội dung"],
  ] as const) {
    await editor.goto("/quan-tri/noi-dung/site/bo-truong");
    await editor.getByRole("button", { name: button }).click();
  }
  await expect(form.getByText(`Cùng mở mục này: ${invited.name} (đang sửa)`)).toBeVisible();
  await expect(layout.getByText(/^Cùng mở mục này: .+ \(đang sửa\)$/)).toBeVisible();
  await layout.goto("/quan-tri");
  await expect(form.getByText("Cùng mở mục này")).toBeHidden();
  await form.close();

  await page.reload();
  const entry = page
    .getByRole("listitem")
    .filter({ hasText: `${invited.name} (${invited.address})` })
    .last();
  await entry.getByText(`Thay đổi quyền của ${invited.name}`).click();
  await entry.getByLabel("Trang thông tin", { exact: true }).selectOption("bo-truong");
  await entry.getByLabel("Vai trò", { exact: true }).selectOption("editor");
  await entry.getByRole("button", { name: "Thêm vai trò" }).click();
  await expect(entry).toContainText("Biên tập viên");
  // Whoever may publish from now on signs in anew, and sets up a second factor.
  await other.reload();
  await expect(other.getByRole("heading", { name: "Đăng nhập quản trị" })).toBeFocused();
  await entry.getByRole("button", { name: `Khóa tài khoản của ${invited.name}` }).click();
  await expect(entry).toContainText("đã bị khóa");

  await page.getByRole("link", { name: "Nhật ký" }).click();
  await page.getByLabel("Việc đã làm").fill("role.give");
  await page.getByRole("button", { name: "Lọc" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("cell", { name: "bo-truong" }).first()).toBeVisible();
  await expectAccessible(page);
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
