/** Questions that the examples of lists and pages share. */
import type { Question, QuestionsContent, QuestionSummary } from "@portal/domain";
import { hostileTexts } from "../samples/hostile.ts";
import { longSummary, longTitle } from "../samples/long.ts";
import { endless } from "./hostile-page.ts";
import { richText } from "./html-examples.ts";

const asked = (number: number, title: string, field: string, state: QuestionSummary["state"] = "answered"): QuestionSummary => ({
  slug: `cau-hoi-${number}`,
  title,
  field,
  askedAt: `2026-11-${String(20 - number).padStart(2, "0")}T02:30:00Z`,
  state,
});

export const questions: readonly QuestionSummary[] = [
  asked(1, "Thời hạn nộp hồ sơ quyết toán thuế năm nay là ngày nào?", "Thuế", "waiting"),
  asked(2, "Hàng mẫu không có giá trị thương mại có được miễn thuế nhập khẩu không?", "Hải quan"),
  asked(3, "Người dân xem dự toán ngân sách của phường ở đâu?", "Ngân sách nhà nước"),
];

export const questionList: QuestionsContent = {
  questions,
  total: 23,
  page: 1,
  pageSize: 3,
  fields: ["Hải quan", "Ngân sách nhà nước", "Thuế"],
  field: undefined,
  state: undefined,
  terms: undefined,
};

export const question: Question = {
  ...asked(2, "Hàng mẫu không có giá trị thương mại có được miễn thuế nhập khẩu không?", "Hải quan"),
  body: "Công ty chúng tôi nhận hàng mẫu của đối tác nước ngoài.\nHàng chỉ dùng để thử nghiệm.",
  answer: { html: richText, at: "2026-11-19T08:00:00Z", unit: "Cục Hải quan (đơn vị mẫu)" },
  counterpart: undefined,
  related: questions.slice(0, 2),
};

export const longQuestion: Question = {
  ...question,
  title: longTitle,
  body: longSummary.repeat(5),
  field: longTitle,
  related: questions.map((one) => ({ ...one, title: longTitle, field: longTitle })),
};

export const hostileQuestions: readonly QuestionSummary[] = hostileTexts.map((text) => ({
  slug: "../__proto__?x=<script>",
  title: text,
  field: endless,
  askedAt: "hôm qua",
  state: "waiting",
}));

export const hostileQuestion: Question = {
  slug: "__proto__",
  title: endless,
  field: hostileTexts[0],
  askedAt: "hôm qua",
  state: "answered",
  body: hostileTexts[0],
  answer: { html: "", at: "", unit: endless },
  counterpart: undefined,
  related: hostileQuestions,
};
