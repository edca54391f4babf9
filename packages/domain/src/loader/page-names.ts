import type { Language } from "@portal/core";

interface PageNames {
  /** Of the ministry's site where the database does not have it yet. */
  readonly newPortal: string;
  readonly searchFor: string;
  /** Of a draft's page with its form opened. */
  readonly commentOn: string;
  /** Of a page whose record has no summary. */
  readonly description: string;
}

/** Names of pages without a record, as `fillText` takes them. */
export const pageNames: Readonly<Record<Language, PageNames>> = {
  vi: {
    newPortal: "Cổng thông tin điện tử",
    searchFor: "Tìm kiếm: {{terms}}",
    commentOn: "Gửi ý kiến: {{draft}}",
    description: "Thông tin chính thức của {{site}}.",
  },
  en: {
    newPortal: "Information portal",
    searchFor: "Search: {{terms}}",
    commentOn: "Send comments: {{draft}}",
    description: "Official information of {{site}}.",
  },
};
