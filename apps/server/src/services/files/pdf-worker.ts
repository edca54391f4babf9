import { textLimits } from "./limits.ts";

/** The worker that reads the text of one PDF, for search: one file, one answer, then it ends and gives its memory back. */
export type PdfAnswer = { readonly text: string } | { readonly failure: string };

async function read(bytes: Uint8Array): Promise<string> {
  // It warns that it cannot draw here; it need not.
  console.warn = () => undefined;
  const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const pdf = await getDocument({ data: bytes, disableFontFace: true, useWasm: false, enableXfa: false, verbosity: VerbosityLevel.ERRORS })
    .promise;
  let text = "";
  for (let number = 1; number <= Math.min(pdf.numPages, textLimits.pdfPages) && text.length < textLimits.length; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += `${items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("")}\n`;
    page.cleanup();
  }
  // Typesetters write "i" with a mark as the letter without its dot.
  return text
    .slice(0, textLimits.length)
    .replaceAll(/\u0131(?=\p{M})/gu, "i")
    .normalize("NFC");
}

export async function run({ bytes }: { readonly bytes: Uint8Array }): Promise<PdfAnswer> {
  try {
    return { text: await read(bytes) };
  } catch (error) {
    return { failure: error instanceof Error ? error.name : "Error" };
  }
}
