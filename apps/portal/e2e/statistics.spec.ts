/** What readers view, look for and miss, from their windows to the figures of administration; and what they can read in one language alone. */
import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, hydrated, listen } from "./checks.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { signIn, startWithAdministrator } from "./staff.ts";

/** As readers' browsers say it: that of a test calls itself one without a head, and counts as a program. */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const LIST = "/btc/tin-tieu-diem";

let portal: PortalProcesses;
let staff: Page;
let problems: readonly string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  const started = await startWithAdministrator("statistics");
  ({ portal } = started);
  staff = await signIn(browser, started);
  problems = listen(staff);
});
test.afterAll(() => portal?.stop());

const reader = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: portal.baseURL, locale: "vi-VN", userAgent })).newPage();

const section = (name: string) =>
  staff
    .getByRole("region")
    .or(staff.locator("section"))
    .filter({ has: staff.getByRole("heading", { name }) });
/** Cells of the rows of a table. */
const rows = async (name: string): Promise<readonly (readonly string[])[]> => {
  const lines = await section(name).getByRole("row").all();
  return Promise.all(lines.slice(1).map(async (line) => line.locator("th, td").allInnerTexts()));
};
const openStatistics = async (): Promise<void> => {
  await staff.goto("/quan-tri/thong-ke");
  await expect(staff.getByRole("heading", { name: "Lượt xem", exact: true })).toBeVisible();
};

/** Each process brings its counts to the database when its own ten seconds are over. */
const expectRows = (name: string, expected: unknown): Promise<void> =>
  expect
    .poll(async () => {
      await openStatistics();
      return rows(name);
    })
    .toEqual(expected);

