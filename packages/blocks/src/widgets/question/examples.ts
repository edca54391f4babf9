import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { examplePage } from "../example-page.ts";
import { hostilePage } from "../hostile-page.ts";
import { hostileQuestion, longQuestion, question } from "../question-examples.ts";

const page = {
  path: `/btc/hoi-dap/chi-tiet-cau-hoi?id=${question.slug}`,
  category: undefined,
  breadcrumb: [...examplePage.breadcrumb.slice(0, 1), { label: "Hỏi đáp", href: "/btc/hoi-dap" }, { label: question.title }],
};

export const examples: WidgetExamples = {
  normal: { content: {}, page: { ...page, question } },
  empty: { content: {}, page },
  longText: { content: {}, page: { ...page, question: longQuestion } },
  hostile: { content: {}, page: { ...hostilePage, question: hostileQuestion } },
};

export const waiting: WidgetExample = {
  content: {},
  page: { ...page, question: { ...question, state: "waiting", answer: undefined, related: [] } },
};
