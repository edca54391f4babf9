import type { NearPage } from "@portal/domain";
import { hostileLinks, hostileTexts } from "../../samples/hostile.ts";
import { longName, longTitle } from "../../samples/long.ts";
import type { WidgetExamples } from "../../examples.ts";
import { pageExamples } from "../page-examples.ts";
import { endless } from "../hostile-page.ts";

const near: readonly NearPage[] = [
  { href: "/btc/tin-tuc/du-toan-ngan-sach-nam-2027", title: "Dự toán ngân sách nhà nước năm 2027", language: "vi", site: "Bộ Tài chính" },
  { href: "/cuc-thue/tin/thu-ngan-sach-quy-iii", title: "Thu ngân sách quý III tăng 8,2 %", language: "vi", site: "Cục Thuế" },
  { href: "/mof/news/state-budget-2027", title: "State budget 2027", language: "en", site: "Ministry of Finance" },
];

export const notFoundExamples: WidgetExamples = {
  normal: { content: {}, page: { near: { words: "du toan ngan sach", pages: near } } },
  empty: pageExamples.empty,
  longText: {
    content: {},
    page: {
      ...pageExamples.longText.page,
      near: {
        words: longTitle,
        pages: near.map((one, index) => ({ ...one, href: `${one.href}-${index}`, title: longTitle, site: longName })),
      },
    },
  },
  hostile: {
    content: {},
    page: {
      ...pageExamples.hostile.page,
      near: {
        words: endless,
        pages: hostileLinks.map((href, index) => ({ href, title: hostileTexts[index] ?? endless, language: "en", site: endless })),
      },
    },
  },
};
