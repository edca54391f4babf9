/** Word, Excel and PDF files in the page (specification §2.3): drawn in Chromium, obeying the CSP, accessible, complete without JavaScript. */
import { expect, test, type Page } from "@playwright/test";
import { barriers } from "./axe.ts";
import { expectToFit, hydrated, listen, withoutScript } from "./checks.ts";

const folder = "/btc/huong-dan-bieu-mau";
const word = `${folder}/mau-phieu-gop-y-du-thao-van-ban-quy-pham-phap-luat`;
const excel = `${folder}/bieu-mau-cong-khai-ngan-sach-danh-cho-don-vi-du-toan`;
const pdf = `${folder}/so-tay-huong-dan-lap-ho-so-thanh-toan-qua-kho-bac`;

async function open(page: Page, path: string): Promise<void> {
  // The first visitor of a file may be told that it is being prepared.
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText("Tệp đang được chuẩn bị")).toHaveCount(0);
  }).toPass({ timeout: 120_000 });
}

async function looksRight(page: Page, problems: readonly string[]): Promise<void> {
  await expectToFit(page);
  expect.soft(await barriers(page)).toEqual([]);
  expect(problems).toEqual([]);
}

test("a Word file is text of the page, and stays so when it is reached by a link", async ({ page }) => {
  const problems = listen(page);
  await open(page, word);
  await hydrated(page);
  await expect(page.locator("[data-view]")).toHaveAttribute("data-view", "article-word");
  await expect(page.getByRole("heading", { name: "2. Nội dung góp ý" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Đề nghị kéo dài đến ngày 20 hằng tháng" })).toBeVisible();
  await looksRight(page, problems);
  await page.goto(folder);
  await hydrated(page);
  await page.getByRole("link", { name: "Mẫu phiếu góp ý dự thảo văn bản quy phạm pháp luật" }).first().click();
  await expect(page.getByRole("heading", { name: "3. Ý kiến khác" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("an Excel file is tables with a list of the sheets", async ({ page }) => {
  const problems = listen(page);
  await open(page, excel);
  await hydrated(page);
  await expect(page.locator("[data-view]")).toHaveAttribute("data-view", "article-excel");
  const table = page.getByRole("region", { name: "Bảng dữ liệu: Theo tháng" });
  await page.getByRole("navigation", { name: "Các trang tính" }).getByRole("link", { name: "Theo tháng" }).click();
  await expect(table).toBeInViewport();
  await expect(table.getByRole("columnheader", { name: "Dự toán (tỷ đồng)" })).toBeVisible();
  // The header stays in sight while the table scrolls, by keyboard too.
  await table.focus();
  await page.keyboard.press("End");
  await expect(table.getByRole("columnheader", { name: "Dự toán (tỷ đồng)" })).toBeVisible();
  await looksRight(page, problems);
});

test("a PDF is drawn page by page, with text to select, pages to turn and a zoom", async ({ page }) => {
  const problems = listen(page);
  const assets: string[] = [];
  page.on("request", (request) => assets.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, pdf);
  await hydrated(page);
  const pages = page.getByRole("region", { name: "Các trang của tệp PDF" });
  await pages.scrollIntoViewIfNeeded();
  const first = pages.getByRole("region", { name: "Trang 1" });
  await expect(first).toHaveAttribute("data-drawn", "true");
  await expect(first.getByText("1. Trước khi lập hồ sơ")).toBeAttached();
  // Something is drawn: not all of it is white.
  expect(
    await first.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      return [...data].some((value, index) => index % 4 !== 3 && value < 100);
    }),
  ).toBe(true);

  const tools = page.getByRole("toolbar", { name: "Điều khiển xem tệp PDF" });
  await expect(tools).toContainText("Trang 1 / 3");
  await tools.getByRole("button", { name: "Trang sau" }).click();
  await expect(tools).toContainText("Trang 2 / 3");
  await expect(pages.getByRole("region", { name: "Trang 2" })).toHaveAttribute("data-drawn", "true");
  const width = (): Promise<number> => first.evaluate((sheet: HTMLElement) => sheet.offsetWidth);
  const before = await width();
  await tools.getByRole("button", { name: "Phóng to" }).click();
  await expect.poll(width).toBeGreaterThan(before);
  await looksRight(page, problems);

  expect(assets.filter((url) => url.includes("pdf.worker"))).not.toEqual([]);
  expect(
    assets.filter((url) => new URL(url).origin !== new URL(page.url()).origin && !url.startsWith("data:") && !url.startsWith("blob:")),
  ).toEqual([]);
});

test("on paper a PDF is its title, its data and the whole address of the file: no empty viewer", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await open(page, pdf);
  await hydrated(page);
  const paper = page.getByText("Nội dung tệp PDF không được in kèm trang này");
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main time").first()).toBeVisible();
  await expect(paper).toBeVisible();
  const original = page.getByRole("link", { name: /^Tải tệp gốc/ });
  const address = await original.evaluate((link: HTMLAnchorElement) => [getComputedStyle(link, "::after").content, link.href]);
  expect(address[0]).toBe(`" (${address[1]})"`);
  await expect(page.getByRole("link", { name: "Mở tệp PDF trong thẻ mới" })).toBeHidden();
  await expect(page.getByRole("region", { name: "Các trang của tệp PDF" })).toBeHidden();
  await page.screenshot({ path: test.info().outputPath("pdf-on-paper.png"), fullPage: true });
});

/** One page with a scanned picture: 8 × 8 pixels of fax (ITU-T T.6), all of them dark. */
function scannedPdf(): Buffer {
  const fax = Buffer.from([0xff, 0x00, 0x10, 0x01]).toString("latin1");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>",
    "<</Length 24>>stream\n200 0 0 200 0 0 cm /I Do\nendstream",
    `<</Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 8/Rows 8/BlackIs1 true>>/Length 4>>stream\n${fax}\nendstream`,
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join("")}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table, "latin1");
}

test("scanned pages are decoded without WebAssembly, which the CSP does not allow", async ({ page }) => {
  const problems = listen(page);
  await page.route("**/api/mediafile/**/*.pdf", (route) => route.fulfill({ contentType: "application/pdf", body: scannedPdf() }));
  await open(page, pdf);
  await hydrated(page);
  const first = page.getByRole("region", { name: "Trang 1" });
  await expect(first).toHaveAttribute("data-drawn", "true");
  const middle = (canvas: HTMLCanvasElement): number[] => [
    ...(canvas.getContext("2d")?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []),
  ];
  expect(await first.locator("canvas").evaluate(middle)).toEqual([0, 0, 0, 255]);
  expect(problems).toEqual([]);
});

test("pdf.js is loaded by no one who sees no PDF, and its failure leaves the link", async ({ page }) => {
  const assets: string[] = [];
  page.on("request", (request) => assets.push(request.url()));
  await open(page, word);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  // By their names: the hash of a file's content may spell anything.
  const names = assets.map((url) => url.replace(/-[\w-]{8}(?=\.\w+$)/, ""));
  expect(names.filter((name) => /pdf/i.test(name))).toEqual([]);

  await page.route("**/*pdf.worker*", (route) => route.abort());
  await page.goto(pdf);
  await hydrated(page);
  await page.getByRole("link", { name: "Mở tệp PDF trong thẻ mới" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("Chưa hiển thị được tệp PDF ngay trên trang")).toBeVisible();
  await expect(page.getByRole("link", { name: "Mở tệp PDF trong thẻ mới" })).toBeVisible();
});

test("without JavaScript Word and Excel files are there, and a PDF is a link with its size", async ({ browser }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await open(page, word);
  await expect(page.getByText("Thời hạn báo cáo trước ngày 15 hằng tháng")).toBeVisible();
  await expect(page.getByRole("link", { name: /Tải tệp gốc: .*\(Word, \d/ })).toBeVisible();
  await open(page, excel);
  await expect(page.getByRole("columnheader", { name: "Chỉ tiêu" })).toBeVisible();
  await open(page, pdf);
  await expect(page.getByRole("link", { name: /Tải tệp gốc: .*\(PDF, \d+ KB\)/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mở tệp PDF trong thẻ mới" })).toHaveAttribute("target", "_blank");
  await context.close();
});
