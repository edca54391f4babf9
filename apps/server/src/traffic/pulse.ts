/** Work that is asked for often and done seldom. */
export interface Pulse {
  /** Does the work now, or as soon as the gap after the last time has passed; never twice at a time. */
  ask(): void;
  /** Waits for work under way; none follows. */
  close(): Promise<void>;
}

/** @param work never rejects. @param gapMs rest between the end of one and the start of the next. */
export function createPulse(gapMs: number, work: () => Promise<void>): Pulse {
  let asked = false;
  let closed = false;
  let working: Promise<void> | undefined;
  let resting: NodeJS.Timeout | undefined;

  const begin = (): void => {
    asked = false;
    working = work().then(() => {
      working = undefined;
      if (!closed) resting = setTimeout(wake, gapMs);
    });
  };
  const wake = (): void => {
    resting = undefined;
    if (asked) begin();
  };

  return {
    ask() {
      asked = true;
      if (!closed && !working && !resting) begin();
    },
    async close() {
      closed = true;
      clearTimeout(resting);
      await working;
    },
  };
}
