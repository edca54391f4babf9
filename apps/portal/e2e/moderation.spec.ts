/** Moderation in a browser: what visitors send, from the public form to what becomes of it. */
import { readFileSync } from "node:fs";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, hydrated, listen } from "./checks.ts";
import { mailsTo } from "./outbox.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { codeOf, signIn, startWithAdministrator } from "./staff.ts";
import { visitorTexts } from "./visitor-texts.ts";

const t = visitorTexts.vi;

let portal: PortalProcesses;
let dataDir = "";
let staff: BrowserContext;
let page: Page;
let problems: readonly string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  const started = await startWithAdministrator("moderation");
  ({ portal, dataDir } = started);
  page = await signIn(browser, started);
  staff = page.context();
  problems = listen(page, { ignore: (message) => /net::ERR_FAILED|status of 40[49]/.test(message.text()) }); // What is shown as a sentence.
  page.on("dialog", () => (problems as string[]).push("a script has run"));
});
test.afterAll(() => portal?.stop());

/** Right for everyone: axe in all themes, no wider than the screen. */
async function expectAccessible(): Promise<void> {
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  await page.setViewportSize({ width: 1280, height: 900 });
}

const navigate = async (name: string): Promise<void> => {
  await page.getByRole("navigation", { name: "Điều hướng chính" }).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
};

/** A visitor fills in a form of the portal and sends it. */
async function send(browser: Browser, path: string, fill: (visitor: Page) => Promise<void>, button: string): Promise<void> {
  const context = await browser.newContext({ baseURL: portal.baseURL, locale: "vi-VN" });
  const visitor = await context.newPage();
  await visitor.goto(path);
  await hydrated(visitor);
  await fill(visitor);
  await visitor.getByRole("button", { name: t.work }).click();
  await expect(visitor.getByText(t.worked)).toBeVisible();
  await visitor.getByRole("button", { name: button }).click();
  await expect(visitor).toHaveURL(/done=/);
  await context.close();
}

const asked = {
  title: "Tôi là Nguyễn Văn Mẫu <img src=x onerror=alert(1)>, hoàn thuế thế nào?",
  body: "Số điện thoại của tôi là 0912345678. <script>alert(2)</script>\nTôi cần giấy tờ gì?",
  email: "nguoi-hoi@thu.example",
};
const clean = { title: "Hoàn thuế cần giấy tờ gì?", body: "Tôi cần giấy tờ gì để được hoàn thuế?" };

