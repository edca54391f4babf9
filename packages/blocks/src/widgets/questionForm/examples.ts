import type { PageForms, PageModel } from "@portal/domain";
import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { exampleForms } from "../../ui/form/example-forms.ts";
import { barePage, hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";
import { questionList } from "../question-examples.ts";

const path = "/btc/hoi-dap/dat-cau-hoi";
const example = (page: Partial<PageModel>, fields: readonly string[], forms: PageForms = exampleForms): WidgetExample => ({
  content: { questions: { ...questionList, fields } },
  page: { kind: "fixed", category: undefined, path, forms, ...page },
});

export const examples: WidgetExamples = {
  normal: example({}, ["Hải quan", "Ngân sách nhà nước", "Thuế"]),
  empty: { content: {}, page: { ...barePage, path, forms: exampleForms } },
  longText: example(longPage, ["Chính sách thuế, phí, lệ phí và thu khác của ngân sách nhà nước đối với doanh nghiệp nhỏ và vừa"]),
  hostile: example(hostilePage, [`<script>alert(1)</script>`, `" onfocus="alert(1)`]),
};

/** Where nothing can be sent. */
export const closed: WidgetExample = { content: {}, page: { path, category: undefined } };

/** Sent, and drawn again with what is wrong. */
export const refused: WidgetExample = example({}, ["Thuế"], {
  ...exampleForms,
  submitted: {
    form: "question",
    values: { field: "Thuế", title: "Hoàn thuế thế nào?", content: "Tôi muốn hỏi về thủ tục hoàn thuế.", email: "ten-sai" },
    errors: [
      { field: "email", code: "email" },
      { field: "consent", code: "consent" },
      { field: "capcha", code: "captcha" },
    ],
  },
});
