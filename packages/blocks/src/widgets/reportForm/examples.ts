import type { PageForms, PageModel } from "@portal/domain";
import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { exampleForms } from "../../ui/form/example-forms.ts";
import { barePage, hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";

const path = "/btc/bao-loi?page=%2Fbtc%2Ftin-noi-bat";
const example = (page: Partial<PageModel>, forms: PageForms | undefined = exampleForms): WidgetExample => ({
  content: {},
  page: { kind: "fixed", category: undefined, path, ...(forms && { forms }), ...page },
});

export const examples: WidgetExamples = {
  normal: example({}),
  empty: { content: {}, page: { ...barePage, path: "/btc/bao-loi", forms: exampleForms } },
  longText: example({ ...longPage, path: `/btc/bao-loi?page=%2Fbtc%2F${"chinh-sach-".repeat(20)}` }),
  hostile: example({ ...hostilePage, path: "/btc/bao-loi?page=javascript:alert(1)&site=%3Cscript%3E" }),
};

/** Where nothing can be sent. */
export const closed: WidgetExample = { content: {}, page: { path, category: undefined } };

/** After it was sent. */
export const reported: WidgetExample = example({ path: `${path}&done=report` });

/** Sent, and drawn again with what is wrong. */
export const refused: WidgetExample = example(
  {},
  {
    ...exampleForms,
    submitted: {
      form: "report",
      values: { pagePath: "/btc/tin-noi-bat", content: "Ngắn", device: "Firefox, Linux, máy tính" },
      errors: [
        { field: "kind", code: "required" },
        { field: "content", code: "tooShort", values: { limit: 10 } },
      ],
    },
  },
);
