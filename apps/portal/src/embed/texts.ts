import type { Language } from "@portal/core";

/** Texts of what pages of others show in a frame. */
export const embedTexts: Readonly<
  Record<
    Language,
    {
      readonly source: string;
      readonly figures: string;
      readonly day: string;
      readonly noFigures: string;
      readonly noHeadlines: string;
      readonly newTab: string;
    }
  >
> = {
  vi: {
    source: "Nguồn",
    figures: "Bảng số liệu",
    day: "Ngày",
    noFigures: "Chưa có số liệu.",
    noHeadlines: "Chưa có tin bài nào.",
    newTab: "(mở trong thẻ mới)",
  },
  en: {
    source: "Source",
    figures: "Table of figures",
    day: "Date",
    noFigures: "There are no figures yet.",
    noHeadlines: "There are no articles yet.",
    newTab: "(opens in a new tab)",
  },
};
