/** Marks in a page of a preview, which has our own origin: the blocks that a change set changes. */
import { setStyle } from "../ui/framed-page.ts";

const STYLE = `
  [data-changed] { position: relative; outline: 3px dashed var(--color-accent-line); outline-offset: 4px; scroll-margin-block: 2rem; }
  [data-changed]::before {
    content: attr(data-changed); position: absolute; z-index: 8; inset-block-start: 0; inset-inline-end: 0; padding: 0 0.5rem;
    background: var(--color-ink); color: var(--color-panel); font: 600 0.875rem/1.75 system-ui, sans-serif;
  }
  [data-changed-here] { outline-style: solid; outline-width: 5px; }`;

/** @param keys of blocks. @param label that stands on each of them */
export function markChanged(page: Document, keys: readonly string[], label: string): void {
  setStyle(page, STYLE);
  for (const block of page.querySelectorAll<HTMLElement>("[data-block]"))
    if (keys.includes(block.dataset["block"] ?? "")) block.dataset["changed"] = label;
    else delete block.dataset["changed"];
}

/** Keys of the marked blocks of pages, each once, in the order in which they stand on the first page that has them. */
export const markedIn = (pages: readonly Document[]): readonly string[] => [
  ...new Set(
    pages.flatMap((page) => Array.from(page.querySelectorAll<HTMLElement>("[data-changed]"), ({ dataset }) => dataset["block"] ?? "")),
  ),
];

/** Brings a marked block into view, and marks it before the others. @returns its heading; undefined: it has none, or is not on this page */
export function showMarked(page: Document, key: string): string | undefined {
  for (const block of page.querySelectorAll<HTMLElement>("[data-changed-here]")) delete block.dataset["changedHere"];
  const block = page.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`);
  if (!block) return undefined;
  block.dataset["changedHere"] = "";
  block.scrollIntoView({ block: "start", behavior: "instant" });
  return block.querySelector("h1, h2, h3")?.textContent.trim() || undefined;
}
