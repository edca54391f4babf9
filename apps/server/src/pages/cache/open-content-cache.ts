import { type ContentListener, listenForContent } from "../../content/listen-content.ts";
import type { Clock, DatabaseClock } from "../../database/clock.ts";
import type { ReplicaState } from "../../database/replica.ts";
import type { ListenOptions } from "../../database/listen.ts";
import { type ContentCache, createContentCache } from "./content-cache.ts";

export interface OpenContentCacheOptions extends Pick<ListenOptions, "log"> {
  /** PAGE_CACHE_MB. */
  readonly megabytes: number;
  /** Where changes of the content are notified, and the clock that is set by the same connection; undefined: a back end has the content. */
  readonly database:
    | {
        readonly connectionString: string;
        readonly clock: DatabaseClock;
        /** Is notified before the pages that show the change are dropped. */
        readonly replica: Pick<ReplicaState, "changed" | "connected" | "received"> | undefined;
      }
    | undefined;
  /** The database's, where there is one. */
  readonly clock: Clock;
}

/** What this process keeps of the content, and the connection on which it is notified of what any process has changed. */
export function openContentCache({ megabytes, database, clock, log }: OpenContentCacheOptions): {
  readonly cache: ContentCache;
  readonly close: () => Promise<void>;
} {
  const now = (): number => clock.now();
  if (!database) return { cache: createContentCache({ megabytes, now, isReceiving: undefined }), close: async () => undefined };
  const cache = createContentCache({
    megabytes,
    now,
    isReceiving: () => listener.isReceiving(),
    position: () => listener.position(),
  });
  const listener: ContentListener = listenForContent({
    connectionString: database.connectionString,
    log,
    onConnect: () => database.replica?.connected(),
    onChange: (tags, isWithdrawn) => {
      database.replica?.changed();
      cache.changed(tags, isWithdrawn);
    },
    onHeartbeat: (time, askedAt) => {
      database.replica?.received();
      cache.received();
      // What was made by a clock that ran ahead shows what is not published yet, and would be right only when that moment has come.
      if (database.clock.set(time, askedAt)) cache.changed(undefined);
    },
  });
  return { cache, close: () => listener.close() };
}
