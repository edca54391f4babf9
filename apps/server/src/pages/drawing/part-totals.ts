import type { PartUse } from "@portal/domain";
import type { PartTotals } from "../../services/renderer-metrics.ts";

export interface PartCounter {
  add(use: PartUse): void;
  /** Since the process started; bytes as they are now. */
  read(): PartTotals;
}

/** Sums what renderer threads say of the parts that they keep. @param threads - those that live: what others kept is gone */
export function countParts(threads: () => readonly number[]): PartCounter {
  const total = { hits: 0, misses: 0, whole: 0 };
  const bytes = new Map<number, number>();
  return {
    add(use) {
      total.hits += use.hit;
      total.misses += use.miss;
      total.whole += use.whole;
      bytes.set(use.thread, use.bytes);
    },
    read: () => ({ ...total, bytes: threads().reduce((sum, thread) => sum + (bytes.get(thread) ?? 0), 0) }),
  };
}
