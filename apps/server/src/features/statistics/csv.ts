import type { Statistics } from "@portal/contracts";
import type { Language } from "@portal/core";
import { toCsv } from "../../services/csv.ts";

/** The parts that may be had as tables. */
export const csvParts = ["days", "pages", "words", "missing"] as const;
export type CsvPart = (typeof csvParts)[number];

type Rows = { readonly [Part in CsvPart]: Statistics[Part] };

const headers: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  vi: {
    day: "Ngày",
    views: "Lượt xem",
    bots: "Lượt xem của chương trình tự động",
    searches: "Lượt tìm kiếm",
    inVain: "Tìm kiếm không có kết quả",
    missing: "Địa chỉ không có trang",
    site: "Trang đơn vị",
    kind: "Loại trang",
    pages: "Trang",
    words: "Từ tìm kiếm",
  },
  en: {
    day: "Date",
    views: "Views",
    bots: "Views by programs",
    searches: "Searches",
    inVain: "Searches that found nothing",
    missing: "Address without a page",
    site: "Site",
    kind: "Kind of page",
    pages: "Page",
    words: "Words searched",
  },
};

const columns: { readonly [Part in CsvPart]: readonly (keyof Rows[Part][number] & string)[] } = {
  days: ["day", "views", "bots", "searches", "inVain", "missing"],
  pages: ["site", "kind", "label", "views"],
  words: ["site", "label", "views"],
  missing: ["site", "label", "views"],
};

/** One part of the statistics as a table for spreadsheets. */
export function statisticsToCsv<Part extends CsvPart>(part: Part, rows: Rows[Part], language: Language): string {
  const names = headers[language];
  const header = columns[part].map((name) => names[name === "label" ? part : name] ?? name);
  const body = rows.map((row) => columns[part].map((name) => (row as unknown as Readonly<Record<string, string | number>>)[name] ?? null));
  return toCsv(header, body);
}
