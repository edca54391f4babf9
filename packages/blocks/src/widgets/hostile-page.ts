/** A page whose every text and address is hostile, with menus and crumbs to match. */
import type { MenuItem } from "@portal/core";
import type { Article, PageModel } from "@portal/domain";
import { hostileCategory, hostileLinks, hostileTexts } from "../samples/hostile.ts";
import { exampleArticle, examplePage } from "./example-page.ts";

/** Ten thousand characters without a space. */
export const endless = "Tiêuđềkhônghếtđược".repeat(600).slice(0, 10_000);

const menu: readonly MenuItem[] = hostileLinks.map((path, index) => ({
  path,
  label: hostileTexts[index] || endless,
  blank: index % 2 === 0,
  order: Number.NaN,
  children:
    index < 2
      ? [
          {
            path,
            label: endless,
            blank: true,
            order: 0,
            children: [{ path, label: hostileTexts[0], blank: false, order: 0, children: [] }],
          },
        ]
      : [],
}));

export const hostileArticle: Article = {
  ...exampleArticle,
  title: endless,
  summary: hostileTexts[0],
  image: hostileLinks[0],
  publishedAt: "hôm qua",
  author: hostileTexts[2],
  source: endless,
};

export const hostilePage: Partial<PageModel> = {
  path: "//evil.example/%00?q=%3Cscript%3E&page=-1#<script>",
  title: hostileTexts[0],
  description: endless,
  languageSwitch: hostileLinks[0],
  alternates: { vi: hostileLinks[0], en: hostileLinks[3] },
  site: {
    ...examplePage.site,
    slug: "../__proto__",
    name: endless,
    logo: hostileLinks[2],
    logoLink: hostileLinks[0],
    banner: hostileLinks[3],
    menu,
    searchLink: '"><script>',
    identity: {
      organisation: hostileTexts[0],
      address: endless,
      phone: "javascript:alert(1)",
      email: "a@b.c\njavascript:alert(1)",
      responsible: hostileTexts[2],
    },
  },
  breadcrumb: [{ label: hostileTexts[0], href: hostileLinks[0] }, { label: endless, href: hostileLinks[3] }, { label: hostileTexts[2] }],
  category: { ...hostileCategory, description: endless },
  article: hostileArticle,
};

/** Everything that is optional left out. */
export const barePage: Partial<PageModel> = {
  alternates: {},
  breadcrumb: [],
  site: { ...examplePage.site, menu: [], identity: {} },
};
