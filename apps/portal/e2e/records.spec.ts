/** Records in a browser: written, corrected, kept, decided between, renamed, deleted and published, by forms that their schemas draw. */
import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, listen } from "./checks.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { call, publishChangeSet, signIn, startWithAdministrator } from "./staff.ts";
import { tabBackTo, tabTo } from "./tab-to.ts";

let portal: PortalProcesses;
let page: Page;
let visitor: Page;
let problems: readonly string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  const started = await startWithAdministrator("records");
  portal = started.portal;
  page = await signIn(browser, started);
  // What others have saved and what is refused is shown; a preview that is still drawn when its set is published may have nothing left to rename.
  problems = listen(page, { ignore: (message) => /status of (?:409|412|415|422)/.test(message.text()) });
  visitor = await (await browser.newContext({ baseURL: portal.baseURL })).newPage();
});
test.afterAll(() => portal?.stop());

const title = (): Locator => page.getByRole("textbox", { name: "Tiêu đề", exact: true });
const expectSaved = (): Promise<void> => expect(page.getByText("Đã lưu", { exact: true })).toBeVisible();

/** What visitors get, once the published change is drawn. */
async function expectVisitorSees(address: string, text: string): Promise<void> {
  await expect(async () => {
    await visitor.goto(address);
    await expect(visitor.locator("main")).toContainText(text, { timeout: 500 });
  }).toPass({ timeout: 120_000 });
}

async function open(kind: string, words: string): Promise<void> {
  await page.goto(`/quan-tri/noi-dung?loai=${kind}`);
  await page.getByRole("searchbox", { name: "Tìm" }).fill(words);
  // The list moves while the others leave it.
  await expect(page.locator("tbody tr").filter({ hasNotText: words })).toHaveCount(0);
  await page.getByRole("row").filter({ hasText: words }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: words })).toBeFocused();
}

