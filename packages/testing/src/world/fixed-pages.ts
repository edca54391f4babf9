/** What fixed pages show: static pages, questions and answers. */
import type { Language } from "@portal/core";
import type { QuestionSummary, StaticPage } from "@portal/domain";
import type { QuestionFixture } from "../fixture.ts";

/** A stored page, by language. */
export const staticPageSlugs: Readonly<Record<Language, string>> = { vi: "gioi-thieu", en: "about" };

const page = (slug: string, language: Language, title: string, html: string): StaticPage => ({
  slug,
  language,
  title,
  html,
  counterpart: undefined,
});

export const samplePages: readonly StaticPage[] = [
  page(
    "gioi-thieu",
    "vi",
    "Giới thiệu",
    "<p>Bộ Tài chính (trang minh họa) quản lý nhà nước về tài chính, ngân sách, thuế và hải quan.</p><h2>Nhiệm vụ</h2><ul><li>Xây dựng dự toán ngân sách nhà nước;</li><li>quản lý nợ công và giá;</li><li>công khai số liệu để người dân giám sát.</li></ul>",
  ),
  page(
    "about",
    "en",
    "About the Ministry",
    "<p>The Ministry of Finance (sample site) is in charge of public finance, the budget, taxes and customs.</p><h2>Duties</h2><ul><li>To prepare the state budget;</li><li>to manage public debt and prices;</li><li>to publish its figures.</li></ul>",
  ),
  page("thong-tin-lien-he", "vi", "Thông tin liên hệ", "<p>Bộ phận một cửa tiếp nhận hồ sơ trong giờ hành chính.</p>"),
  page("contacts-us", "en", "Contact us", "<p>The front office takes applications during office hours.</p>"),
];

type Written = readonly [title: string, field: string, state: QuestionSummary["state"]];

const written: Readonly<Record<Language, readonly Written[]>> = {
  vi: [
    ["Thời hạn nộp hồ sơ quyết toán thuế năm nay là ngày nào?", "Thuế", "waiting"],
    ["Hàng mẫu không có giá trị thương mại có được miễn thuế nhập khẩu không?", "Hải quan", "answered"],
    ["Người dân xem dự toán ngân sách của phường ở đâu?", "Ngân sách nhà nước", "answered"],
  ],
  en: [
    ["When is this year's tax return due?", "Taxes", "waiting"],
    ["Are samples without commercial value free of import duty?", "Customs", "answered"],
    ["Where do I find the budget of my ward?", "State budget", "answered"],
  ],
};

const answers: Readonly<Record<Language, readonly [body: string, html: string, unit: string]>> = {
  vi: ["Tôi muốn biết quy định hiện hành.", "<p>Trả lời mẫu: đề nghị tra cứu tại chuyên mục văn bản.</p>", "Đơn vị mẫu"],
  en: ["I should like to know the rules in force.", "<p>Sample answer: please look among the documents.</p>", "Sample unit"],
};

function questionsIn(language: Language, site: string): QuestionFixture[] {
  const [body, html, unit] = answers[language];
  const summaries = written[language].map(([title, field, state], index): QuestionSummary => ({
    slug: `${language}-${index + 1}`,
    title,
    field,
    state,
    askedAt: `2026-11-${18 - index}T02:30:00Z`,
  }));
  return summaries.map((summary) => ({
    ...summary,
    site,
    body,
    answer: summary.state === "answered" ? { html, at: "2026-11-19T08:00:00Z", unit } : undefined,
    counterpart: undefined,
    related: summaries.filter(({ slug }) => slug !== summary.slug),
  }));
}

export const sampleQuestions: readonly QuestionFixture[] = [...questionsIn("vi", "btc"), ...questionsIn("en", "mof")];

/** An answered question, by language. */
export const questionSlugs: Readonly<Record<Language, string>> = { vi: "vi-2", en: "en-2" };
