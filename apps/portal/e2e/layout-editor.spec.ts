/** The layout editor in a browser: a page's layout and blocks are changed, taken back, decided between two, and published. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, listen } from "./checks.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { call, publishChangeSet, signIn, startWithAdministrator } from "./staff.ts";

let portal: PortalProcesses;
let page: Page;
let problems: readonly string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  const started = await startWithAdministrator("layout-editor");
  portal = started.portal;
  page = await signIn(browser, started);
  problems = listen(page, { ignore: (message) => /status of 4(?:09|12|22)/.test(message.text()) }); // What others have saved, and what stands in the way, is shown.
});
test.afterAll(() => portal?.stop());

/** A change set that is new. @returns its id */
async function begin(title: string): Promise<string> {
  await page.goto("/quan-tri");
  await page.getByLabel("Thay đổi mới").fill(title);
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeFocused();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

const choose = (block: string): Promise<void> =>
  page
    .getByRole("navigation", { name: "Các khối của trang" })
    .getByRole("button", { name: new RegExp(`^${block}`) })
    .click();
const shown = (key: string): Locator => page.frameLocator("iframe").locator(`[data-block="${key}"]`);
const inspector = (): Locator => page.getByRole("region", { name: "Khối đang chọn" });
/** Categories that were found. */
const found = (): Locator => inspector().getByRole("listbox").getByRole("option");
const expectSaved = (): Promise<void> => expect(page.getByText("Đã lưu", { exact: true })).toBeVisible();

test("who is quick finds on the change set's page what was just saved in the editor", { tag: "@verify" }, async () => {
  await page.goto("/quan-tri");
  // What was asked for a moment ago counts as new for some seconds: here for as long as the test takes.
  await page.clock.setFixedTime(Date.now());
  try {
    await begin("Đổi nhanh");
    await expect(page.getByText("Thay đổi này chưa có nội dung.")).toBeVisible();
    await page.getByLabel("Trang chủ của").selectOption("btc");
    await page.getByRole("link", { name: "Mở trang chủ này" }).click();
    await choose("Tin được ghim");
    const picker = inspector().getByRole("combobox", { name: "Chọn chuyên mục" });
    await picker.fill("hai quan");
    await expect(found().first()).toContainText("Hải quan");
    await picker.press("Enter");
    await expect(inspector()).toContainText("Đang hiển thị: Hải quan");
    await expectSaved();
    await page.getByRole("link", { name: "Về thay đổi" }).click();
    await expect(page.getByRole("button", { name: "Gửi phê duyệt", exact: true })).toBeVisible();
  } finally {
    await page.clock.setSystemTime(Date.now());
    await page.clock.resume();
  }
});

test("a block shows another category, and entries in another order, by keyboard; both are taken back and done again, over a reload", async () => {
  test.slow();
  await begin("Trang chủ mới");
  await page.getByLabel("Trang chủ của").selectOption("btc");
  await page.getByRole("link", { name: "Mở trang chủ này" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bố cục: Cổng thông tin điện tử Bộ Tài chính" })).toBeFocused();
  await expect(shown("pinNews")).toContainText("Chỉ đạo, điều hành");
  await choose("Tin được ghim");
  await expect(inspector()).toContainText("Đang hiển thị: Chỉ đạo, điều hành");
  // As Storybook's inspector says it.
  await inspector().getByText("Thông tin kỹ thuật của khối").click();
  await expect(
    inspector()
      .getByRole("definition")
      .filter({ hasText: /^category \/ / }),
  ).toBeVisible();
  await expect(
    inspector()
      .getByRole("definition")
      .filter({ hasText: /^từ trang$/ }),
  ).toBeVisible();
  const picker = inspector().getByRole("combobox", { name: "Chọn chuyên mục" });
  await picker.focus();
  await page.keyboard.type("thong cao bao chi");
  await expect(found().first()).toContainText("Thông cáo báo chí");
  await page.keyboard.press("Enter");
  await expect(inspector()).toContainText("Đang hiển thị: Thông cáo báo chí");
  await expect(shown("pinNews")).toContainText("Thông cáo báo chí");
  await expectSaved();

  await choose("Liên kết website");
  const first = inspector().getByRole("listitem").first();
  const name = (await first.locator("span:not([aria-hidden])").first().innerText()).trim();
  await first.getByRole("button", { name: /xuống$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(inspector().getByRole("status").first()).toContainText(`${name} đã ở vị trí 2/`);
  await expect(inspector().getByRole("button", { name: `Chuyển ${name} xuống` })).toBeFocused();
  await expect(shown("linkWebsite").getByRole("link").nth(1)).toContainText(name);
  await expectSaved();

  await page.reload();
  await expect(shown("pinNews")).toContainText("Thông cáo báo chí");
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(shown("pinNews")).toContainText("Chỉ đạo, điều hành");
  await expect(shown("linkWebsite").getByRole("link").first()).toContainText(name);
  await page.getByRole("button", { name: "Làm lại" }).click();
  await expect(shown("pinNews")).toContainText("Thông cáo báo chí");
  await expectSaved();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  await page.setViewportSize({ width: 1440, height: 1000 });
  expect(problems).toEqual([]);
});

test("who chooses another layout sees it at once, and gets the former one back with all that it showed", async () => {
  await choose("Tin được ghim");
  await page.getByLabel("Bố cục").selectOption({ label: "Trang chủ cục, vụ – mẫu 1" });
  await expect(shown("financeNews")).toHaveCount(0);
  await expect(shown("pinNews")).toContainText("Thông cáo báo chí");
  await expect(page.getByRole("button", { name: /^Chuyên đề/ })).toBeVisible();
  await page.getByRole("button", { name: "Hoàn tác" }).click();
  await expect(shown("financeNews")).toBeVisible();
  await expectSaved();
  await page.getByRole("button", { name: "Chọn theo hình" }).click();
  const gallery = page.getByRole("dialog", { name: "Chọn theo hình" });
  const entry = gallery.getByRole("button", { name: /^Trang chủ cục, vụ – mẫu 1/ });
  await expect(entry).toContainText("khối nội dung được giữ lại");
  await expect(entry).toContainText("Thông cáo báo chí");
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await entry.click();
  await expect(shown("financeNews")).toHaveCount(0);
  await page.getByRole("button", { name: "Hoàn tác" }).click();
  await expect(shown("financeNews")).toBeVisible();
  await expectSaved();
  expect(problems).toEqual([]);
});

test("what a block shows is copied into another one, on the page of another site too", { tag: "@verify" }, async () => {
  test.slow();
  await choose("Tin được ghim");
  await inspector().getByRole("button", { name: "Sao chép nội dung" }).click();
  await choose("Tin tiêu điểm");
  await inspector().getByRole("button", { name: "Dán nội dung của “Tin được ghim”" }).click();
  await expect(inspector()).toContainText("Đang hiển thị: Thông cáo báo chí");
  await expectSaved();
  await page.getByRole("button", { name: "Hoàn tác" }).click();
  await expect(inspector()).not.toContainText("Đang hiển thị: Thông cáo báo chí");
  await expectSaved();
  const here = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Về thay đổi" }).click();
  await page.getByLabel("Trang chủ của").selectOption("vien-chien-luoc");
  await page.getByRole("link", { name: "Mở trang chủ này" }).click();
  await choose("Tin tiêu điểm");
  await expect(inspector().getByRole("button", { name: "Dán nội dung của “Tin được ghim”" })).toBeVisible();
  await page.goto(here);
  await expect(shown("pinNews")).toContainText("Thông cáo báo chí");
  expect(problems).toEqual([]);
});

test("a click on the page chooses its block and follows no link", async () => {
  const address = page.url();
  await shown("slideNews").getByRole("link").first().click();
  await expect(inspector().getByRole("heading", { name: "Tin tiêu điểm" })).toBeVisible();
  expect(page.url()).toBe(address);
});

test(
  "a block is dragged onto another one of its type, in the list and on the page, and both exchange what they show",
  { tag: "@verify" },
  async () => {
    const entry = (name: string): Locator =>
      page
        .getByRole("navigation", { name: "Các khối của trang" })
        .getByRole("listitem")
        .filter({ has: page.getByRole("button", { name: new RegExp(`^${name}`) }) });
    const [before, after] = ["Thông cáo báo chí", "Tin tiêu điểm"];
    await expect(entry("Tin được ghim")).toContainText(before);
    await entry("Tin được ghim").locator("[draggable=true]").dragTo(entry("Tin tiêu điểm"));
    await expect(entry("Tin được ghim")).toContainText(`${after} ·`);
    await expect(entry("Tin tiêu điểm")).toContainText(`${before} ·`);
    await expectSaved();
    await shown("pinNews").dragTo(shown("slideNews"), { sourcePosition: { x: 8, y: 8 } });
    await expect(entry("Tin được ghim")).toContainText(`${before} ·`);
    await expect(entry("Tin tiêu điểm")).toContainText(`${after} ·`);
    await expectSaved();
    // Cards do not go where a category stands.
    await entry("Liên kết website").locator("[draggable=true]").dragTo(entry("Tin được ghim"));
    await expect(entry("Tin được ghim")).toContainText(`${before} ·`);
    expect(problems).toEqual([]);
  },
);

test("the page is looked at as of a moment, in a theme, in the other language, and as its readers do", { tag: "@verify" }, async () => {
  const document = page.frameLocator("iframe").locator("html");
  await page.getByText("Cách xem trang").click();
  await page.getByLabel("Giao diện").last().selectOption("dark");
  await expect(document).toHaveAttribute("data-theme", "dark");
  await page.getByLabel("Thời điểm xem").fill("2099-12-07T08:30");
  await expect(page.frameLocator("iframe").getByText("07/12/2099 08:30")).toBeVisible();
  await expect(document).toHaveAttribute("data-theme", "dark");
  await page.getByLabel("Ngôn ngữ của trang").selectOption("en");
  await expect(document).toHaveAttribute("lang", "en");
  await expect(page.getByText("Đang xem trang tương ứng ở ngôn ngữ kia.")).toBeVisible();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await page.getByLabel("Ngôn ngữ của trang").selectOption("vi");
  await expect(document).toHaveAttribute("lang", "vi");
  await page.getByLabel("Thời điểm xem").fill("");
  await page.getByLabel("Giao diện").last().selectOption("system");
  await page.getByLabel("Xem như người đọc").check();
  await shown("slideNews").getByRole("link").first().click();
  await expect(page.frameLocator("iframe").locator("[data-view]")).toHaveAttribute("data-view", /^(?:category|article)/);
  await page.getByLabel("Xem như người đọc").uncheck();
  // Who works in English reads the names of blocks in English, and the page as it is.
  await page.evaluate(() => localStorage.setItem("admin.language", "en"));
  await page.reload();
  await page.getByRole("button", { name: /^Pinned news/ }).click();
  await expect(page.getByRole("heading", { name: "Pinned news", exact: true })).toBeVisible();
  await expect(document).toHaveAttribute("lang", "vi");
  await page.evaluate(() => localStorage.setItem("admin.language", "vi"));
  await page.reload();
  await expect(shown("pinNews")).toBeVisible();
  expect(problems).toEqual([]);
});

test("what a block shows is assigned to the homes of other sites, each shown as it would be", { tag: "@verify" }, async () => {
  test.slow();
  await choose("Tin được ghim");
  await inspector().getByRole("button", { name: "Gán cho trang chủ khác…" }).click();
  const dialog = page.getByRole("dialog", { name: "Gán nội dung của “Tin được ghim” cho trang chủ khác" });
  await dialog.getByRole("button", { name: "Gán", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Hãy chọn ít nhất một trang.");
  await dialog.getByLabel("Cục Quản lý giá").check();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(dialog.locator("[data-marked]")).toContainText("Thông cáo báo chí");
  await dialog.getByLabel("Vụ Ngân sách nhà nước").check();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Gán cho 2 trang" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "đã gán" })).toHaveCount(2);
  await dialog.getByRole("link").first().click();
  await expect(inspector()).toContainText("Đang hiển thị: Thông cáo báo chí");
  await page.goBack();
  await expect(shown("pinNews")).toBeVisible();
  expect(problems).toEqual([]);
});

test("what readers would not see is said while one edits, keeps the page from being submitted, and leads to its block", async () => {
  test.slow();
  const here = new URL(page.url()).pathname;
  const checks = page.getByRole("region", { name: "Kiểm tra trước khi gửi" });
  await expect(checks.getByRole("status")).toContainText("Lỗi: 0");
  // The category goes with the same change set.
  const draft = `change-sets/${here.split("/")[3]}/records/category/thong-cao-bao-chi`;
  const { hash } = await call<{ hash: string }>(page, "records/category/thong-cao-bao-chi", "GET");
  await call(page, draft, "PUT", { record: null, baseHash: hash }, '"0"');
  await page.reload();
  const finding = checks.getByRole("button", { name: /Lỗi\. Tin được ghim: Khối nêu một chuyên mục không tồn tại/ });
  await finding.click();
  await expect(inspector().getByRole("heading", { name: "Tin được ghim" })).toBeVisible();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await page.getByRole("link", { name: "Về thay đổi" }).click();
  await page.getByRole("button", { name: "Gửi phê duyệt", exact: true }).click();
  await expect(page.getByText("Chưa gửi được: hãy sửa các lỗi sau.")).toBeVisible();
  await page.getByRole("listitem").filter({ hasText: "btc: Khối nêu một chuyên mục" }).getByRole("link", { name: "Sửa khối này" }).click();
  await expect(inspector().getByRole("heading", { name: "Tin được ghim" })).toBeVisible();
  await call(page, draft, "DELETE", undefined, '"1"');
  await page.reload();
  await expect(checks.getByRole("status")).toContainText("Lỗi: 0");
  expect(problems).toEqual([]);
});

/** Somebody else assigns a category in the same change set. */
async function assignElsewhere(key: string, category: string): Promise<void> {
  const draft = `change-sets/${new URL(page.url()).pathname.split("/")[3]}/records/site/btc`;
  const { version } = await call<{ version: number }>(page, draft, "GET");
  await call(page, `${draft}/commands`, "POST", { command: { kind: "assign", key, content: { category } } }, `"${version}"`);
}

async function assign(block: string, words: string): Promise<void> {
  await choose(block);
  await inspector().getByRole("combobox", { name: "Chọn chuyên mục" }).fill(words);
  await found().filter({ hasText: words }).first().click();
}

test("what others save in other blocks stays; of one block that two have changed there are three versions, and none is lost", async () => {
  await assignElsewhere("financeNews", "thong-cao-bao-chi");
  await assign("Tin được ghim", "Tin tiêu điểm");
  await expectSaved();
  await expect(shown("financeNews")).toContainText("Thông cáo báo chí");
  await expect(shown("pinNews")).toContainText("Tin tiêu điểm");

  await assignElsewhere("pinNews", "chi-dao-dieu-hanh");
  await assign("Tin được ghim", "Thông cáo báo chí");
  const conflict = page.getByRole("alert").filter({ hasText: "Có người vừa sửa cùng một chỗ" });
  await expect(conflict.getByRole("definition")).toHaveText(["Tin tiêu điểm", "Chỉ đạo, điều hành", "Thông cáo báo chí"]);
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Giữ bản của tôi" }).click();
  await expectSaved();
  await expect(shown("pinNews")).toContainText("Thông cáo báo chí");
  expect(problems).toEqual([]);
});

/** Of what this browser keeps: how many entries. */
const kept = (): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("keyval-store");
        opening.addEventListener("error", () => reject(opening.error ?? new Error("IndexedDB")));
        opening.addEventListener("success", () => {
          const count = opening.result.transaction("keyval").objectStore("keyval").count();
          count.addEventListener("success", () => resolve(count.result));
        });
      }),
  );

test("what is done without a connection is kept over a reload, saved later, and published; who signs out leaves nothing behind", async () => {
  test.slow();
  await page.context().route("**/commands", (route) => route.abort());
  await assign("Tin được ghim", "Chỉ đạo, điều hành");
  await choose("Liên kết website");
  const [first = "", second = ""] = await shown("linkWebsite").getByRole("link").allInnerTexts();
  await inspector()
    .getByRole("button", { name: /xuống$/ })
    .first()
    .click();
  // Without a connection: the server has not saved it.
  await expect(shown("linkWebsite").getByRole("link").first()).toHaveText(second);
  await expect(shown("linkWebsite").getByRole("link").nth(1)).toHaveText(first);
  await expect(page.getByText("Chưa lưu được")).toBeVisible();
  const stayed = new Promise<void>((resolve) => page.once("dialog", (dialog) => resolve(dialog.dismiss())));
  await page.getByRole("button", { name: "Đăng xuất" }).click();
  await stayed;
  await expect(page.getByText("Chưa lưu được")).toBeVisible();
  await page.reload();
  await choose("Tin được ghim");
  await expect(inspector()).toContainText("Đang hiển thị: Chỉ đạo, điều hành");
  await page.context().unroute("**/commands");
  await expectSaved();

  await assign("Tin được ghim", "Thông cáo báo chí");
  await expectSaved();
  await page.getByRole("link", { name: "Về thay đổi" }).click();
  await publishChangeSet(page);
  const visitor = await page.context().newPage();
  await expect(async () => {
    await visitor.goto("/");
    await expect(visitor.locator('[data-block="pinNews"]')).toContainText("Thông cáo báo chí", { timeout: 100 });
  }).toPass({ timeout: 120_000 });
  expect(await kept()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Đăng xuất" }).click();
  await expect(page.getByRole("heading", { name: "Đăng nhập quản trị" })).toBeFocused();
  expect(await kept()).toBe(0);
});
