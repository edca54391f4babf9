/** The ten tasks in this portal's administration, in Vietnamese, by its first administrator, who publishes alone. */
import type { Browser, Locator, Page } from "playwright";
import { startServer } from "../../../scripts/lib/portal-server.ts";
import { freePort } from "../portal-server.ts";
import { signIn } from "../../../scripts/screenshots/administration.ts";
import { type SampleFiles, withSampleFiles } from "../../../scripts/lib/testing/sample-files.ts";
import { createHands, type Hands } from "./hands.ts";
import { look } from "./look-at-portal.ts";
import { askQuestion, beginArticle, misspell, QUESTION, TYPO_ARTICLE } from "./prepare-portal.ts";
import { type Day, type Task, tasks, texts } from "./tasks.ts";

interface Desk {
  readonly page: Page;
  readonly hands: Hands;
  readonly files: SampleFiles;
}

/** Goes to a record, a page or something that can be begun, by letters of its name. */
async function goTo({ page, hands }: Desk, letters: string): Promise<void> {
  await hands.press("Control+k");
  await hands.see(page.getByRole("dialog"));
  await hands.type(letters);
  await hands.press("Enter");
}

const button = ({ page }: Desk, name: string): Locator => page.getByRole("button", { name, exact: true });
/** As a label names it, where the field may be left empty too. */
const named = (name: string): RegExp => new RegExp(`^${name}(?: \\(không bắt buộc\\))?$`);
const field = ({ page }: Desk, name: string): Locator => page.getByRole("textbox", { name: named(name) });

/** Where one types. */
const focused = (target: Locator): Locator => target.and(target.page().locator(":focus"));

async function publish(desk: Desk): Promise<void> {
  await desk.hands.click(button(desk, "Duyệt và xuất bản ngay"));
  await desk.hands.see(desk.page.getByRole("status").filter({ hasText: "Đã xuất bản" }));
}

/** Searches in a field for a record, and takes the first that is found. */
async function pick({ page, hands }: Desk, label: string, letters: string): Promise<void> {
  await hands.click(page.getByRole("combobox", { name: named(label) }));
  await hands.type(letters);
  await hands.press("Enter");
}

/** Types over what a field holds. */
async function replace(desk: Desk, name: string, text: string): Promise<void> {
  await desk.hands.click(field(desk, name));
  await desk.hands.press("Control+a");
  await desk.hands.type(text);
}

