/** Documents that articles offer for download: written from their texts, unless they stand ready in `content/files/tep`. */
import type { PlannedArticle } from "../articles.ts";
import { exists, phrases } from "../content.ts";
import type { FileLine } from "../records.ts";
import type { FileFormat, Form } from "../sites.ts";
import { writeCsv } from "./csv.ts";
import { writeExcel } from "./excel.ts";
import { documentTextOf } from "./document-text.ts";
import { writePdf } from "./pdf.ts";
import { writeWord } from "./word.ts";
import { sheetsOf } from "./workbook.ts";

const contentTypes: Readonly<Record<FileFormat, string>> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  pdf: "application/pdf",
};

const pathOf = (slug: string, format: FileFormat): string => `tep/${slug}.${format}`;

/** Address under which the portal serves an article's document. */
export const documentAddress = (slug: string, format: FileFormat): string => `/api/mediafile/${pathOf(slug, format)}`;

export function* documentLines(article: PlannedArticle): Generator<FileLine> {
  for (const format of formatsOf(article.form)) {
    const path = pathOf(article.slug, format);
    if (!exists(`files/${path}`))
      yield { kind: "file", path, contentType: contentTypes[format], base64: write(article, format).toString("base64") };
  }
}

const formatsOf = (form: Form): readonly FileFormat[] =>
  form.kind === "document" ? form.formats : form.kind === "file" ? [form.format] : [];

function write(article: PlannedArticle, format: FileFormat): Buffer {
  const { title, language } = article;
  switch (format) {
    case "xlsx":
      return writeExcel(title, sheetsOf(title));
    case "csv":
      return writeCsv(sheetsOf(title), language);
    case "docx":
      return writeWord(documentTextOf(title, factsOf(article), language));
    case "pdf":
      return writePdf(documentTextOf(title, factsOf(article), language));
  }
}

/** Lines below the title: number, issuer and day, where it has them. */
function factsOf({ form, publishedAt, language }: PlannedArticle): string[] {
  const written = publishedAt.slice(0, 10).split("-").toReversed().join("/");
  return [form.kind === "document" ? `${form.number} · ${form.issuer} · ${written}` : written, phrases[language].note];
}
