import { useEffect, useState } from "react";
import { useHost } from "@portal/react";

/** Milliseconds without a key before anything is asked for. */
const PAUSE = 150;
const MIN_LENGTH = 2;

export interface Suggestions {
  /** What they are for. */
  readonly typed: string;
  readonly titles: readonly string[];
}

/**
 * Titles for what is being typed: asked for after a short pause, one request at a time. A failure suggests nothing.
 * @param typed undefined: nothing is being typed
 */
export function useSuggestions(typed: string | undefined): Suggestions | undefined {
  const { suggest } = useHost();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const wanted = typed?.trim();
  useEffect(() => {
    if (!suggest || typed === undefined || wanted === undefined || wanted.length < MIN_LENGTH) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      suggest(typed, leaving.signal).then(
        (titles) => !leaving.signal.aborted && setSuggestions({ typed, titles }),
        () => !leaving.signal.aborted && setSuggestions({ typed, titles: [] }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [suggest, typed, wanted]);
  return wanted === undefined || wanted.length < MIN_LENGTH ? undefined : suggestions;
}