test("a question is cleaned of personal data, published and answered, each with its mail shown before; hostile text is text", async ({
  browser,
}) => {
  test.slow();
  await send(
    browser,
    t.ask,
    async (visitor) => {
      await visitor.getByRole("combobox", { name: t.field }).selectOption(t.other);
      await visitor.getByLabel(t.title).fill(asked.title);
      await visitor.getByRole("textbox", { name: t.content, exact: true }).fill(asked.body);
      await visitor.getByRole("textbox", { name: t.email }).fill(asked.email);
      await visitor.getByRole("checkbox").check();
    },
    t.send,
  );
  await navigate("Câu hỏi");
  await page.getByLabel("Trạng thái").selectOption("answered");
  await expect(page.getByText("Không có câu hỏi nào.")).toBeVisible();
  await page.getByLabel("Trạng thái").selectOption("received");
  await expectAccessible();
  await page.getByRole("link", { name: asked.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: asked.title })).toBeFocused();
  await expect(page.locator("main img, main script")).toHaveCount(0);
  await expect(page.getByText("<script>alert(2)</script>").first()).toBeVisible();
  await expectAccessible();

  const title = page.getByLabel("Câu hỏi tóm tắt");
  await title.fill(clean.title);
  await page.getByLabel("Nội dung câu hỏi").fill(clean.body);
  // What is typed stays while another page is looked at.
  await page.getByRole("link", { name: "Về danh sách câu hỏi" }).click();
  await page.getByRole("link", { name: asked.title }).click();
  await expect(title).toHaveValue(clean.title);
  await page.getByRole("button", { name: "Đăng…", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Đăng câu hỏi?" });
  await expect(dialog).toContainText(asked.email);
  await expect(dialog).toContainText("Câu hỏi của bạn đã được đăng");
  await expect(dialog).toContainText(`${t.list}/chi-tiet-cau-hoi?id=hoan-thue-can-giay-to-gi-`);
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Đăng…", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Đăng…", exact: true }).click();
  // The network fails once: it says so, and nothing is lost.
  await page.route("**/publish", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Thực hiện và gửi thư" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Không có phản hồi");
  await dialog.getByRole("button", { name: "Thực hiện và gửi thư" }).click();
  await expect(page.getByText("Đã đăng câu hỏi.")).toBeFocused();
  await expect.poll(() => mailsTo(asked.email, dataDir).length).toBe(2);

  await page.getByLabel("Đơn vị phụ trách").fill("Cục Thuế");
  await page.getByRole("button", { name: "Đăng câu trả lời…" }).click();
  await expect(page.getByRole("alert")).toHaveText("Hãy nhập nội dung.");
  const answer = page.getByRole("textbox", { name: "Câu trả lời" });
  await answer.click();
  await page.keyboard.type("Theo Điều 5, hồ sơ gồm:");
  await page.keyboard.press("Enter");
  await page
    .getByRole("toolbar", { name: /Câu trả lời/ })
    .getByRole("button", { name: "Danh sách dấu đầu dòng" })
    .click();
  await page.keyboard.type("tờ khai <b>mẫu 01</b>;");
  await page.keyboard.press("Enter");
  await page.keyboard.type("giấy tờ tùy thân.");
  // What is written stays while another page is looked at.
  await page.getByRole("link", { name: "Về danh sách câu hỏi" }).click();
  await page.getByRole("link", { name: asked.title }).click();
  await expect(answer.getByRole("listitem")).toHaveText(["tờ khai <b>mẫu 01</b>;", "giấy tờ tùy thân."]);
  await page.getByRole("button", { name: "Đăng câu trả lời…" }).click();
  await expect(page.getByRole("dialog")).toContainText("Câu hỏi của bạn đã được trả lời");
  await page.getByRole("button", { name: "Thực hiện và gửi thư" }).click();
  await expect(page.getByText("Đã đăng câu trả lời.")).toBeFocused();
  await expect.poll(() => mailsTo(asked.email, dataDir).length).toBe(3);
  await expectAccessible();

  const visitor = await staff.newPage();
  await visitor.goto(t.list);
  await visitor.getByRole("link", { name: clean.title }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: clean.title })).toBeVisible();
  await expect(visitor.locator("article").getByRole("listitem")).toHaveText(["tờ khai <b>mẫu 01</b>;", "giấy tờ tùy thân."]);
  await expect(visitor.locator("body")).not.toContainText(/Nguyễn Văn Mẫu|0912345678/);
  const path = visitor.url();

  await page.getByLabel("Lý do").fill("Trùng với câu hỏi khác.");
  await page.getByRole("button", { name: "Không đăng…", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Trùng với câu hỏi khác.");
  await page.getByRole("button", { name: "Thực hiện và gửi thư" }).click();
  await expect(page.getByText("Câu hỏi không hiển thị trên Cổng thông tin.")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Mở lại và đăng câu hỏi" })).toBeVisible();
  const answered = (status: number): Promise<void> =>
    expect(async () => expect((await visitor.goto(path))?.status()).toBe(status)).toPass({ timeout: 120_000 });
  await answered(404);
  await title.fill(clean.title);
  await page.getByLabel("Nội dung câu hỏi").fill(clean.body);
  await page.getByRole("button", { name: "Đăng…", exact: true }).click();
  await page.getByRole("button", { name: "Thực hiện và gửi thư" }).click();
  await expect(page.getByText("Đã đăng câu hỏi.")).toBeFocused();
  await answered(200);
  await visitor.close();
  expect(problems).toEqual([]);
});

test("comments on drafts are read, with their files, and removed; their outcome is published", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: portal.baseURL });
  const visitor = await context.newPage();
  await visitor.goto(t.drafts);
  const draftIn = async (phase: string): Promise<string> =>
    (await visitor.locator("main li", { hasText: phase }).first().getByRole("link").first().getAttribute("href")) ?? "";
  const [open, closed] = [await draftIn("Đang lấy ý kiến"), await draftIn("Đã hết hạn góp ý")];
  await visitor.goto(closed);
  const draft = (await visitor.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const title = "Góp ý <img src=x onerror=alert(3)> Điều 5";
  await send(
    browser,
    `${open}?form=contribution`,
    async (sender) => {
      await sender.getByLabel(t.draftTitle).fill(title);
      await sender.getByRole("textbox", { name: t.draftContent, exact: true }).fill("Đề nghị làm rõ khoản 2.");
      await sender.getByLabel(t.name).fill("Người góp ý mẫu");
      await sender.getByRole("textbox", { name: t.email, exact: true }).fill("gop-y@thu.example");
      await sender.getByLabel(t.file).setInputFiles({
        name: "góp ý.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"),
      });
      await sender.getByRole("checkbox").check();
    },
    t.sendComments,
  );

  await navigate("Góp ý dự thảo");
  await expectAccessible();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  await expect(page.locator("main img")).toHaveCount(0);
  await expect(page.getByText("Đề nghị làm rõ khoản 2.")).toBeVisible();
  await expectAccessible();
  const file = page.getByRole("link", { name: "góp ý.pdf" });
  // Where the system's language knows no UTF-8, Chromium gives files another name.
  await expect(file).toHaveAttribute("download", "góp ý.pdf");
  const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
  expect(readFileSync(await download.path(), "latin1")).toMatch(/^%PDF/);
  await page.getByRole("button", { name: "Xóa góp ý…" }).click();
  await page.getByRole("button", { name: "Xóa hẳn" }).click();
  await expect(page.getByText("Đã xóa góp ý.")).toBeFocused();
  await page.getByRole("link", { name: "Về các góp ý" }).click();
  await expect(page.getByText("Chưa có góp ý nào.")).toBeVisible();

  await page.getByRole("link", { name: draft }).click();
  await expect(page.getByRole("heading", { level: 1, name: draft })).toBeFocused();
  await page.getByLabel("Kết quả tiếp thu", { exact: true }).fill("Đã tiếp thu 12 ý kiến.");
  // The unit that answered last.
  await expect(page.getByLabel("Đơn vị phụ trách")).toHaveValue("Cục Thuế");
  await page.getByLabel("Đơn vị phụ trách").fill("Vụ Pháp chế");
  await page.getByRole("button", { name: "Công bố", exact: true }).click();
  await expect(page.getByText("Đã công bố kết quả tiếp thu trên trang của dự thảo.")).toBeFocused();
  await expectAccessible();
  await expect(async () => {
    await visitor.goto(closed);
    await expect(visitor.getByText("Đã tiếp thu 12 ý kiến.")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 120_000 });
  await context.close();
  expect(problems).toEqual([]);
});

