import { readBytes, readText } from "../content.ts";
import type { Language } from "../sentences.ts";
import type { FileLine } from "../records.ts";
import { paperOf } from "./paper.ts";
import { sheetsOf } from "./workbook.ts";
import { writeCsv } from "./csv.ts";
import { writeExcel } from "./excel.ts";
import { writePdf } from "./pdf.ts";
import { writeWord } from "./word.ts";

/** What is offered for download. */
export type FileFormat = "docx" | "xlsx" | "csv" | "pdf";

const contentTypes: Readonly<Record<FileFormat, string>> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  pdf: "application/pdf",
};

/** Made by hand, for the documents that they are about; all others are written from their texts. */
const madeByHand = new Map([
  ["mau-phieu-gop-y-du-thao-van-ban-quy-pham-phap-luat", "gop-y-mau.docx"],
  ["form-for-comments-on-draft-documents", "comment-form-sample.docx"],
  ["bieu-mau-cong-khai-ngan-sach-danh-cho-don-vi-du-toan", "cong-khai-mau.xlsx"],
  ["budget-tables-for-the-third-quarter-of-2026", "budget-sample.xlsx"],
]);

/** An article's document as a file. */
export interface DocumentFile {
  /** Of the article. */
  readonly slug: string;
  readonly title: string;
  readonly language: Language;
  /** Number, issuer and day, where it has them. */
  readonly facts: readonly string[];
  readonly format: FileFormat;
}

const pathOf = ({ slug, format }: Pick<DocumentFile, "slug" | "format">): string => `tep/${slug}.${format}`;

/** Address under which the portal serves it. */
export const documentAddress = (file: Pick<DocumentFile, "slug" | "format">): string => `/api/mediafile/${pathOf(file)}`;

export function documentLine(file: DocumentFile): FileLine {
  return { kind: "file", path: pathOf(file), contentType: contentTypes[file.format], base64: bytesOf(file).toString("base64") };
}

function bytesOf({ slug, title, language, facts, format }: DocumentFile): Buffer {
  const ready = madeByHand.get(slug);
  if (ready !== undefined) return readBytes(`documents/${ready}`);
  switch (format) {
    case "xlsx":
      return writeExcel(title, sheetsOf(title));
    case "csv":
      return writeCsv(sheetsOf(title), language);
    case "docx":
      return writeWord(paperOf(title, facts, language));
    case "pdf":
      return writePdf(paperOf(title, facts, language));
  }
}

/** The videos' film and captions, one of each for a language. */
const media = {
  film: { contentType: "video/webm", vi: "ban-tin-vi.webm", en: "ban-tin-en.webm" },
  captions: { contentType: "text/vtt", vi: "phu-de-vi.vtt", en: "phu-de-en.vtt" },
} as const;

export const mediaAddress = (what: keyof typeof media, language: Language): string => `/api/mediafile/video/${media[what][language]}`;

export function* mediaLines(): Generator<FileLine> {
  for (const { contentType, ...names } of Object.values(media)) {
    for (const name of Object.values(names)) {
      const path = `video/${name}`;
      yield contentType === "text/vtt"
        ? { kind: "file", path, contentType, text: readText(`media/${name}`) }
        : { kind: "file", path, contentType, base64: readBytes(`media/${name}`).toString("base64") };
    }
  }
}
