import { randomUUID } from "node:crypto";
import type { TrafficCounts, TrafficLedger } from "./ledger.ts";
import type { Tally } from "./tally.ts";

/** The lease of this process, under a new identity whenever the old one was lost. */
export interface Lease {
  readonly id: string;
  /** Reports the tally. @throws where the ledger cannot be reached; the next time says it all again. */
  renew(): Promise<TrafficCounts>;
  release(): Promise<void>;
}

/** A lease that was lost is lost again at once only where it is far too short for its ledger. */
const TRIES = 3;

/** @param onLost called when this process was silent for longer than its lease: what it held as connected was counted as ended. */
export function createLease(ledger: TrafficLedger, tally: Tally, onLost: () => void): Lease {
  let id = randomUUID();
  let acquired = false;

  return {
    get id() {
      return id;
    },
    async renew() {
      for (let attempt = 1; ; attempt += 1) {
        if (!acquired) await ledger.acquire(id);
        acquired = true;
        const report = tally.report();
        const { held, lastSequence, counts } = await ledger.renew(id, report);
        if (held) {
          tally.confirm(report.sequence);
          return counts;
        }
        tally.lose(lastSequence);
        id = randomUUID();
        acquired = false;
        onLost();
        if (attempt === TRIES) throw new Error("The lease ran out before it could be used: the ledger takes longer than a lease lasts.");
      }
    },
    async release() {
      if (acquired) await ledger.release(id, tally.report());
    },
  };
}
