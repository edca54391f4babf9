/** A clock that a test moves by hand while sockets stay real. */
import { expect, vi } from "vitest";

const { setImmediate: realImmediate } = globalThis;

export interface FakeClock {
  /** Resolves once so many timers of this length have been set since the clock started. */
  armed(milliseconds: number, times?: number): Promise<void>;
  advance(milliseconds: number): Promise<void>;
  /** Moves the clock past every wait between repetitions as it comes up, until the promise settles. Never past a deadline. */
  through<T>(promise: Promise<T>): Promise<T>;
  /** Lengths of the waits that `through` passed, in milliseconds. */
  readonly waits: readonly number[];
  stop(): void;
}

/** @param longest milliseconds; a longer timer is a deadline, which `through` leaves alone */
export function startFakeClock(longest = 20_000): FakeClock {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const set: number[] = [];
  const fake = globalThis.setTimeout;
  const spy = vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, milliseconds: number, ...more: unknown[]) => {
    // Node's own fetch keeps timers of its own; only those of our code count.
    if (new Error("caller").stack?.includes("/packages/client/src/http/")) set.push(milliseconds);
    return fake(run, milliseconds, ...more);
  }) as typeof setTimeout);
  const waits: number[] = [];
  let passed = 0;
  return {
    waits,
    armed: (milliseconds, times = 1) => until(() => set.filter((one) => one === milliseconds).length >= times),
    advance: async (milliseconds) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
    async through(promise) {
      let settled = false;
      const settle = (): void => {
        settled = true;
      };
      promise.then(settle, settle);
      for (;;) {
        await until(() => settled || set.length > passed);
        if (settled) return promise;
        const next = set.slice(passed).filter((milliseconds) => milliseconds <= longest);
        passed = set.length;
        for (const milliseconds of next) {
          waits.push(milliseconds);
          await vi.advanceTimersByTimeAsync(milliseconds);
        }
      }
    },
    stop() {
      spy.mockRestore();
      vi.useRealTimers();
    },
  };
}

/** Waits in real time, whatever the clock says. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 10_000;
  while (!holds()) {
    if (performance.now() > end) expect.fail("What the test waits for did not happen within 10 s.");
    await new Promise<void>((resolve) => {
      realImmediate(resolve);
    });
  }
}
