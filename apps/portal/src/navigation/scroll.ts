/** Scroll positions by history entry, so that Back returns to where the visitor was (specification §2.2). */
const storageKey = (key: string): string => `portal.scroll.${key}`;

/** Remembers the position of this entry until it is left. */
export function keepScroll(key: string): () => void {
  const save = (): void => {
    try {
      sessionStorage.setItem(storageKey(key), String(window.scrollY));
    } catch {
      // Without storage the page opens at its top.
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, 100);
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", save);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("pagehide", save);
  };
}

/** @returns whether there was a saved position */
export function restoreScroll(key: string): boolean {
  let saved: string | null = null;
  try {
    saved = sessionStorage.getItem(storageKey(key));
  } catch {
    return false;
  }
  if (saved === null) return false;
  window.scrollTo(0, Number(saved));
  return true;
}
