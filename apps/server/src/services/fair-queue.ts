import { Busy } from "./bounded-queue.ts";

/** Who asks, and whether anyone still waits. */
export interface Turn {
  /** As networkOf tells them apart. */
  readonly network: string;
  /** Aborted: no one waits any more, and a task that has not started is dropped. undefined: it is done in any case. */
  readonly signal: AbortSignal | undefined;
}

/** Runs tasks in turns that networks share: each network's next task, then the next network's. */
export interface FairQueue {
  /** @throws Busy; the signal's reason where the task was dropped before it started */
  run<T>(task: () => Promise<T>, turn: Turn): Promise<T>;
  /** Whether `run` would throw Busy; then it counts as refused. For who can tell the visitor at less cost than by an error. */
  refuses(network: string): boolean;
  readonly running: number;
  readonly waiting: number;
  /** Tasks that were turned away since the queue was made. */
  readonly refused: number;
  /** Tasks that were dropped before they started, since no one waited any more. */
  readonly dropped: number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Runs at most `atOnce` tasks together; at most `places` more wait. Where all places are taken, a network that has fewer in them takes
 * the last place of the network that has most: one network alone may fill the queue, and never keeps another one out.
 */
export function fairQueue(atOnce: number, places: number): FairQueue {
  /** By network, whose turn is next first; no network without tasks. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;
  let refused = 0;
  let dropped = 0;

  const remove = (network: string, one: Waiting): void => {
    const line = lines.get(network) ?? [];
    line.splice(line.indexOf(one), 1);
    if (line.length === 0) lines.delete(network);
    waiting -= 1;
  };

  const startNext = (): void => {
    const [next] = lines;
    if (!next || running >= atOnce) return;
    const [network, line] = next;
    const [first] = line;
    if (!first) throw new Error("A network without tasks stands in the queue; it should have left with its last one.");
    remove(network, first);
    // To the end: the other networks come first now.
    if (lines.delete(network)) lines.set(network, line);
    running += 1;
    first.start();
  };

  const longestLine = (): [network: string, line: readonly Waiting[]] =>
    [...lines].reduce((most, one) => (one[1].length > most[1].length ? one : most), ["", []]);

  const isFullFor = (network: string): boolean => {
    if (waiting < places) return false;
    const [, line] = longestLine();
    // Also with one place less it keeps as many as the other gets.
    return line.length - 1 < (lines.get(network)?.length ?? 0) + 1;
  };

  /** Makes room for one more of a network. @throws Busy */
  const admit = (network: string): void => {
    if (waiting < places) return;
    refused += 1;
    if (isFullFor(network)) throw new Busy(network);
    const [longest, line] = longestLine();
    const last = line.at(-1);
    if (!last) throw new Error("All places are taken, and no network stands in the queue.");
    remove(longest, last);
    last.refuse();
  };

  /** Waits until a place at work is this task's. @throws Busy; the signal's reason */
  const turnOf = (network: string, signal: AbortSignal | undefined): Promise<void> => {
    admit(network);
    return new Promise((resolve, reject) => {
      const leave = (how: () => void) => (): void => {
        signal?.removeEventListener("abort", drop);
        how();
      };
      const one: Waiting = { start: leave(resolve), refuse: leave(() => reject(new Busy(network))) };
      const drop = (): void => {
        remove(network, one);
        dropped += 1;
        reject(signal?.reason as Error);
      };
      const line = lines.get(network) ?? [];
      line.push(one);
      lines.set(network, line);
      waiting += 1;
      signal?.addEventListener("abort", drop, { once: true });
    });
  };

  return {
    async run(task, { network, signal }) {
      signal?.throwIfAborted();
      if (running < atOnce) running += 1;
      else await turnOf(network, signal);
      try {
        return await task();
      } finally {
        running -= 1;
        startNext();
      }
    },
    refuses(network) {
      const full = running >= atOnce && isFullFor(network);
      if (full) refused += 1;
      return full;
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    get refused() {
      return refused;
    },
    get dropped() {
      return dropped;
    },
  };
}
