import { examplePage } from "../example-page.ts";
import type { WidgetExamples } from "../../examples.ts";
import { hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";
import { branches, hostileBranches, longBranches } from "../tree-examples.ts";

export const examples: WidgetExamples = {
  normal: {
    content: { sitemap: [...branches, ...branches] },
    page: {
      path: "/btc/so-do-trang-website",
      category: undefined,
      breadcrumb: [...examplePage.breadcrumb.slice(0, 1), { label: "Sơ đồ trang web" }],
    },
  },
  empty: { content: {} },
  longText: { content: { sitemap: longBranches }, page: longPage },
  hostile: { content: { sitemap: hostileBranches }, page: hostilePage },
};
