/** Loaded with previews alone. */
import { PREVIEW_CHECK, type PreviewCheck } from "@portal/domain";
import { keepInside } from "./keep-inside.ts";

/** Keeps what the program draws inside the preview, and answers what the page of administration asks that frames it. */
export function startPreview(window: Window, base: string): void {
  const { document } = window;
  keepInside(document, base);
  window.addEventListener(PREVIEW_CHECK, (event) => {
    event.preventDefault();
    void import("./check-blocks.ts").then(({ checkBlocks }) => checkBlocks(document, (event as CustomEvent<PreviewCheck>).detail));
  });
}
