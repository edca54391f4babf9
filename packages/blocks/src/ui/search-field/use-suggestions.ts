import { useEffect, useState } from "react";
import { useHost } from "@portal/react";

/** Milliseconds without a key before anything is asked for. */
const PAUSE = 150;
const MIN_LENGTH = 2;

/**
 * Titles for what is being typed: asked for after a short pause, one request at a time. A failure suggests nothing. Until they come, those from before
 * stay where a letter was added or taken away.
 * @param typed undefined: nothing is being typed
 */
export function useSuggestions(typed: string | undefined): readonly string[] | undefined {
  const { suggest } = useHost();
  const [suggested, setSuggested] = useState<{ readonly to: string; readonly titles: readonly string[] }>();
  const wanted = typed?.trim();
  useEffect(() => {
    if (!suggest || typed === undefined || wanted === undefined || wanted.length < MIN_LENGTH) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      suggest(typed, leaving.signal).then(
        (titles) => !leaving.signal.aborted && setSuggested({ to: wanted, titles }),
        () => !leaving.signal.aborted && setSuggested({ to: wanted, titles: [] }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [suggest, typed, wanted]);
  if (wanted === undefined || wanted.length < MIN_LENGTH || !suggested) return undefined;
  return wanted.startsWith(suggested.to) || suggested.to.startsWith(wanted) ? suggested.titles : undefined;
}
