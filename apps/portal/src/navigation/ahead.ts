import { isFetchedAhead, pageAddress } from "@portal/domain";
import type { PageFetcher } from "./fetch-page.ts";

/** Milliseconds for which a page that was fetched ahead may be shown; then it is fetched anew. */
const KEPT = 10_000;
/** Pages that are kept or under way at once; the oldest gives way. */
const MOST = 4;

export interface Ahead {
  /** Takes a page that was fetched ahead, or loads it. */
  readonly load: PageFetcher;
  /** Fetches the page of a link that is about to be followed, where nothing is done by that in the visitor's name. */
  readonly fetch: (href: string) => void;
  /** What was fetched is shown no more: the visitor has changed something. */
  readonly forget: () => void;
}

interface Entry {
  readonly answer: ReturnType<PageFetcher>;
  readonly abort: AbortController;
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface AheadOptions {
  readonly load: PageFetcher;
  /** Loads a page that no one sees yet. */
  readonly loadAhead: PageFetcher;
  /** A page that was fetched ahead is seen now. */
  readonly onShown: (path: string) => void;
}

/** Pages for navigation, fetched before the click. What fails before it is not remembered: the click then loads the page itself. */
export function createAhead({ load, loadAhead, onShown }: AheadOptions): Ahead {
  const entries = new Map<string, Entry>();
  const take = (path: string): Entry | undefined => {
    const entry = entries.get(path);
    entries.delete(path);
    clearTimeout(entry?.timer);
    return entry;
  };
  const drop = (path: string): void => take(path)?.abort.abort();
  return {
    load(path, signal) {
      const entry = take(path);
      if (!entry) return load(path, signal);
      signal.addEventListener("abort", () => entry.abort.abort(signal.reason));
      void entry.answer.then(
        (answer) => answer && "page" in answer && !signal.aborted && onShown(path),
        () => undefined,
      );
      return entry.answer;
    },
    fetch(href) {
      if (!isFetchedAhead(href)) return;
      const path = pageAddress(href);
      if (entries.has(path)) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined && entries.size >= MOST) drop(oldest);
      const abort = new AbortController();
      const entry = { answer: loadAhead(path, abort.signal), abort, timer: setTimeout(() => drop(path), KEPT) };
      entries.set(path, entry);
      entry.answer.catch(() => (entries.get(path) === entry ? drop(path) : undefined));
    },
    forget() {
      for (const path of entries.keys()) drop(path);
    },
  };
}
