import { createChannelPosition, TO_BE_RECEIVED } from "../content/channel-position.ts";
import { OFTEN, readChange } from "../content/listen-content.ts";
import { CONTENT_CHANNEL } from "../content/tags.ts";
import { listenTo } from "../database/listen.ts";
import { ANY_CHANGE } from "../pages/cache/content-cache.ts";
import { cacheTagOf, OVERFLOW } from "../pages/caching.ts";
import type { Log } from "../services/log.ts";
import { createVarnishClient } from "./varnish.ts";

export interface PurgerOptions {
  /** Of the database, without a pooler that shares sessions. */
  readonly connectionString: string;
  /** Each one's socket for purges. */
  readonly varnishUrls: readonly string[];
  readonly log: Pick<Log, "info" | "warn">;
}

export interface Purger {
  close(): Promise<void>;
}

/** Milliseconds between two greetings; Varnish trusts what it keeps for three seconds after one. */
const GREETING_MS = 1_000;
/** Milliseconds after which what visitors change often is shown by every process, whatever it was busy with. */
const SHOWN_AFTER = OFTEN + 1_000;

/**
 * Tells Varnish what has changed, as soon as it is notified. Where notifications may have been missed (at its start, after a loss of the
 * connection) everything that Varnish has may be old: all of it is purged, once a heartbeat says from where on nothing is missed.
 */
export function startPurger({ connectionString, varnishUrls, log }: PurgerOptions): Purger {
  const varnishes = varnishUrls.map((url) => createVarnishClient({ url, log }));
  const position = createChannelPosition(TO_BE_RECEIVED);
  let mayHaveMissed = true;

  const purge = (tags: readonly string[] | undefined): void => {
    const at = position.read();
    // Everything is purged at the first heartbeat.
    if (at === undefined) return;
    const named = tags && [...tags, ANY_CHANGE, OVERFLOW].map((tag) => cacheTagOf([tag]));
    for (const varnish of varnishes) varnish.purge({ tags: named, position: at });
  };
  const late = createLatePurges(purge);

  const listener = listenTo(CONTENT_CHANNEL, {
    connectionString,
    log,
    onNotify(payload) {
      if (payload === undefined) {
        position.connected();
        mayHaveMissed = true;
        return;
      }
      position.notified();
      const change = readChange(payload);
      purge(change?.tags);
      if (change?.tags && change.often) late.add(change.tags);
    },
    onEveryHeartbeat(time) {
      const before = position.read() ?? 0;
      position.heartbeat(time);
      // After the database's clock was set back nothing can be compared with what was before.
      if (mayHaveMissed || (position.read() ?? 0) < before) purge(undefined);
      mayHaveMissed = false;
    },
  });
  const greetings = setInterval(() => {
    if (listener.isReceiving() && !mayHaveMissed) for (const varnish of varnishes) varnish.greet();
  }, GREETING_MS);
  return {
    async close() {
      clearInterval(greetings);
      late.close();
      await listener.close();
      await Promise.all(varnishes.map((varnish) => varnish.close()));
    },
  };
}

/** What visitors change often, processes may show late (listenForContent): it is purged once more when all of them do. */
function createLatePurges(purge: (tags: readonly string[]) => void) {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    add(tags: readonly string[]) {
      for (const tag of tags) {
        clearTimeout(timers.get(tag));
        timers.set(
          tag,
          setTimeout(() => (timers.delete(tag), purge([tag])), SHOWN_AFTER),
        );
      }
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
