/** The worker that reads the text of one PDF, for search: one file, one answer, then it ends and gives its memory back. */
export type PdfAnswer = { readonly text: string } | { readonly failure: string };

const MAX_PAGES = 500;
const MAX_LENGTH = 200_000;

async function read(bytes: Uint8Array): Promise<string> {
  // It warns that it cannot draw here; it need not.
  console.warn = () => undefined;
  const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const pdf = await getDocument({ data: bytes, disableFontFace: true, useWasm: false, enableXfa: false, verbosity: VerbosityLevel.ERRORS })
    .promise;
  let text = "";
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && text.length < MAX_LENGTH; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += `${items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("")}\n`;
    page.cleanup();
  }
  // Typesetters write "i" with a mark as the letter without its dot.
  return text
    .slice(0, MAX_LENGTH)
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
