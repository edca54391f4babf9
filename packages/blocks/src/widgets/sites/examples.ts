import type { SiteCard } from "@portal/domain";
import type { WidgetExamples } from "../../examples.ts";
import { hostileLinks, hostileTexts } from "../../samples/hostile.ts";
import { longName } from "../../samples/long.ts";
import { examplePage } from "../example-page.ts";
import { endless, hostilePage } from "../hostile-page.ts";
import { branches, hostileBranches, longBranches } from "../tree-examples.ts";

const site = (slug: string, name: string, language: SiteCard["language"] = "vi"): SiteCard => ({
  slug,
  name,
  href: `/${slug}`,
  language,
  logo: "/static/logo-default.svg",
  organisation: `${name} (đơn vị mẫu)`,
});

const sites = [
  site("btc", "Cổng thông tin điện tử Bộ Tài chính"),
  site("cuc-quan-ly-gia", "Cục Quản lý giá"),
  site("vien-chien-luoc", "Viện Chiến lược và Chính sách"),
  site("mof", "Ministry of Finance Portal", "en"),
];

const page = {
  path: "/btc/chuyen-trang",
  category: undefined,
  breadcrumb: [...examplePage.breadcrumb.slice(0, 1), { label: "Chuyên trang" }],
};

export const examples: WidgetExamples = {
  normal: { content: { sites, sitemap: branches }, page },
  empty: { content: {}, page },
  longText: {
    content: { sites: sites.map((one) => ({ ...one, name: longName, organisation: longName.repeat(2) })), sitemap: longBranches },
    page,
  },
  hostile: {
    content: {
      sites: hostileTexts.map((text, index) => ({
        slug: "__proto__",
        name: text,
        href: hostileLinks[index] ?? "",
        language: "en",
        logo: hostileLinks[index] ?? "",
        organisation: endless,
      })),
      sitemap: hostileBranches,
    },
    page: hostilePage,
  },
};
