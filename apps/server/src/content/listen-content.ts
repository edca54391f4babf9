import { listenTo, type Listener, type ListenOptions } from "../database/listen.ts";
import { createChannelPosition, HAS_RECEIVED } from "./channel-position.ts";
import { coalesce } from "./coalesce.ts";
import { CONTENT_CHANNEL } from "./tags.ts";

interface ContentListenOptions extends Omit<ListenOptions, "onNotify" | "onEveryHeartbeat"> {
  /** Gets the tags of what was changed; undefined: anything may have been. With whether something that was public is so no longer. */
  readonly onChange: (tags: readonly string[] | undefined, isWithdrawn: boolean) => void;
  /** Before that, when changes are received on a new connection. */
  readonly onConnect: () => void;
}

export interface ContentListener extends Listener {
  /** How far changes have been received, and handed on but for those that visitors make often; undefined: not known, or they are not received. */
  position(): number | undefined;
}

/** Milliseconds between two changes of one tag that visitors change often: ratings, comments. */
export const OFTEN = 10_000;

/** Receives what any process has changed of the content. */
export function listenForContent({ onChange, onConnect, ...options }: ContentListenOptions): ContentListener {
  const often = coalesce(OFTEN, (tag) => onChange([tag], false));
  const position = createChannelPosition(HAS_RECEIVED);
  const listener = listenTo(CONTENT_CHANNEL, {
    ...options,
    onEveryHeartbeat: (time) => position.heartbeat(time),
    onNotify(payload) {
      if (payload === undefined) {
        position.connected();
        onConnect();
      } else position.notified();
      const change = payload === undefined ? undefined : readChange(payload);
      if (change?.tags && change.often) for (const tag of change.tags) often.add(tag);
      else onChange(change?.tags, change?.withdrawn === true);
    },
  });
  return {
    isReceiving: () => listener.isReceiving(),
    position: () => (listener.isReceiving() ? position.read() : undefined),
    async close() {
      often.close();
      await listener.close();
    },
  };
}

export interface ContentChange {
  /** undefined: anything may have been changed. */
  readonly tags: readonly string[] | undefined;
  /** Visitors change it themselves, many times a minute. */
  readonly often: boolean;
  /** Something that was public is so no longer. */
  readonly withdrawn: boolean;
}

/** Others may notify the channel too: what cannot be read may mean anything. */
export function readChange(payload: string): ContentChange | undefined {
  try {
    const { tags, often, withdrawn } = JSON.parse(payload) as { readonly [Name in keyof ContentChange]?: unknown };
    if (!Array.isArray(tags)) return undefined;
    return { tags: tags.includes("*") ? undefined : tags.map(String), often: often === true, withdrawn: withdrawn === true };
  } catch {
    return undefined;
  }
}
