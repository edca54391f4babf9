import type { Log } from "../../services/log.ts";
import { type CountedConnection, createConnectionCounter } from "./connection-counter.ts";
import { createLease } from "./lease.ts";
import { createThrottle } from "./throttle.ts";
import type { TrafficCounts, TrafficStore } from "./traffic-store.ts";

/** How many connections there are, and how many ended, over all processes of the portal. */
export interface Traffic {
  /** The last ones; undefined until the store answered once. */
  readonly counts: TrafficCounts | undefined;
  /** @param onCounted called once, with the first counts that hold the connection; never where it ended before */
  opened(onCounted: (counts: TrafficCounts) => void): CountedConnection;
  ended(connection: CountedConnection): void;
  /** The counts changed. @param by the lease whose renewal did it; undefined: unknown. */
  onChange(by: string | undefined): void;
  /** Gives the lease back. Connections that are open still count as ended. */
  close(): Promise<void>;
}

export interface TrafficOptions {
  readonly store: TrafficStore;
  readonly leaseMs: number;
  readonly log: Pick<Log, "info" | "warn">;
  /** Called when the counts changed, at most four times a second. */
  readonly onCounts: (counts: TrafficCounts) => void;
}

/** At most four a second. */
const GAP_MS = 250;

export function startTraffic({ store, leaseMs, log, onCounts }: TrafficOptions): Traffic {
  const counter = createConnectionCounter();
  const lease = createLease(store, counter, () => {
    log.info({}, "This process was silent for longer than its lease; its connections are counted under a new one");
  });
  let changed = true;
  let storeUnreachable = false;
  let counts: TrafficCounts | undefined;
  /** Connections that no counts hold yet. */
  const uncounted = new Map<CountedConnection, (counts: TrafficCounts) => void>();

  const notifyCounted = (now: TrafficCounts): void => {
    for (const [connection, onCounted] of uncounted) {
      if (!counter.isConfirmed(connection)) continue;
      uncounted.delete(connection);
      onCounted(now);
    }
  };

  const update = async (): Promise<void> => {
    const renewing = changed;
    changed = false;
    try {
      const now = await (renewing ? lease.renew() : store.read());
      if (storeUnreachable) log.info({}, "Connections are counted again");
      storeUnreachable = false;
      const same = now.connected === counts?.connected && now.ended === counts.ended;
      counts = now;
      if (!same) onCounts(now);
      notifyCounted(now);
    } catch (error) {
      // The timer asks again.
      if (!storeUnreachable) log.warn({ err: error }, "Connections cannot be counted just now; the last numbers stand");
      storeUnreachable = true;
    }
  };

  const throttle = createThrottle(GAP_MS, update);
  const change = (): void => {
    changed = true;
    throttle.request();
  };
  // Twice more before the lease runs out, where one fails.
  const timer = setInterval(change, leaseMs / 3);
  timer.unref();
  change();

  return {
    get counts() {
      return counts;
    },
    opened(onCounted) {
      const connection = counter.open();
      uncounted.set(connection, onCounted);
      change();
      return connection;
    },
    ended(connection) {
      uncounted.delete(connection);
      counter.end(connection);
      change();
    },
    onChange(by) {
      if (by !== lease.id) throttle.request();
    },
    async close() {
      clearInterval(timer);
      await throttle.close();
      // Where this fails, the lease runs out by itself.
      await lease.release().catch(() => undefined);
    },
  };
}