const day: Readonly<Record<Task, (desk: Desk) => Promise<void>>> = {
  async publishArticle(desk) {
    const { page, hands, files } = desk;
    const { title, text, alternative, cells } = texts.article;
    await hands.click(page.getByRole("link", { name: "Viết bài mới" }));
    await hands.see(focused(field(desk, "Tiêu đề")));
    await hands.type(title);
    await hands.press("Enter");
    await hands.see(focused(field(desk, "Nội dung")));
    await hands.type(text);
    await hands.press("Enter");
    await hands.click(button(desk, "Hình ảnh"));
    await hands.attach(page.getByLabel("Tải hình từ máy tính lên"), files.picture);
    await hands.see(page.getByText("Đã chọn:"));
    await hands.see(focused(field(desk, "Văn bản thay thế")));
    await hands.type(alternative);
    await hands.press("Enter");
    await hands.press("Enter");
    await hands.click(button(desk, "Liên kết"));
    await hands.attach(page.getByLabel("Tải tệp từ máy tính lên"), files.document);
    await hands.see(page.locator("dialog input[value^='/api/mediafile/']"));
    await hands.click(button(desk, "Áp dụng"));
    await hands.press("Enter");
    await hands.click(button(desk, "Chèn bảng"));
    for (const [index, cell] of cells.entries()) {
      if (index > 0) await hands.press("Tab");
      await hands.type(cell);
    }
    await publish(desk);
  },
  async fixTypo(desk) {
    await goTo(desk, "dai");
    await desk.hands.click(button(desk, "Sửa nội dung"));
    await desk.hands.see(field(desk, "Nội dung"));
    await desk.hands.placeAfter(field(desk, "Nội dung"), texts.typo.doubled);
    await desk.hands.press("Backspace");
    await publish(desk);
  },
  async changeLead(desk) {
    await goTo(desk, "hop giao ban");
    await desk.hands.click(button(desk, "Sửa nội dung"));
    await pick(desk, "Chuyên mục", "tin tieu");
    await desk.hands.click(desk.page.getByRole("button", { name: "Bây giờ: Thời điểm đăng" }));
    await publish(desk);
  },
  async addCard(desk) {
    const { page, hands } = desk;
    await goTo(desk, "btc");
    await hands.click(button(desk, "Sửa bố cục"));
    await hands.click(
      page.getByRole("navigation", { name: "Các khối của trang" }).getByRole("button", { name: /Các cổng thông tin khác/ }),
    );
    await hands.click(button(desk, "Thêm thẻ"));
    await hands.type(texts.card.title);
    await hands.press("Tab");
    await hands.type(texts.card.link);
    await hands.press("Tab", 2);
    await hands.type(texts.card.text);
    await publish(desk);
  },
  async moveCategory(desk) {
    const { page, hands } = desk;
    await hands.click(page.getByRole("navigation", { name: "Điều hướng chính" }).getByRole("link", { name: "Chuyên mục" }));
    await hands.click(page.getByRole("treeitem", { name: /^Thu hút đầu tư/ }).getByText("Thu hút đầu tư"));
    await hands.click(button(desk, "Sửa tên và nội dung"));
    await hands.see(focused(field(desk, "Tên")));
    await hands.type(texts.category.name);
    await hands.click(page.getByRole("combobox", { name: named("Chuyên mục cha") }));
    await hands.click(page.getByRole("option", { name: /^Tin tức tài chính/ }));
    await publish(desk);
  },
  async answerQuestion(desk) {
    const { page, hands } = desk;
    await hands.click(page.getByRole("link", { name: /câu hỏi/ }).first());
    await hands.click(page.getByRole("link", { name: QUESTION }));
    await hands.click(button(desk, "Đăng…"));
    await hands.click(button(desk, "Thực hiện và gửi thư"));
    await hands.click(field(desk, "Câu trả lời"));
    await hands.type(texts.answer);
    await hands.click(field(desk, "Đơn vị phụ trách"));
    await hands.type("Vụ Pháp chế");
    await hands.click(button(desk, "Đăng câu trả lời…"));
    await hands.click(button(desk, "Thực hiện và gửi thư"));
    await hands.see(page.getByText("Đã đăng câu trả lời."));
  },
  async publishOutcome(desk) {
    const { page, hands } = desk;
    await hands.click(page.getByRole("link", { name: /dự thảo sắp hết hạn/ }));
    await hands.click(page.getByRole("link", { name: "Dự thảo Thông tư về khoán kinh phí sử dụng xe ô tô" }));
    await hands.click(field(desk, "Kết quả tiếp thu"));
    await hands.type(texts.outcome);
    // The unit is the one that answered last.
    await hands.click(button(desk, "Công bố"));
    await hands.see(page.getByText("Đã công bố kết quả tiếp thu trên trang"));
  },
  async translatePage(desk) {
    await goTo(desk, "gioi thieu vu");
    await desk.hands.click(button(desk, "Tạo bản ngôn ngữ khác"));
    await desk.hands.click(field(desk, "Tiêu đề"));
    await desk.hands.type(texts.translation.title);
    await desk.hands.press("Enter");
    await replace(desk, "Nội dung", texts.translation.text);
    await desk.hands.click(button(desk, "Xong"));
    await publish(desk);
  },
  async endArticles(desk) {
    const { page, hands } = desk;
    await hands.click(page.getByRole("navigation", { name: "Điều hướng chính" }).getByRole("link", { name: "Nội dung" }));
    const box = (row: number): Locator => page.getByRole("row").nth(row).getByRole("checkbox");
    await hands.click(box(1));
    await hands.click(box(10), "Shift");
    await hands.click(button(desk, "Kết thúc đăng 10 bài"));
    await hands.click(button(desk, "Tạo bộ thay đổi"));
    await publish(desk);
  },
  async findUses(desk) {
    await goTo(desk, "tin tieu diem");
    await desk.hands.see(desk.page.getByRole("heading", { name: "Nơi sử dụng" }));
    await desk.hands.see(desk.page.getByText("Cổng thông tin điện tử Bộ Tài chính").first());
  },
};

/** @throws where the portal cannot be started, or where visitors do not see what a task did */
export async function portalDay(browser: Browser): Promise<Day> {
  // Passkeys belong to an origin, which has to be known before.
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = await startServer({ PORT: String(port), PUBLIC_ORIGIN: origin });
  try {
    const [, email = "", password = ""] = /Administrator account (\S+), password (\S+)/.exec(server.said) ?? [];
    const options = { baseURL: origin, locale: "vi-VN", timezoneId: "Asia/Ho_Chi_Minh", reducedMotion: "reduce" } as const;
    const context = await browser.newContext({ ...options, viewport: { width: 1440, height: 1000 } });
    const page = await context.newPage();
    await page.goto("/quan-tri");
    await signIn(page, { email, password, language: "vi" });
    await misspell(page, TYPO_ARTICLE);
    await beginArticle(page);
    const visitor = await (await browser.newContext(options)).newPage();
    await askQuestion(visitor, QUESTION);
    return await withSampleFiles(async (files) => {
      const taken: Partial<Record<Task, ReturnType<Hands["effort"]>>> = {};
      for (const task of Object.keys(tasks) as Task[]) {
        await page.goto("/quan-tri");
        await page.getByRole("heading", { name: "Trang bắt đầu" }).waitFor();
        const hands = createHands(page);
        await day[task]({ page, hands, files });
        taken[task] = hands.effort();
        await look(visitor, task);
      }
      return taken as Day;
    });
  } finally {
    await server.stop();
  }
}
