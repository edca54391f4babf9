/** What people come to a finance ministry's portal for, and do not know where it stands: ten questions, each answered in at most three clicks from the home. */
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";

/** The name of a link, or words to search for. */
type Step = string | RegExp | { readonly search: string };

interface Question {
  readonly asks: string;
  readonly steps: readonly Step[];
  /** Stands on the page that is reached. */
  readonly answer: string | RegExp;
}

const MOST_CLICKS = 3;

const vietnamese: readonly Question[] = [
  {
    asks: "thu, chi ngân sách tháng vừa qua",
    steps: ["Dự toán thu, chi ngân sách", "Tình hình thu, chi ngân sách nhà nước tháng 10/2026"],
    answer: "2.122,6",
  },
  { asks: "tỷ giá hạch toán của một tháng", steps: ["Thông báo tỷ giá hạch toán ngoại tệ tháng 9/2026"], answer: "24.908" },
  {
    asks: "một thông tư theo số",
    steps: [{ search: "112/2026/TT-BTC" }, "Thông tư hướng dẫn kê khai, nộp thuế đối với hộ kinh doanh"],
    answer: "112/2026/TT-BTC-M",
  },
  {
    asks: "một biểu mẫu",
    steps: [{ search: "mẫu phiếu góp ý" }, /^Mẫu phiếu góp ý dự thảo văn bản/],
    answer: /phiếu góp ý/i,
  },
  { asks: "đặt câu hỏi", steps: ["Sơ đồ trang", "Hỏi đáp", "Đặt câu hỏi"], answer: "Nội dung câu hỏi" },
  {
    asks: "góp ý một dự thảo",
    steps: ["Dự thảo Thông tư sửa đổi quy định về hoàn thuế giá trị gia tăng", "Viết ý kiến góp ý"],
    answer: "Nội dung góp ý",
  },
  {
    asks: "phát biểu của Bộ trưởng",
    steps: ["Trang thông tin Bộ trưởng", "Phát biểu, bài viết", "Phát biểu khai mạc diễn đàn tài chính số"],
    answer: "Phát biểu khai mạc diễn đàn tài chính số",
  },
  {
    asks: "giá cả",
    steps: ["Giá hàng hóa thiết yếu ổn định, nguồn cung Tết được chuẩn bị sớm"],
    answer: "Giá hàng hóa thiết yếu ổn định",
  },
  { asks: "liên hệ của một đơn vị", steps: ["Cục Quản lý giá"], answer: /Điện thoại/ },
  { asks: "giới thiệu bằng tiếng Anh", steps: ["English", "About the Ministry"], answer: "About the Ministry" },
];

const english: readonly Question[] = [
  { asks: "budget figures", steps: ["State budget"], answer: "2,529" },
  { asks: "the exchange rate of a month", steps: ["Accounting exchange rates for October 2026"], answer: "24,950" },
  {
    asks: "a circular by its number",
    steps: [{ search: "112/2026/TT-BTC" }, "Thông tư hướng dẫn kê khai, nộp thuế đối với hộ kinh doanh"],
    answer: "112/2026/TT-BTC-M",
  },
  { asks: "a tax form", steps: [{ search: "tax form" }, /^All tax forms now fill themselves in/], answer: /tax forms/i },
  { asks: "to ask a question", steps: ["Sitemap", "Questions and answers", "Ask a question"], answer: "Your question" },
  {
    asks: "to comment on a draft",
    steps: ["Sitemap", "Drafts open for comment", "Draft circular on budget disclosure by commune authorities"],
    answer: /comment/i,
  },
  {
    asks: "what the minister said",
    steps: ["Sitemap", "Activities of the Minister", /^The Minister opens the regional conference/],
    answer: /The Minister opens the regional conference/,
  },
  {
    asks: "prices",
    steps: ["Prices of essential goods stable as supplies for the New Year are prepared"],
    answer: "Prices of essential goods stable",
  },
  { asks: "whom to turn to in the ministry", steps: ["Contact us"], answer: "Spokesperson" },
  { asks: "an overview", steps: ["About the Ministry"], answer: "About the Ministry" },
];

async function take(page: Page, step: Step): Promise<void> {
  if (typeof step === "object" && "search" in step) {
    const box = page.locator("input[name=q]").filter({ visible: true }).first();
    await box.fill(step.search);
    await box.press("Enter");
  } else
    await page
      .getByRole("link", { name: step, exact: typeof step === "string" })
      .filter({ visible: true })
      .first()
      .click();
}

for (const { home, language, questions } of [
  { home: "/", language: "vi", questions: vietnamese },
  { home: "/mof", language: "en", questions: english },
])
  for (const { asks, steps, answer } of questions)
    test(`who looks for ${asks} finds it in ${language}`, async ({ page }) => {
      expect(steps.length).toBeLessThanOrEqual(MOST_CLICKS);
      await page.goto(home);
      for (const [index, step] of steps.entries()) {
        await hydrated(page);
        const before = page.url();
        await take(page, step);
        // The last one may open a form where it stands.
        if (index < steps.length - 1) await expect(page).not.toHaveURL(before);
      }
      await expect(page.getByText(answer).filter({ visible: true }).first()).toBeVisible();
    });