test("an article is begun, written and published by keyboard, and visitors read it", async () => {
  test.slow();
  await page.goto("/quan-tri/noi-dung/moi/article");
  const form = page.getByRole("form", { name: "Tạo mới: Bài viết" });
  await expect(form.getByRole("combobox", { name: "Trang", exact: true })).toBeFocused();
  const pick = async (label: string, words: string, name: string): Promise<void> => {
    await page.getByRole("combobox", { name: label, exact: true }).focus();
    await page.keyboard.type(words);
    await expect(page.getByRole("listbox", { name: label, exact: true }).getByRole("option").first()).toContainText(name);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Đang chọn: ${name}`)).toBeVisible();
  };
  const begin = form.getByRole("button", { name: "Bắt đầu soạn" });
  await expect(form.getByText("Chưa điền.")).toHaveCount(0);
  await begin.press("Enter");
  await expect(form.getByRole("combobox", { name: "Trang", exact: true })).toBeFocused();
  await expect(form.getByText("Chưa điền.")).toHaveCount(4);
  await pick("Trang", "vien chien luoc", "Viện Chiến lược và Chính sách kinh tế – tài chính");
  await begin.press("Enter");
  await expect(form.getByRole("combobox", { name: "Chuyên mục", exact: true })).toBeFocused();
  await pick("Chuyên mục", "tin noi bat cua vien", "Tin nổi bật của Viện");
  await begin.press("Enter");
  await expect(title()).toBeFocused();
  await page.keyboard.type("Hội nghị đối thoại với nhà nghiên cứu năm 2026");
  await expect(page.getByLabel("Tên trong địa chỉ")).toHaveValue("hoi-nghi-doi-thoai-voi-nha-nghien-cuu-nam-2026");
  await begin.press("Enter");
  const editor = page.getByRole("form", { name: "Sửa Bài viết: Hội nghị đối thoại" });
  await expect(editor.getByRole("textbox", { name: "Nội dung", exact: true })).toBeFocused();
  await page.getByLabel("Tóm tắt").focus();
  await page.keyboard.type("Viện trả lời trực tiếp <b>vướng mắc</b>.");
  await page.getByLabel(/^Thời điểm đăng/).fill("2026-11-01T09:00");
  await page.getByRole("textbox", { name: "Nội dung", exact: true }).focus();
  await page.keyboard.type("Hội nghị gồm ba phần.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Phần thứ nhất: thảo luận.");
  await expectSaved();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  const done = page.getByRole("button", { name: "Xong" });
  for (const size of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await tabBackTo(page, title());
    expect
      .soft(await tabTo(page, done), `the bar that stays in the window covers nothing that has the focus, at ${size.width} px`)
      .toEqual([]);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Bài viết mới: Hội nghị đối thoại" })).toBeFocused();
  await publishChangeSet(page);
  await expectVisitorSees("/vien-chien-luoc/clcs-tin-noi-bat/hoi-nghi-doi-thoai-voi-nha-nghien-cuu-nam-2026", "<b>vướng mắc</b>");
  await expect(visitor.locator("main p").filter({ hasText: /^Phần thứ nhất: thảo luận\.$/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test("what keeps a record from being published is said in the reader's language, and leads to its field", async () => {
  await open("article", "Hội nghị đối thoại với nhà nghiên cứu năm 2026");
  await page.getByRole("button", { name: "Sửa nội dung" }).click();
  await title().fill("");
  await expectSaved();
  const [changeSet = ""] = new URL(page.url()).pathname.split("/ban-ghi/");
  const refusal = page.getByRole("listitem").filter({ hasText: "Tiêu đề: còn trống hoặc quá ngắn." });
  for (const address of [page.url(), changeSet]) {
    if (page.url() !== address) await page.goto(address);
    await page.getByRole("button", { name: "Duyệt và xuất bản ngay" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Chưa gửi được" })).toBeVisible();
    await expect(refusal).toBeVisible();
    expect.soft(await barriersInThemes(page)).toEqual([]);
    await expectToFit(page, page.url());
    const link = refusal.getByRole("link", { name: "Sửa nội dung này" });
    await link.click();
    await expect(title()).toBeFocused();
    // As often as it is pressed.
    if (await link.isVisible()) await link.press("Enter");
    await expect(title()).toBeFocused();
  }
  await page.goto(changeSet);
  await page.getByRole("button", { name: "Rút lại" }).click();
  await expect(page.getByRole("button", { name: "Rút lại" })).toHaveCount(0);
  expect(problems).toEqual([]);
});

/** Somebody else saves the same draft. */
async function saveElsewhere(changes: Readonly<Record<string, string>>): Promise<void> {
  const [, , , id = "", , kind = "", key = ""] = new URL(page.url()).pathname.split("/");
  const draft = `change-sets/${id}/records/${kind}/${key}`;
  const { record, version } = await call<{ record: object; version: number }>(page, draft, "GET");
  await call(page, draft, "PUT", { record: { ...record, ...changes } }, `"${version}"`);
}

test("what others save in other fields stays; of one field that two have changed there are three versions, and none is lost", async () => {
  test.slow();
  await open("article", "Hội nghị đối thoại với nhà nghiên cứu năm 2026");
  await page.getByRole("button", { name: "Sửa nội dung" }).click();
  await title().fill("Hội nghị đối thoại năm 2026");
  await expectSaved();
  await saveElsewhere({ summary: "Người khác đã sửa." });
  await title().fill("Hội nghị đối thoại với doanh nghiệp năm 2026");
  await expect(page.getByLabel("Tóm tắt")).toHaveValue("Người khác đã sửa.");
  await expectSaved();

  await saveElsewhere({ title: "Tiêu đề của người khác" });
  await title().fill("Tiêu đề của tôi");
  const conflict = page.getByRole("alert").filter({ hasText: "Người khác đã sửa cùng chỗ" });
  await expect(conflict.getByRole("definition")).toHaveText([
    "Hội nghị đối thoại với doanh nghiệp năm 2026",
    "Tiêu đề của tôi",
    "Tiêu đề của người khác",
  ]);
  await expect(title()).toHaveValue("Tiêu đề của tôi");
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await conflict.getByRole("button", { name: "Giữ bản của tôi" }).click();
  await expectSaved();
  await expect(title()).toHaveValue("Tiêu đề của tôi");
  expect(problems).toEqual([]);
});

test("what is typed without a connection is kept over a reload, and saved later", async () => {
  await page
    .context()
    .route("**/api/admin/change-sets/*/records/**", (route) => (route.request().method() === "PUT" ? route.abort() : route.fallback()));
  await page.getByLabel("Tóm tắt").fill("Gõ khi mất mạng.");
  await expect(page.getByText("Chưa có kết nối")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Tóm tắt")).toHaveValue("Gõ khi mất mạng.");
  await page.context().unroute("**/api/admin/change-sets/*/records/**");
  await expectSaved();
  await page.reload();
  await expect(page.getByLabel("Tóm tắt")).toHaveValue("Gõ khi mất mạng.");
  await expectSaved();
  expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
});

test("an article gets another address, and readers of the former one are led to it", async () => {
  test.slow();
  await page.getByRole("button", { name: "Đổi địa chỉ" }).click();
  await page.getByRole("dialog").getByLabel("Tên trong địa chỉ").fill("doi-thoai-2026");
  await page.getByRole("dialog").getByRole("button", { name: "Đổi", exact: true }).click();
  await expect(page).toHaveURL(/ban-ghi\/article\/doi-thoai-2026$/);
  await expectSaved();
  await page.getByRole("button", { name: "Xong" }).click();
  await publishChangeSet(page);
  await expectVisitorSees("/vien-chien-luoc/clcs-tin-noi-bat/hoi-nghi-doi-thoai-voi-nha-nghien-cuu-nam-2026", "Tiêu đề của tôi");
  expect(new URL(visitor.url()).pathname).toBe("/vien-chien-luoc/clcs-tin-noi-bat/doi-thoai-2026");
});

test("several articles are deleted at a time, after what uses one is said; a record is restored from its history", async () => {
  test.slow();
  await open("article", "Tiêu đề của tôi");
  await expect(page.getByRole("heading", { name: "Nơi sử dụng" })).toBeVisible();
  await page.getByRole("button", { name: "Xóa…" }).click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("nơi đang dùng mục này");
  await page.keyboard.press("Escape");
  await page.goto("/quan-tri/noi-dung?loai=article&trang=vien-chien-luoc");
  await expect(page.getByRole("checkbox", { name: "Chọn Tiêu đề của tôi" })).toBeVisible();
  await page.getByRole("checkbox").nth(1).check();
  await page.getByRole("checkbox", { name: "Chọn Tiêu đề của tôi" }).check();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  await page.getByRole("button", { name: "Xóa 2 mục" }).click();
  await expect(page.getByRole("heading", { name: "Xóa 2 mục" })).toBeFocused();
  await publishChangeSet(page);
  const gone = await visitor.goto("/vien-chien-luoc/clcs-tin-noi-bat/doi-thoai-2026");
  expect(gone?.status()).toBe(410);
  expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
});

test("a list is filtered and sorted in the page's address, which goes back, is shared, and is cleared", { tag: "@verify" }, async () => {
  await page.goto("/quan-tri/noi-dung");
  const count = page.getByRole("status").filter({ hasText: "mục" });
  await expect(count).toContainText(/^\d+ mục$/);
  await page.getByLabel("Trang thông tin", { exact: true }).selectOption("vien-chien-luoc");
  await page.getByLabel("Tình trạng").selectOption("Đang đăng");
  await page.getByRole("combobox", { name: "Chuyên mục" }).fill("tin noi bat cua vien");
  await page.getByRole("option", { name: /^Tin nổi bật của Viện/ }).click();
  await expect(count).toContainText("đang lọc theo Trang thông tin: Viện Chiến lược");
  await expect(count).toContainText("Tình trạng: Đang đăng; Chuyên mục: Tin nổi bật của Viện");
  await page.getByRole("button", { name: "Nội dung" }).click();
  await expect(page.getByRole("columnheader", { name: "Nội dung" })).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(areSorted).toBe("ascending");
  await page.getByRole("button", { name: "Nội dung" }).click();
  await expect.poll(areSorted).toBe("descending");
  await page.getByLabel("Đăng từ ngày").fill("2026-01-01");
  await expect(count).toContainText("Đăng từ ngày: 1/1/2026");
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());

  const shared = await visitorOfStaff(page.url());
  await expect(shared.getByRole("columnheader", { name: "Nội dung" })).toHaveAttribute("aria-sort", "descending");
  await expect(shared.getByRole("status").filter({ hasText: "mục" })).toHaveText((await count.textContent()) ?? "");
  await shared.close();

  await page.goBack();
  await expect(page.getByRole("columnheader", { name: "Nội dung" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("button", { name: "Bỏ các bộ lọc" }).click();
  await expect(count).toContainText(/^\d+ mục$/);
  await expect(count).toBeFocused();
  expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
});

/** In which order the titles of the list stand, as without marks. */
async function areSorted(): Promise<string> {
  const titles = await page.getByRole("row").getByRole("link").allTextContents();
  const plain = titles.map((each) =>
    each
      .normalize("NFD")
      .replaceAll(/[\u0300-\u036F]/g, "")
      .replaceAll(/đ/gi, "d")
      .toLowerCase(),
  );
  const pairs = plain.slice(1).map((each, index) => [plain[index] ?? "", each] as const);
  if (pairs.length > 0 && pairs.every(([one, next]) => one < next)) return "ascending";
  return pairs.length > 0 && pairs.every(([one, next]) => one > next) ? "descending" : "neither";
}

/** Another window of the same member. */
async function visitorOfStaff(url: string): Promise<Page> {
  const window = await page.context().newPage();
  await window.goto(url);
  return window;
}

const chooseTwo = async (): Promise<readonly string[]> => {
  await page.goto("/quan-tri/noi-dung?trang=vien-chien-luoc&tinh-trang=live&chuyen-muc=clcs-tin-noi-bat&xep=title&chieu=asc");
  const boxes = page.getByRole("checkbox");
  await expect(boxes.nth(1)).toBeVisible();
  for (const index of [0, 1]) await boxes.nth(index).check();
  return (await page.getByRole("row").getByRole("link").allTextContents()).slice(0, 2);
};

test(
  "several articles are published no longer, at once or from a moment on; one in the trash is restored from the list",
  { tag: "@verify" },
  async () => {
    test.slow();
    const [first = "", second = ""] = await chooseTwo();
    await page.getByRole("button", { name: "Kết thúc đăng 2 bài" }).click();
    const dialog = page.getByRole("dialog", { name: "Kết thúc đăng 2 bài viết" });
    await dialog.getByLabel("Thời điểm kết thúc đăng").fill("2020-01-01T09:00");
    await dialog.getByRole("button", { name: "Tạo bộ thay đổi" }).click();
    await expect(dialog.getByRole("alert")).toContainText("đã qua");
    expect.soft(await barriersInThemes(page)).toEqual([]);
    await dialog.getByLabel("Thời điểm kết thúc đăng").fill("2030-01-01T09:00");
    await dialog.getByRole("button", { name: "Tạo bộ thay đổi" }).click();
    await expect(page.getByRole("heading", { name: /^Kết thúc đăng 2 bài viết lúc .*01\/01\/2030/ })).toBeFocused();
    await page.getByRole("button", { name: "Gửi phê duyệt", exact: true }).click();
    await page.getByRole("button", { name: "Phê duyệt", exact: true }).click();
    await expect(page.getByLabel("Thời điểm xuất bản")).toHaveValue("2030-01-01T09:00");
    await page.getByRole("button", { name: "Lên lịch" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Đã lên lịch" })).toBeVisible();

    await chooseTwo();
    await page.getByRole("button", { name: "Kết thúc đăng 2 bài" }).click();
    await dialog.getByRole("button", { name: "Tạo bộ thay đổi" }).click();
    await expect(page.getByRole("heading", { name: "Kết thúc đăng 2 bài viết", exact: true })).toBeFocused();
    await publishChangeSet(page);
    await page.goto("/quan-tri/noi-dung?trang=vien-chien-luoc&tinh-trang=unpublished");
    for (const title of [first, second])
      await expect(page.getByRole("row").filter({ hasText: title }).filter({ hasText: "Chưa đăng" })).toBeVisible();

    await page.goto("/quan-tri/noi-dung?tinh-trang=deleted");
    await page.getByRole("button", { name: "Khôi phục Tiêu đề của tôi" }).click();
    await expect(page.getByRole("heading", { name: "Khôi phục: Tiêu đề của tôi" })).toBeFocused();
    await page.goto("/quan-tri/noi-dung?tinh-trang=changing&q=tieu+de+cua+toi");
    await page.getByRole("link", { name: "Tiêu đề của tôi" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Tiêu đề của tôi");
    expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
  },
);

test("a file is uploaded and published, and visitors get it", async () => {
  test.slow();
  await page.goto("/quan-tri/noi-dung?loai=file&trang=vien-chien-luoc");
  const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
  const otherPng = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGPgqjjxHwAEJAJKNjOhOAAAAABJRU5ErkJggg==",
    "base64",
  );
  const picture = { name: "cham.png", mimeType: "image/png", buffer: png };
  const program = { name: "chay.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") };
  await page.getByLabel("Tải tệp lên").setInputFiles([picture, program]);
  await page.getByLabel("Thư mục").fill("vien-chien-luoc/anh");
  await page.getByRole("button", { name: "Tải lên" }).click();
  await expect(page.getByRole("alert")).toContainText("chay.exe: ");
  expect.soft(await barriersInThemes(page)).toEqual([]);
  // What was put into the set meanwhile is there; another one may not take its place.
  await page.getByLabel("Tải tệp lên").setInputFiles({ ...picture, buffer: otherPng });
  await page.getByRole("button", { name: "Tải lên" }).click();
  await expect(page.getByRole("alert")).toContainText("cham.png: Đã có một tệp khác mang tên này.");
  await page.getByLabel("Tải tệp lên").setInputFiles(picture);
  await page.getByRole("button", { name: "Tải lên" }).click();
  await expect(page.getByRole("heading", { name: "Tải lên: cham.png" })).toBeFocused();
  await publishChangeSet(page);
  await expect(async () => expect((await visitor.request.get("/api/mediafile/vien-chien-luoc/anh/cham.png")).status()).toBe(200)).toPass({
    timeout: 20_000,
  });
  expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
});

test("a page, a change and a record are gone to by their names; no shortcut fires while one types, or once they are switched off", async () => {
  await page.goto("/quan-tri/noi-dung");
  await expect(page.getByRole("heading", { level: 1, name: "Nội dung" })).toBeFocused();
  const dialog = page.getByRole("dialog", { name: "Tìm nhanh" });
  const words = dialog.getByRole("combobox");
  await page.keyboard.press("Control+k");
  await expect(words).toBeFocused();
  await words.pressSequentially("tai len cham");
  await expect(dialog.getByRole("option").first()).toContainText("Tải lên: cham.png");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Tải lên: cham.png" })).toBeFocused();

  await page.keyboard.press("?");
  await words.fill("vu ngan sach nha nuoc");
  await dialog
    .getByRole("option", { name: /^Vụ Ngân sách nhà nước/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Vụ Ngân sách nhà nước" })).toBeFocused();

  await page.goto("/quan-tri/noi-dung/moi/article");
  await title().focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("?");
  await expect(title()).toHaveValue("?");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Tìm nhanh" }).click();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await dialog.getByLabel("Dùng phím tắt").uncheck();
  await dialog.getByRole("button", { name: "Đóng" }).click();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.press("?");
  await expect(dialog).toBeHidden();
  expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
});
