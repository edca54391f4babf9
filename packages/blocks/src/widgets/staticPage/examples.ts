import { examplePage } from "../example-page.ts";
import type { WidgetExamples } from "../../examples.ts";
import { endless, hostilePage } from "../hostile-page.ts";
import { longText, richText } from "../html-examples.ts";
import { longTitle } from "../../samples/long.ts";

const breadcrumb = [...examplePage.breadcrumb.slice(0, 1), { label: "Giới thiệu" }];

export const examples: WidgetExamples = {
  normal: {
    content: {},
    page: {
      kind: "fixed",
      path: "/btc/gioi-thieu",
      category: undefined,
      breadcrumb,
      page: { slug: "gioi-thieu", title: "Giới thiệu", html: richText },
    },
  },
  empty: { content: {} },
  longText: { content: {}, page: { page: { slug: "dai", title: longTitle, html: longText } } },
  hostile: { content: {}, page: { ...hostilePage, page: { slug: "__proto__", title: endless, html: "" } } },
};
