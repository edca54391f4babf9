import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { inWorker } from "../../services/files/convert.ts";
import type { PreparedFile } from "@portal/domain";
import { prepareView, type StoredFile } from "../../services/files/prepare.ts";
import type { PdfAnswer } from "../../services/files/pdf-worker.ts";

export type FileText = { readonly text: string } | { readonly failure: string };

/** Of the worker that reads a PDF. */
const pdfBounds = { milliseconds: 30_000, heapMb: 128 };
/** Of a PDF that is read whole. */
const PDF_BYTES = 20 * 1024 * 1024;
/** Characters; more would not make the document easier to find. */
const MAX_LENGTH = 200_000;

/** Words of a Word, Excel, CSV or PDF file, read in a worker with limits of time and memory. A file that cannot be read has a reason. */
export async function extractText(file: StoredFile): Promise<FileText> {
  const view = await prepareView(file);
  if (view.kind === "pdf") return withoutNul(await pdfText(file));
  if (view.kind === "refused") return { failure: view.reason };
  return withoutNul({ text: plainText(view) });
}

async function pdfText(file: StoredFile): Promise<PdfAnswer> {
  if (file.size > PDF_BYTES) return { failure: "too-large" };
  const bytes = new Uint8Array(await file.read(0, file.size));
  return inWorker<PdfAnswer>(
    new URL("../../services/files/pdf-worker.ts", import.meta.url),
    { bytes },
    { failure: "too-complex" },
    pdfBounds,
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
  return htmlText(view.html);
}

const blocks = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "td", "th", "tr", "table", "br"]);

/** What a reader sees of HTML, a line for each paragraph or cell. */
function htmlText(html: string): string {
  const waiting: (DefaultTreeAdapterTypes.Node | "\n")[] = [parseFragment(html)];
  let text = "";
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === "\n") text += next;
    else if (next.nodeName === "#text") text += (next as DefaultTreeAdapterTypes.TextNode).value;
    else if ("childNodes" in next) {
      if (blocks.has(next.nodeName)) waiting.push("\n");
      for (const child of next.childNodes.toReversed()) waiting.push(child);
    }
  }
  return text.replaceAll("\u00a0", " ");
}

/** PostgreSQL stores no NUL. */
const withoutNul = (found: FileText): FileText =>
  "text" in found ? { text: found.text.replaceAll("\0", " ").toWellFormed().slice(0, MAX_LENGTH).trim() } : found;
