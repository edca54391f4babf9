import type { StartLog } from "../database/start-log.ts";
import { createLease } from "./lease.ts";
import type { TrafficCounts, TrafficLedger } from "./ledger.ts";
import { createPulse } from "./pulse.ts";
import { type Counted, createTally } from "./tally.ts";

/** How many connections there are, and how many ended, over all processes of the portal. */
export interface Traffic {
  /** As last heard; undefined until the ledger answered once. */
  readonly counts: TrafficCounts | undefined;
  /** @param onCounted called once, with the first counts that hold the connection; never where it ended before */
  opened(onCounted: (counts: TrafficCounts) => void): Counted;
  ended(connection: Counted): void;
  /** The counts changed. @param by the lease whose renewal did it; undefined: unknown. */
  heard(by: string | undefined): void;
  /** Gives the lease back. Connections that are open still count as ended. */
  close(): Promise<void>;
}

export interface TrafficOptions {
  readonly ledger: TrafficLedger;
  readonly leaseMs: number;
  readonly log: StartLog;
  /** Called when the counts changed, at most four times a second. */
  readonly onCounts: (counts: TrafficCounts) => void;
}

/** At most four a second. */
const GAP_MS = 250;

export function startTraffic({ ledger, leaseMs, log, onCounts }: TrafficOptions): Traffic {
  const tally = createTally();
  const lease = createLease(ledger, tally, () => {
    log.info({}, "This process was silent for longer than its lease; its connections are counted under a new one");
  });
  let changed = true;
  let away = false;
  let counts: TrafficCounts | undefined;
  /** Connections that no counts hold yet. */
  const newcomers = new Map<Counted, (counts: TrafficCounts) => void>();

  const greet = (now: TrafficCounts): void => {
    for (const [connection, onCounted] of newcomers) {
      if (!tally.isConfirmed(connection)) continue;
      newcomers.delete(connection);
      onCounted(now);
    }
  };

  const look = async (): Promise<void> => {
    const renewing = changed;
    changed = false;
    try {
      const now = await (renewing ? lease.renew() : ledger.read());
      if (away) log.info({}, "Connections are counted again");
      away = false;
      const same = now.connected === counts?.connected && now.ended === counts.ended;
      counts = now;
      if (!same) onCounts(now);
      greet(now);
    } catch (error) {
      // The timer asks again.
      if (!away) log.warn({ err: error }, "Connections cannot be counted just now; the last numbers stand");
      away = true;
    }
  };

  const pulse = createPulse(GAP_MS, look);
  const change = (): void => {
    changed = true;
    pulse.ask();
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
      const connection = tally.open();
      newcomers.set(connection, onCounted);
      change();
      return connection;
    },
    ended(connection) {
      newcomers.delete(connection);
      tally.end(connection);
      change();
    },
    heard(by) {
      if (by !== lease.id) pulse.ask();
    },
    async close() {
      clearInterval(timer);
      await pulse.close();
      // Where this fails, the lease runs out by itself.
      await lease.release().catch(() => undefined);
    },
  };
}
