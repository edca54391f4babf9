/** pdf.js behind the host's `openPdf`. Loaded with the first PDF that a reader comes to, never before. */
import type { PdfDocument, PdfTarget } from "@portal/domain";
import { getDocument, type PDFDocumentProxy, PDFWorker, TextLayer, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default -- the bundler makes an address of it
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { startWorker } from "./trusted-worker.ts";

/** Decoders of scanned pages, as vite-pdf-decoders.ts lays them down. */
const DECODERS = "/static/pdf/";

/** Device pixels of a canvas; beyond, telephones refuse it. */
const MAX_PIXELS = 16_000_000;

/** @throws where the file is no PDF, is protected by a password or cannot be had */
export async function openPdf(href: string, signal: AbortSignal): Promise<PdfDocument> {
  const port = startWorker(workerUrl);
  // Read part by part, as pages are looked at; its scripts and forms are never run.
  const loading = getDocument({
    url: href,
    worker: PDFWorker.create({ port }),
    disableAutoFetch: true,
    enableXfa: false,
    useWasm: false,
    wasmUrl: new URL(DECODERS, location.href).href,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = (): void => {
    void loading.destroy();
    port.terminate();
  };
  signal.addEventListener("abort", close, { once: true });
  // pdf.js waits for ever for a worker that it did not start itself and that cannot be had.
  const broken = new Promise<never>((_, reject) => {
    port.addEventListener("error", () => reject(new Error(`The worker ${workerUrl} could not be started.`)), { once: true });
  });
  try {
    const pdf = await Promise.race([loading.promise, broken]);
    return { pages: pdf.numPages, size: (page) => sizeOf(pdf, page), draw: (page, target, until) => draw(pdf, page, target, until), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function sizeOf(pdf: PDFDocumentProxy, number: number): Promise<{ width: number; height: number }> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
  return { width, height };
}

async function draw(pdf: PDFDocumentProxy, number: number, { canvas, text, scale }: PdfTarget, signal: AbortSignal): Promise<void> {
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const viewport = page.getViewport({ scale });
  const ratio = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)));
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  const picture = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  text.style.setProperty("--total-scale-factor", String(scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  signal.addEventListener(
    "abort",
    () => {
      picture.cancel();
      layer.cancel();
    },
    { once: true },
  );
  await Promise.all([picture.promise, layer.render()]);
  page.cleanup();
}
