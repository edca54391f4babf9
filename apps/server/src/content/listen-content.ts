import { listenTo, type Listener, type ListenOptions } from "../database/listen.ts";
import { CONTENT_CHANNEL } from "./tags.ts";

interface ContentListenOptions extends Omit<ListenOptions, "onNotify"> {
  /** Gets the tags of what was changed; undefined: anything may have been. */
  readonly onChange: (tags: readonly string[] | undefined) => void;
}

/** Hears what any process has changed of the content. */
export const listenForContent = ({ onChange, ...options }: ContentListenOptions): Listener =>
  listenTo(CONTENT_CHANNEL, { ...options, onNotify: (payload) => onChange(payload === undefined ? undefined : tagsIn(payload)) });

/** Others may notify the channel too: what cannot be read may mean anything. */
function tagsIn(payload: string): readonly string[] | undefined {
  try {
    const { tags } = JSON.parse(payload) as { readonly tags?: unknown };
    if (!Array.isArray(tags) || tags.includes("*")) return undefined;
    return tags.map(String);
  } catch {
    return undefined;
  }
}
