/** What the editor does in the frame of its page, which has the editor's own origin. */
import type { Language } from "@portal/core";
import { type BlockBarrier, PREVIEW_CHECK, type PreviewCheck } from "@portal/domain";
import { shownPath, setStyle } from "../ui/framed-page.ts";
import type { BlockDrag } from "./use-block-drag.ts";

const style = (chosen: string | undefined): string => `
  [data-block] { cursor: pointer; }
  [data-block]:hover { outline: 2px dashed #b3141c; outline-offset: 2px; }
  ${chosen === undefined ? "" : `${blockSelector(chosen)} { outline: 3px solid #b3141c; outline-offset: 2px; }`}`;

const blockSelector = (key: string): string => `[data-block="${CSS.escape(key)}"]`;

/** What is done to the blocks of the page. */
export interface BlockActs {
  readonly choose: (key: string) => void;
  readonly drag: BlockDrag;
}

/** A click chooses the block that it falls into, and follows no link; a block is dragged onto another one. @returns ends that */
export function followBlocks(page: Document, { choose, drag }: BlockActs): () => void {
  const listening = new AbortController();
  const on = (name: string, act: (key: string, event: Event, block: HTMLElement) => void): void =>
    page.addEventListener(
      name,
      (event) => {
        const block = (event.target as Element | null)?.closest<HTMLElement>("[data-block]");
        const key = block?.dataset["block"];
        if (block && key !== undefined) act(key, event, block);
      },
      { capture: true, signal: listening.signal },
    );
  on("click", (key, event) => {
    event.preventDefault();
    event.stopPropagation();
    choose(key);
  });
  // Elements of a page that is drawn anew are others.
  on("pointerdown", (key, _event, block) => (block.draggable = drag.mayDrag(key)));
  on("dragstart", (key) => drag.mayDrag(key) && drag.start(key));
  on("dragover", (key, event) => drag.mayDrop(key) && event.preventDefault());
  on("drop", (key, event) => {
    event.preventDefault();
    drag.drop(key);
  });
  on("dragend", drag.end);
  return () => listening.abort();
}

/** Marks the blocks and the chosen one, whatever draws them anew, and brings it into view; nothing is marked for who looks as a reader. */
export function showBlocks(page: Document, key: string | undefined, isReader: boolean): void {
  setStyle(page, isReader ? "" : style(key));
  if (key !== undefined) page.querySelector(blockSelector(key))?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Shows the page in a language: it leads to its counterpart itself, as it does for readers. @param src of the page that is edited */
export function showLanguage(frame: HTMLIFrameElement | null, language: Language, src: string): void {
  const page = frame?.contentDocument;
  // An answer that is no page of the portal has no language to switch.
  if (!page?.querySelector("[data-view]") || page.documentElement.lang === language) return;
  const counterpart = page.querySelector<HTMLAnchorElement>(`a[hreflang="${language}"]`)?.pathname;
  const isOwn = shownPath(page) === src;
  page.defaultView?.location.assign(isOwn && counterpart !== undefined ? counterpart : src);
}

/** Milliseconds until the page is asked, and asked again where its program does not run yet. */
const PAUSE = 1_500;

/** Asks what makes the page's blocks hard to use for somebody. @returns gives up */
export function checkBlocks(page: Document, onChecked: (barriers: readonly BlockBarrier[]) => void): () => void {
  const controller = new AbortController();
  const detail: PreviewCheck = { signal: controller.signal, answer: onChecked };
  const isTaken = (): boolean => page.defaultView?.dispatchEvent(new CustomEvent(PREVIEW_CHECK, { cancelable: true, detail })) === false;
  const timer = setInterval(() => isTaken() && clearInterval(timer), PAUSE);
  return () => {
    clearInterval(timer);
    controller.abort();
  };
}
