import { longTitle } from "../../samples/long.ts";
import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { examplePage } from "../example-page.ts";
import { endless, hostilePage } from "../hostile-page.ts";
import { hostileQuestions, longQuestion, questionList } from "../question-examples.ts";

const page = {
  path: "/btc/hoi-dap",
  category: undefined,
  breadcrumb: [...examplePage.breadcrumb.slice(0, 1), { label: "Hỏi đáp" }],
};

export const examples: WidgetExamples = {
  normal: { content: { questions: questionList }, page },
  empty: { content: {}, page },
  longText: {
    content: { questions: { ...questionList, questions: longQuestion.related, fields: [longTitle], field: longTitle, terms: longTitle } },
    page,
  },
  hostile: {
    content: {
      questions: { ...questionList, questions: hostileQuestions, fields: [endless], page: -3, total: Number.NaN, terms: '"><script>' },
    },
    page: hostilePage,
  },
};

export const nothingFound: WidgetExample = {
  content: { questions: { ...questionList, questions: [], total: 0, field: "Giá", state: "waiting", terms: "sữa" } },
  page: { ...page, path: "/btc/hoi-dap?field=Gi%C3%A1&state=waiting&q=s%E1%BB%AFa" },
};
