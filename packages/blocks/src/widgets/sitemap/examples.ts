import type { SiteCard } from "@portal/domain";
import { examplePage } from "../example-page.ts";
import type { WidgetExamples } from "../../examples.ts";
import { hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";
import { branches, hostileBranches, longBranches } from "../tree-examples.ts";

const sites: readonly SiteCard[] = [
  { slug: "vien", name: "Viện Chiến lược và Chính sách", href: "/vien", language: "vi", logo: "", organisation: undefined },
  { slug: "mof", name: "Ministry of Finance Portal", href: "/mof", language: "en", logo: "", organisation: undefined },
];

export const examples: WidgetExamples = {
  normal: {
    content: { sitemap: [...branches, ...branches], sites },
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
