import type { Language } from "@portal/core";

interface PageNames {
  /** Of the ministry's site where the database does not have it yet. */
  readonly newPortal: string;
  readonly searchFor: (terms: string) => string;
  /** Of a page whose record has no summary. */
  readonly description: (site: string) => string;
}

export const pageNames: Readonly<Record<Language, PageNames>> = {
  vi: {
    newPortal: "Cổng thông tin điện tử",
    searchFor: (terms) => `Tìm kiếm: ${terms}`,
    description: (site) => `Thông tin chính thức của ${site}.`,
  },
  en: {
    newPortal: "Information portal",
    searchFor: (terms) => `Search: ${terms}`,
    description: (site) => `Official information of ${site}.`,
  },
};
