import { listenTo, type Listener, type ListenOptions } from "../database/listen.ts";
import { coalesce } from "./coalesce.ts";
import { CONTENT_CHANNEL } from "./tags.ts";

interface ContentListenOptions extends Omit<ListenOptions, "onNotify"> {
  /** Gets the tags of what was changed; undefined: anything may have been. */
  readonly onChange: (tags: readonly string[] | undefined) => void;
  /** Before that, when changes are received on a new connection. */
  readonly onConnect: () => void;
}

/** Milliseconds between two changes of one tag that visitors change often: ratings, comments. */
const OFTEN = 10_000;

/** Receives what any process has changed of the content. */
export function listenForContent({ onChange, onConnect, ...options }: ContentListenOptions): Listener {
  const often = coalesce(OFTEN, (tag) => onChange([tag]));
  const listener = listenTo(CONTENT_CHANNEL, {
    ...options,
    onNotify(payload) {
      if (payload === undefined) onConnect();
      const change = payload === undefined ? undefined : readChange(payload);
      if (change?.often) for (const tag of change.tags) often.add(tag);
      else onChange(change?.tags);
    },
  });
  return {
    isReceiving: () => listener.isReceiving(),
    async close() {
      often.close();
      await listener.close();
    },
  };
}

/** Others may notify the channel too: what cannot be read may mean anything. */
function readChange(payload: string): { readonly tags: readonly string[]; readonly often: boolean } | undefined {
  try {
    const { tags, often } = JSON.parse(payload) as { readonly tags?: unknown; readonly often?: unknown };
    if (!Array.isArray(tags) || tags.includes("*")) return undefined;
    return { tags: tags.map(String), often: often === true };
  } catch {
    return undefined;
  }
}