test("a report is marked as done and opened again, with notes", { tag: "@verify" }, async ({ browser }) => {
  test.slow();
  await send(
    browser,
    "/btc/bao-loi?page=%2Fcong-doan&site=cong-doan",
    async (visitor) => {
      await visitor.getByLabel("Loại lỗi").selectOption("broken");
      await visitor.getByRole("textbox", { name: "Mô tả lỗi" }).fill("Ảnh không hiện <img src=x onerror=alert(4)>.");
    },
    "Gửi báo lỗi",
  );
  await navigate("Báo lỗi");
  const entry = page.getByRole("listitem").filter({ hasText: "Ảnh không hiện <img" });
  await expect(entry.getByRole("link")).toHaveAttribute("href", "/cong-doan");
  await entry.getByText("Đánh dấu đã xử lý…").click();
  await entry.getByLabel("Ghi chú cho đồng nghiệp").fill("Đã thay ảnh.");
  await expectAccessible();
  await entry.getByRole("button", { name: /^Đã xử lý xong:/ }).click();
  await expect(page.getByText(/^Đã đánh dấu báo lỗi/)).toBeFocused();
  await expect(entry).toHaveCount(0);
  await page.getByLabel("Trạng thái").selectOption("done");
  await expect(entry).toContainText("Đã thay ảnh.");
  await entry.getByText("Mở lại…").click();
  await entry.getByLabel("Ghi chú cho đồng nghiệp").fill("Vẫn hỏng.");
  await entry.getByRole("button", { name: /^Mở lại:/ }).click();
  await expect(page.getByText(/^Đã mở lại báo lỗi/)).toBeFocused();
  await page.getByLabel("Trạng thái").selectOption("open");
  await expect(entry).toContainText("Vẫn hỏng.");
  expect(problems).toEqual([]);
});