test("what readers view, search and miss stands in administration, each view once", async ({ browser }) => {
  const page = await reader(browser);
  await page.goto(LIST);
  await hydrated(page);
  const link = page.locator(`main a[href^="${LIST}/"]`).first();
  const article = String(await link.getAttribute("href"));
  // Fetched before the click, and shown by it.
  const ahead = page.waitForResponse((answer) => answer.url().includes("/api/page?") && answer.request().method() === "GET");
  await link.hover();
  await (await ahead).finished();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${article}$`));
  for (let time = 0; time < 3; time += 1) {
    await page.goto("/btc/tim-kiem?q=qwzxqwzx");
    await page.goto("/btc/dia-chi-da-mat");
  }
  await page.goto("/btc/dia-chi-mot-lan");
  await page.context().close();

  await expectRows("Địa chỉ không có trang", [["/btc/dia-chi-da-mat", "btc", "3"]]);
  await expectRows("Từ tìm kiếm không có kết quả", [["qwzxqwzx", "btc", "Thêm từ đồng nghĩa hoặc kết quả gợi ý", "3"]]);
  await expectRows(
    "Trang được xem nhiều nhất",
    expect.arrayContaining([
      [LIST, "Chuyên mục", "1"],
      [article, "Bài viết", "1"],
    ]),
  );
  await expectRows("Loại trang", expect.arrayContaining([["Tìm kiếm", "3", "0"]]));
});

test("a word that found nothing leads to the form of what else it means", async () => {
  await section("Từ tìm kiếm không có kết quả")
    .getByRole("link", { name: /“qwzxqwzx”/ })
    .click();
  await expect(staff.getByRole("heading", { level: 1 })).toContainText("Từ tìm kiếm");
  await expect(staff.getByRole("textbox", { name: "Mục", exact: true })).toHaveValue("qwzxqwzx");
  await staff.locator("[data-field='name'] input").fill("Từ gõ nhầm khi thử");
  await staff.locator("[data-field='language'] select").selectOption({ label: "Tiếng Việt" });
  await staff.getByRole("button", { name: "Thêm vào Các từ cùng nghĩa" }).click();
  await staff.getByRole("textbox", { name: "Mục", exact: true }).nth(1).fill("ngân sách");
  await staff.getByRole("button", { name: "Bắt đầu soạn" }).click();
  await expect(staff).toHaveURL(/\/ban-ghi\/searchTerm\/tu-go-nham-khi-thu$/);
  await staff.getByRole("button", { name: "Thêm vào Kết quả gợi ý" }).click();
  const bet = staff.locator("[data-field='bestBets'] [data-entry='0']");
  await bet.getByRole("textbox", { name: "Tiêu đề" }).pressSequentially("Ngân sách");
  await bet.getByRole("textbox", { name: "Đường dẫn" }).fill("/btc/ngan-sach");
  await expect(staff.getByText("Đã lưu", { exact: false }).first()).toBeVisible();
  await openStatistics();
});

test("the figures are taken away as a table, by period and site", async () => {
  await staff.getByRole("link", { name: /“Địa chỉ không có trang”/ }).waitFor();
  const [download] = await Promise.all([
    staff.waitForEvent("download"),
    staff.getByRole("link", { name: /“Địa chỉ không có trang”/ }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain("btc,/btc/dia-chi-da-mat,3");
  await staff.getByLabel("Thời gian").selectOption("7");
  await expect(staff).toHaveURL(/days=7/);
  await staff.getByText("Số liệu theo ngày").click();
  await expect(section("Lượt xem").getByRole("row")).toHaveCount(8);
  await staff.getByLabel("Trang thông tin").selectOption("mof");
  await expect(section("Trang được xem nhiều nhất").getByText("Chưa có số liệu")).toBeVisible();
});

test("what can be read in one language alone is counted and listed, each record with its form and its page", async () => {
  await staff.goto("/quan-tri");
  await staff.getByRole("link", { name: "Hai ngôn ngữ" }).click();
  await expect(staff.getByRole("heading", { level: 1, name: "Hai ngôn ngữ" })).toBeVisible();
  await staff.getByLabel("Trang thông tin").selectOption("cuc-quan-ly-gia");
  const counts = staff.getByRole("group", { name: "Số bản ghi theo trang và loại" }).getByRole("row");
  await expect(counts.nth(1)).toHaveText(/^cuc-quan-ly-giaTrang thông tin1001$/);
  await staff.getByRole("combobox", { name: "Loại", exact: true }).selectOption("category");
  await expect(staff).toHaveURL(/site=cuc-quan-ly-gia&kind=category/);
  const record = staff.getByRole("main").getByRole("listitem").first();
  await expect(record.getByRole("link").nth(1)).toHaveAttribute("href", /^\/cuc-quan-ly-gia\/[a-z0-9-]+$/);
  expect.soft(await barriersInThemes(staff)).toEqual([]);
  await expectToFit(staff, staff.url());
  await staff.setViewportSize({ width: 1440, height: 1000 });
  const title = await record.getByRole("link").first().innerText();
  await record.getByRole("link").first().click();
  await expect(staff.getByRole("heading", { level: 1 })).toContainText(title);
});

test("the page is right for everyone, in both languages", async () => {
  await openStatistics();
  await staff.getByText("Số liệu theo ngày").click();
  expect.soft(await barriersInThemes(staff)).toEqual([]);
  await expectToFit(staff, staff.url());
  await staff.setViewportSize({ width: 1440, height: 1000 });
  await staff.getByLabel("Ngôn ngữ").selectOption({ label: "English" });
  await expect(staff.getByRole("heading", { level: 1, name: "Statistics" })).toBeVisible();
  expect.soft(await barriersInThemes(staff)).toEqual([]);
  await expectToFit(staff, `${staff.url()} in English`);
  expect(problems).toEqual([]);
});

test("the ministry says how often it is visited, once there is a day that is over", async ({ browser }) => {
  const page = await reader(browser);
  await page.goto("/btc/thong-ke-truy-cap");
  await expect(page.getByRole("heading", { level: 1, name: "Thống kê truy cập" })).toBeVisible();
  await expect(page.getByText("Chưa có số liệu.")).toBeVisible();
  await page.goto("/mof/statistics");
  await expect(page.getByText("There are no figures yet.")).toBeVisible();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  await page.context().close();
});
