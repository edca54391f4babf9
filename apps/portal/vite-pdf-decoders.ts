import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** Where open-pdf.ts sends pdf.js for them. */
const folder = "static/pdf/";
const decoders = ["jbig2_nowasm_fallback.js", "openjpeg_nowasm_fallback.js"];

/**
 * Puts pdf.js's decoders of scanned pages (JBIG2, fax, JPEG 2000) beside the build, under the names by which its worker asks for them.
 * In JavaScript: the content security policy allows no WebAssembly.
 */
export function pdfDecoders(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: "pdf-decoders",
    generateBundle() {
      for (const name of decoders)
        this.emitFile({ type: "asset", fileName: folder + name, source: readFileSync(resolve(`pdfjs-dist/wasm/${name}`)) });
    },
  };
}
