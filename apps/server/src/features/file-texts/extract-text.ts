import { htmlText } from "../../services/html-text.ts";
import { pdfWorkerBounds, textLimits } from "../../services/files/limits.ts";
import { inWorker } from "../../services/files/convert.ts";
import type { PreparedFile } from "@portal/domain";
import { prepareView, type StoredFile } from "../../services/files/prepare.ts";
import type { PdfAnswer } from "../../services/files/pdf-worker.ts";

export type FileText = { readonly text: string } | { readonly failure: string };

/** Words of a Word, Excel, CSV or PDF file, read in a worker with limits of time and memory. A file that cannot be read has a reason. */
export async function extractText(file: StoredFile): Promise<FileText> {
  const view = await prepareView(file);
  if (view.kind === "pdf") return withoutNul(await pdfText(file));
  if (view.kind === "refused") return { failure: view.reason };
  return withoutNul({ text: plainText(view) });
}

async function pdfText(file: StoredFile): Promise<PdfAnswer> {
  if (file.size > textLimits.pdfBytes) return { failure: "too-large" };
  const bytes = new Uint8Array(await file.read(0, file.size));
  return inWorker<PdfAnswer>(
    new URL("../../services/files/pdf-worker.ts", import.meta.url),
    { bytes },
    { failure: "too-complex" },
    pdfWorkerBounds,
  );
}

/** Paragraphs, rows and sheets one below the other. */
function plainText(view: Extract<PreparedFile, { kind: "word" | "table" }>): string {
  if (view.kind === "table")
    return view.sheets
      .flatMap(({ name, notes, header, rows }) => [
        name,
        ...notes,
        ...[header, ...rows].map((row) => row.filter((cell) => cell !== null).join(" · ")),
      ])
      .join("\n");
  return htmlText(view.html).replaceAll("\u00a0", " ");
}

/** PostgreSQL stores no NUL. */
const withoutNul = (found: FileText): FileText =>
  "text" in found ? { text: found.text.replaceAll("\0", " ").toWellFormed().slice(0, textLimits.length).trim() } : found;
