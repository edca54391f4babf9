import { randomUUID } from "node:crypto";
import type { ConnectionCounter } from "./connection-counter.ts";
import type { TrafficCounts, TrafficStore } from "./traffic-store.ts";

/** The lease of this process, under a new identity whenever the old one was lost. */
export interface Lease {
  readonly id: string;
  /** Reports the counter. @throws where the store cannot be reached; the next renewal reports it all again. */
  renew(): Promise<TrafficCounts>;
  release(): Promise<void>;
}

/** A lease that was lost is lost again at once only where it is far too short for its store. */
const TRIES = 3;

/** @param onLost called when this process was silent for longer than its lease: what it held as connected was counted as ended. */
export function createLease(store: TrafficStore, counter: ConnectionCounter, onLost: () => void): Lease {
  let id = randomUUID();
  let acquired = false;

  return {
    get id() {
      return id;
    },
    async renew() {
      for (let attempt = 1; ; attempt += 1) {
        if (!acquired) await store.acquire(id);
        acquired = true;
        const report = counter.report();
        const { held, lastSequence, counts } = await store.renew(id, report);
        if (held) {
          counter.confirm(report.sequence);
          return counts;
        }
        counter.leaseLost(lastSequence);
        id = randomUUID();
        acquired = false;
        onLost();
        if (attempt === TRIES) throw new Error("The lease ran out before it could be used: the store takes longer than a lease lasts.");
      }
    },
    async release() {
      if (acquired) await store.release(id, counter.report());
    },
  };
}
