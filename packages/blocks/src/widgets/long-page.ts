/** A page with texts at the upper end of what editors write. */
import type { PageModel } from "@portal/domain";
import { longName, longSummary, longTitle } from "../samples/long.ts";
import { exampleArticle, exampleMenu, examplePage } from "./example-page.ts";

export const longArticle = { ...exampleArticle, title: longTitle, summary: longSummary, author: longName, source: longName };

export const longPage: Partial<PageModel> = {
  site: {
    ...examplePage.site,
    name: longName,
    menu: [...exampleMenu, ...exampleMenu].map((item, index) => (index % 3 === 2 ? { ...item, label: longName } : item)),
    identity: {
      organisation: longName,
      address: longSummary,
      phone: "(024) 0000 0000, (024) 0000 0001",
      email: "ban.bien.tap.cong.thong.tin.dien.tu@tai-chinh.example.org",
      responsible: longName,
    },
  },
  breadcrumb: [{ label: longName, href: "/btc" }, { label: longName, href: "/btc/tin-tuc" }, { label: longTitle }],
  category: { slug: "tin", name: longName, href: "/btc/tin-tuc", description: longSummary },
  article: longArticle,
};