test("how an article is rated is seen, and its ratings are removed", { tag: "@verify" }, async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: portal.baseURL, locale: "vi-VN", javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto("/btc/thue-phi-le-phi");
  await visitor.goto((await visitor.locator("main article a, main li a").first().getAttribute("href")) ?? "");
  const title = (await visitor.getByRole("heading", { level: 1 }).innerText()).trim();
  await visitor.getByRole("radio", { name: "4 sao" }).check();
  await visitor.getByRole("button", { name: "Gửi đánh giá" }).click();
  await expect(visitor.getByText("Cảm ơn bạn đã đánh giá.")).toBeVisible();
  await context.close();

  await navigate("Đánh giá");
  const entry = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title }) });
  await expect(entry).toContainText("4 trên 5 sao");
  await expect(entry).toContainText("4 sao: 1");
  await expectAccessible();
  await entry.getByRole("button", { name: `Xóa các đánh giá của bài “${title}”…` }).click();
  await expectAccessible();
  await page.getByRole("dialog").getByRole("button", { name: "Xóa hẳn" }).click();
  await expect(page.getByText(`Đã xóa các đánh giá của bài “${title}”.`)).toBeFocused();
  await expect(page.getByText("Chưa có bài viết nào được đánh giá.")).toBeVisible();
  expect(problems).toEqual([]);
});

test("an administrator sees failed mail, makes a token for a program and ends it, and changes the second factors", async () => {
  test.slow();
  await navigate("Vận hành");
  await expect(page.getByRole("row", { name: "Gửi thư 0 0" })).toBeVisible();
  await expect(page.getByText("Không có thư nào bị lỗi.")).toBeVisible();
  await expectAccessible();
  await navigate("Phiên của tôi");
  await page.getByLabel("Tên chương trình").fill("Kiểm thử");
  await page.getByRole("button", { name: "Tạo mã", exact: true }).click();
  await expect(page.getByLabel("Mã truy cập mới")).toBeFocused();
  await expectAccessible();
  const authorization = `Bearer ${await page.getByLabel("Mã truy cập mới").inputValue()}`;
  const status = async (): Promise<number> => (await fetch(`${portal.baseURL}/api/admin/session`, { headers: { authorization } })).status;
  expect(await status()).toBe(200);
  await page.getByRole("button", { name: /^Kết thúc phiên Kiểm thử/ }).click();
  await expect(page.getByText("Đã kết thúc phiên.")).toBeFocused();
  expect(await status()).toBe(401);
  await page.getByRole("button", { name: /^Xóa khóa/ }).click();
  await expect(page.getByRole("alert")).toContainText("cách xác thực bước hai duy nhất");
  await page.getByRole("button", { name: "Dùng ứng dụng xác thực" }).click();
  const code = page.getByLabel("Mã gồm 6 chữ số");
  await expect(code).toBeFocused();
  await code.fill(codeOf((await page.locator("main code").innerText()).replaceAll(/\s/g, "")));
  await page.getByRole("button", { name: "Xác nhận" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Đã thiết lập ứng dụng xác thực." })).toBeFocused();
  await page.getByRole("button", { name: /^Xóa khóa/ }).click();
  await expect(page.getByText("Đã xóa khóa truy cập.")).toBeFocused();
  await page.getByRole("button", { name: "Tạo mã khôi phục mới" }).click();
  await expect(page.locator("main code")).toHaveCount(10);
  expect(problems).toEqual([]);
});
