/** An ordinary day of somebody who publishes alone: an article with files of their own computer, its other language, a card. */
import { type Browser, expect as usual, type Page, test } from "@playwright/test";
import { withSampleFiles } from "../../../scripts/lib/testing/sample-files.ts";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, listen } from "./checks.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { signIn, startWithAdministrator } from "./staff.ts";

/** Each change is stored by the server: a busy machine takes its time. */
const expect = usual.configure({ timeout: 30_000 });
const ADDRESS = "/vien-chien-luoc/clcs-tin-noi-bat/bai-co-anh";

let portal: PortalProcesses;
let page: Page;
let visitor: Page;
let problems: readonly string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  const started = await startWithAdministrator("ordinary-day");
  portal = started.portal;
  page = await signIn(browser, started);
  // A picture that is not public yet is asked for at its public address first.
  problems = listen(page, { ignore: (message) => /status of (?:404|409|412)/.test(message.text()) });
  visitor = await (await browser.newContext({ baseURL: portal.baseURL })).newPage();
});
test.afterAll(() => portal?.stop());

async function pick(label: string, words: string, name: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Đang chọn: ${name}`)).toBeVisible();
}

const body = () => page.getByRole("textbox", { name: "Nội dung", exact: true });
const publishAlone = async (): Promise<void> => {
  await page.getByRole("button", { name: "Duyệt và xuất bản ngay" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Đã xuất bản" })).toBeVisible();
};

test("an article with a picture and a file of the author's computer is published by one button, at the moment when it was begun", async () => {
  test.slow();
  await page.goto("/quan-tri/noi-dung/moi/article");
  await pick("Trang", "vien chien luoc", "Viện Chiến lược và Chính sách kinh tế – tài chính");
  await pick("Chuyên mục", "tin noi bat cua vien", "Tin nổi bật của Viện");
  await page.getByRole("textbox", { name: "Tiêu đề", exact: true }).fill("Bài có ảnh");
  await page.getByRole("button", { name: "Bắt đầu soạn" }).click();
  await expect(page.getByLabel("Thời điểm đăng (không bắt buộc)", { exact: true })).not.toHaveValue("");
  // One writes on without looking for the field.
  await expect(body()).toBeFocused();
  await withSampleFiles(async ({ picture, document }) => {
    for (const attempt of ["first", "second"]) {
      await page.getByRole("button", { name: "Hình ảnh", exact: true }).click();
      await page.getByLabel("Tải hình từ máy tính lên").setInputFiles(picture);
      // Of one name already: the next gets another.
      await expect(page.getByText(`hoi-nghi${attempt === "first" ? "" : "-2"}.png`)).toBeVisible();
      expect.soft(await barriersInThemes(page)).toEqual([]);
      await expect(page.getByRole("textbox", { name: "Văn bản thay thế" })).toBeFocused();
      await page.keyboard.type(`Hội trường, ${attempt}`);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    await page.getByRole("button", { name: "Liên kết", exact: true }).click();
    await page.getByLabel("Tải tệp từ máy tính lên").setInputFiles(document);
    await expect(page.locator("dialog input[value$='chuong-trinh.pdf']")).toBeVisible();
    await page.getByRole("button", { name: "Áp dụng" }).click();
  });
  // Nobody else sees them yet.
  const shown = body().locator("img[src]");
  await expect(shown).toHaveCount(2);
  await expect.poll(() => shown.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0))).toBe(true);
  const address = (await visitor.request.get("/api/mediafile/vien-chien-luoc/hoi-nghi.png")).status();
  expect(address).toBe(404);
  await expect(page.getByText("Đã lưu", { exact: true })).toBeVisible();
  await page.reload();
  await expect.poll(() => shown.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))).toEqual([1, 1]);
  await expectToFit(page, page.url());
  await page.setViewportSize({ width: 1440, height: 1000 });
  await publishAlone();
  await expect(async () => {
    await visitor.goto(ADDRESS);
    await expect(visitor.locator("main img[alt^='Hội trường']")).toHaveCount(2, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const file = await visitor.locator("main a", { hasText: "chuong-trinh.pdf" }).getAttribute("href");
  expect((await visitor.request.get(file ?? "")).headers()["content-type"]).toBe("application/pdf");
  expect(problems).toEqual([]);
});

test("the next article is begun by one step where the last one was put", async () => {
  await page.goto("/quan-tri");
  await expect(page.getByRole("link", { name: "Viết trang mới" })).toBeVisible();
  await page.getByRole("link", { name: "Viết bài mới" }).click();
  await expect(page.getByText("Đang chọn: Viện Chiến lược và Chính sách kinh tế – tài chính")).toBeVisible();
  await expect(page.getByText("Đang chọn: Tin nổi bật của Viện")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Tiêu đề", exact: true })).toBeFocused();
  // Where a list is narrowed to a site, its articles are begun there.
  await page.goto("/quan-tri/noi-dung?trang=btc");
  await page.getByRole("link", { name: "Tạo mới: Bài viết" }).click();
  await expect(page.getByText("Đang chọn: Cổng thông tin điện tử Bộ Tài chính")).toBeVisible();
  const category = page.getByRole("combobox", { name: "Chuyên mục", exact: true });
  await expect(category).toBeFocused();
  await category.press("ArrowDown");
  const found = page.getByRole("listbox", { name: "Chuyên mục", exact: true }).getByRole("option");
  await expect(found.filter({ hasText: /^Hoạt động của Bộ Chỉ đạo, điều hành \d+ bài viết, mới nhất \d\d\/\d\d\/\d{4}$/ })).toHaveAttribute(
    "data-level",
    "2",
  );
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await category.press("End");
  for (let step = 1; step < (await found.count()); step += 1) await category.press("ArrowDown");
  await expect(found.last()).toBeInViewport();
  await expectToFit(page, page.url());
});

test("a category is renamed and put below another one without a search", async () => {
  test.slow();
  await page.goto("/quan-tri");
  const menu = page.getByRole("navigation", { name: "Điều hướng chính" });
  await menu.getByRole("link", { name: "Chuyên mục" }).click();
  // Of the site in which one wrote last.
  await expect(page.getByRole("treeitem").filter({ hasText: "Tin nổi bật của Viện" })).toBeVisible();
  await page.getByRole("combobox", { name: "Trang thông tin", exact: true }).selectOption({ label: "Cổng thông tin điện tử Bộ Tài chính" });
  await page.getByRole("treeitem").filter({ hasText: "Thu hút đầu tư" }).click();
  await page.getByRole("button", { name: "Sửa tên và nội dung" }).click();
  await expect(page.getByRole("textbox", { name: "Tên", exact: true })).toBeFocused();
  await page.keyboard.type("Đầu tư");
  await expect(page.getByRole("textbox", { name: "Tên", exact: true })).toHaveValue("Đầu tư");
  await page.getByRole("combobox", { name: "Chuyên mục cha (không bắt buộc)", exact: true }).click();
  await page.getByRole("option").filter({ hasText: "Tin tức tài chính" }).first().click();
  await publishAlone();
  await expect(async () => {
    await visitor.goto("/btc/thu-hut-dau-tu");
    await expect(visitor.getByRole("heading", { level: 1, name: "Đầu tư" })).toBeVisible({ timeout: 500 });
    await expect(visitor.locator("nav[aria-label]", { hasText: "Tin tức tài chính" }).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(problems).toEqual([]);
});

test("a page gets its other language: each leads to the other, and both go live in one moment", async () => {
  test.slow();
  await page.goto("/quan-tri/noi-dung/page/vu-ngan-sach%2Fgioi-thieu-vu-ngan-sach");
  await page.getByRole("button", { name: "Tạo bản ngôn ngữ khác" }).click();
  await expect(page.getByText("Bản ngôn ngữ khác của: Giới thiệu Vụ Ngân sách nhà nước")).toBeVisible();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Tiêu đề", exact: true }).fill("About the Budget Department");
  await page.getByRole("button", { name: "Bắt đầu soạn" }).click();
  // The text of the original is there to be translated.
  await expect(body()).toContainText("Vụ Ngân sách");
  await body().fill("The department drafts the state budget.");
  await expect(page.getByText("Đã lưu", { exact: true })).toBeVisible();
  // The set holds the original too: it is looked at before it is published.
  await expect(page.getByRole("button", { name: "Duyệt và xuất bản ngay" })).toBeHidden();
  await page.getByRole("button", { name: "Xong" }).click();
  await expect(page.getByRole("link", { name: "Giới thiệu Vụ Ngân sách nhà nước" }).first()).toBeVisible();
  await publishAlone();
  await expect(async () => {
    await visitor.goto("/vu-ngan-sach/btcvn/gioi-thieu-vu-ngan-sach");
    await visitor.locator("header a[hreflang=en]").click({ timeout: 1_000 });
    await expect(visitor.locator("main")).toContainText("The department drafts the state budget.", { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await visitor.locator("header a[hreflang=vi]").click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Giới thiệu Vụ Ngân sách nhà nước");
  await page.goto("/quan-tri/noi-dung/page/vu-ngan-sach%2Fgioi-thieu-vu-ngan-sach");
  await expect(page.getByRole("heading", { name: "Nơi sử dụng" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tạo bản ngôn ngữ khác" })).toBeHidden();
  expect(problems).toEqual([]);
});

test("a card is added to a home by the keyboard, and published from the layout's editor", async () => {
  test.slow();
  await page.goto("/quan-tri");
  await expect(page.getByRole("heading", { name: "Trang bắt đầu" })).toBeVisible();
  // A site comes before what stands in it.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("btc");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Cổng thông tin điện tử Bộ Tài chính" })).toBeVisible();
  await page.getByRole("button", { name: "Sửa bố cục" }).click();
  await page
    .getByRole("navigation", { name: "Các khối của trang" })
    .getByRole("button", { name: /Các cổng thông tin khác/ })
    .click();
  await page.getByRole("button", { name: "Thêm thẻ" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Tiêu đề", exact: true }).last()).toBeFocused();
  await page.keyboard.type("Hỏi đáp về thuế");
  await page.keyboard.press("Tab");
  await page.keyboard.type("/btc/hoi-dap");
  await publishAlone();
  await expect(async () => {
    await visitor.goto("/");
    await expect(visitor.locator("[data-block=otherPortals]").getByRole("link", { name: /Hỏi đáp về thuế/ })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(problems).toEqual([]);
});
