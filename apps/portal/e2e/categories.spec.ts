/** The tree of a site's categories: by keyboard, by buttons and by pointer; moved, merged, and what visitors then read. */
import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, listen } from "./checks.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { publishChangeSet, signIn, startWithAdministrator } from "./staff.ts";

let portal: PortalProcesses;
let page: Page;
let problems: readonly string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  const started = await startWithAdministrator("categories");
  portal = started.portal;
  page = await signIn(browser, started);
  // A preview that is still drawn when its set is published may have nothing left to change.
  problems = listen(page, { ignore: (message) => /status of 409/.test(message.text()) });
});
test.afterAll(() => portal?.stop());

const row = (name: string): Locator => page.getByRole("treeitem", { name: new RegExp(`^${name}`) });
/** Names of the rows, from the top down. */
const names = async (): Promise<readonly string[]> =>
  (await page.getByRole("treeitem").allTextContents()).map((text) => text.replaceAll(/^[⠿▾▸]+|\s*\d+ bài viết.*$/g, ""));
const expectNames = (expected: readonly string[]): Promise<void> => expect.poll(names).toEqual(expected);
const button = (name: string): Locator => page.getByRole("region", { name: /^Việc với/ }).getByRole("button", { name });
const said = (text: string): Promise<void> => expect(page.getByRole("status").filter({ hasText: text })).toBeAttached();

