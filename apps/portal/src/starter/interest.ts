/** Milliseconds after `load` from which the program comes also where no one shows interest. */
const IDLE_AFTER = 5000;
/** Milliseconds that it waits then for a moment in which the browser has nothing better to do. */
const LATEST = 5000;

const touches = ["pointerdown", "keydown", "touchstart"];
const signs = [...touches, "pointermove", "scroll"];

/** Readers who have asked for little data. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true ||
  matchMedia("(prefers-reduced-data: reduce)").matches;

/**
 * Calls `start` once: at the first sign that someone is there, or once the page has been left alone for a while.
 * @param touchOnly only what a reader does on purpose counts: a press or a key
 */
export function onInterest(start: () => void, touchOnly: boolean): void {
  const over = new AbortController();
  const { signal } = over;
  const begin = (): void => {
    if (signal.aborted) return;
    over.abort();
    start();
  };
  for (const sign of touchOnly ? touches : signs) addEventListener(sign, begin, { signal, capture: true, passive: true });
  if (touchOnly) return;
  const wait = (): unknown =>
    setTimeout(() => {
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === "undefined") begin();
      else requestIdleCallback(begin, { timeout: LATEST });
    }, IDLE_AFTER);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { signal });
}