test("the tree of a site is gone through by arrows, ends and letters", async () => {
  await page.getByRole("link", { name: "Chuyên mục", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Chuyên mục" })).toBeFocused();
  await page.getByLabel("Trang thông tin").selectOption("vien-chien-luoc");
  await expectNames([
    "Tin nổi bật của Viện",
    "Nghiên cứu",
    "Điểm tin, dự báo",
    "Hợp tác khoa học",
    "Sách và tạp chí",
    "Thông tin khoa học",
  ]);
  await row("Tin nổi bật").focus();
  await page.keyboard.press("End");
  await expect(row("Thông tin khoa học")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(row("Nghiên cứu")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowRight");
  await expect(row("Điểm tin")).toBeFocused();
  await expect(row("Điểm tin")).toHaveAttribute("aria-level", "2");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(row("Nghiên cứu")).toHaveAttribute("aria-expanded", "false");
  await expect(row("Điểm tin")).toHaveCount(0);
  await page.keyboard.type("sach");
  await expect(row("Sách và tạp chí")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(row("Điểm tin")).toBeVisible();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  await row("Sách và tạp chí").click();
  await expect(row("Sách và tạp chí")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sách và tạp chí" })).toBeFocused();
  await page.goBack();
  expect(problems).toEqual([]);
});

test("a category is moved by keys, by a dialog and by a pointer, all in one change set, and visitors see it", async () => {
  test.slow();
  await row("Sách và tạp chí").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await said("Đã chuyển Sách và tạp chí tới Cấp trên cùng, vị trí 4 trên 4.");
  await expect(row("Sách và tạp chí")).toBeFocused();
  await expect(row("Sách và tạp chí")).toContainText("đã sửa trong bộ thay đổi này");
  await page.keyboard.press("Alt+ArrowDown");
  await said("Sách và tạp chí đang đứng cuối.");
  await button("Chuyển lên").click();
  await said("Đã chuyển Sách và tạp chí tới Cấp trên cùng, vị trí 3 trên 4.");
  await expect(button("Chuyển lên")).toBeFocused();

  await row("Hợp tác").focus();
  await page.keyboard.press("Alt+m");
  const dialog = page.getByRole("dialog", { name: "Chuyển “Hợp tác khoa học” tới…" });
  await dialog.getByRole("button", { name: "Chuyển", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Hãy chọn một chuyên mục.");
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await dialog.getByRole("combobox").fill("thong tin khoa");
  await dialog.getByRole("option", { name: /^Thông tin khoa học/ }).click();
  await dialog.getByRole("button", { name: "Chuyển", exact: true }).click();
  await said("Đã chuyển Hợp tác khoa học tới Thông tin khoa học, vị trí 1 trên 1.");
  await expect(row("Hợp tác")).toBeFocused();
  await expectNames([
    "Tin nổi bật của Viện",
    "Nghiên cứu",
    "Điểm tin, dự báo",
    "Sách và tạp chí",
    "Thông tin khoa học",
    "Hợp tác khoa học",
  ]);

  const handle = await row("Điểm tin").getByText("⠿").boundingBox();
  const target = await row("Tin nổi bật").boundingBox();
  if (!handle || !target) throw new Error("The rows are not in sight.");
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + 80, target.y + target.height / 2, { steps: 5 });
  await expect(row("Tin nổi bật")).toHaveAttribute("data-drop", "inside");
  await page.mouse.move(target.x + 80, target.y + 3, { steps: 5 });
  await expect(row("Tin nổi bật")).toHaveAttribute("data-drop", "before");
  await page.mouse.up();
  await said("Đã chuyển Điểm tin, dự báo tới Cấp trên cùng, vị trí 1 trên 5.");
  expect((await names())[0]).toBe("Điểm tin, dự báo");

  await page.getByRole("link", { name: "Mở bộ thay đổi đang chọn" }).click();
  await expect(page.getByRole("heading", { name: /^Sắp xếp chuyên mục: Viện Chiến lược/ })).toBeFocused();
  await publishChangeSet(page);
  await page.goto("/quan-tri/chuyen-muc?trang=vien-chien-luoc");
  await expect(row("Điểm tin")).toHaveAttribute("aria-level", "1");
  await expect(row("Hợp tác")).toHaveAttribute("aria-level", "2");
  expect(problems).toEqual([]);
});

test("a category gets another address, which leads there from the former one", async () => {
  test.slow();
  await row("Sách và tạp chí").focus();
  await page.keyboard.press("F2");
  await page.getByRole("dialog").getByLabel("Tên trong địa chỉ").fill("sach-va-tap-chi");
  await page.getByRole("dialog").getByRole("button", { name: "Đổi", exact: true }).click();
  await said("Sách và tạp chí sẽ có địa chỉ sach-va-tap-chi.");
  await expect(row("Sách và tạp chí")).toContainText("đã sửa trong bộ thay đổi này");
  await page.getByRole("link", { name: "Mở bộ thay đổi đang chọn" }).click();
  await publishChangeSet(page);
  await expect(async () => {
    const answer = await page.request.get("/vien-chien-luoc/clcs-an-pham");
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, "/vien-chien-luoc/sach-va-tap-chi"]);
  }).toPass({ timeout: 120_000 });
  expect(problems).toEqual([]);
});

test("a category is merged into another after what that changes is said; one that is left is deleted", async () => {
  test.slow();
  await page.goto("/quan-tri/chuyen-muc?trang=vien-chien-luoc");
  await row("Thông tin khoa học").click();
  const articles = Number(/(\d+) bài viết/.exec((await row("Thông tin khoa học").textContent()) ?? "")?.[1]);
  await button("Gộp vào chuyên mục khác…").click();
  const dialog = page.getByRole("dialog", { name: "Gộp “Thông tin khoa học” vào chuyên mục khác" });
  await expect(dialog).toContainText(`Việc gộp sửa ${articles + 2} nội dung: ${articles} bài viết, 1 chuyên mục con`);
  await expect(dialog).toContainText("nơi khác dùng chuyên mục này");
  await dialog.getByRole("combobox").fill("diem tin");
  await dialog.getByRole("option", { name: /^Điểm tin/ }).click();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Tạo bộ thay đổi" }).click();
  await expect(page.getByRole("heading", { name: "Gộp chuyên mục Thông tin khoa học vào Điểm tin, dự báo" })).toBeFocused();
  await publishChangeSet(page);
  await page.goto("/quan-tri/chuyen-muc?trang=vien-chien-luoc");
  await expect(row("Điểm tin")).toHaveAttribute("aria-expanded", "true");
  await expect(row("Thông tin khoa học")).toHaveCount(0);
  await expect(row("Hợp tác")).toHaveAttribute("aria-level", "2");
  await expect(async () => {
    const answer = await page.request.get("/vien-chien-luoc/clcs-thong-bao");
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, "/vien-chien-luoc/clcs-du-bao"]);
  }).toPass({ timeout: 120_000 });

  await row("Hợp tác").focus();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("dialog", { name: /Hợp tác khoa học/ }).getByRole("status")).toContainText("nơi đang dùng mục này");
  await page.keyboard.press("Escape");
  await expect(row("Hợp tác")).toBeFocused();
  expect(problems).toEqual([]);
});
