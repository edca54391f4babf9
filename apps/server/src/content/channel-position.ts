/**
 * How far a listener has come in what is notified on a channel, as a number that all listeners of the channel may compare: PostgreSQL hands
 * all of them the same notifications in the same order, and heartbeats among them name their time. A position is the time of the last
 * heartbeat and how many notifications came after it. A listener that has just connected, and has not seen as many, says less than it has.
 */
export interface ChannelPosition {
  /** Connected, perhaps anew: unknown until the first heartbeat. */
  connected(): void;
  /** @param time - milliseconds since 1970. A position after the database's clock was set back is a lower one. */
  heartbeat(time: number): void;
  notified(): void;
  /** undefined: not known yet. */
  read(): number | undefined;
}

/** Milliseconds since 1970; later positions stay below the 15 digits that Varnish takes, until the year 2051. */
const ORIGIN = 1_577_836_800_000;
/** Positions in a millisecond. */
const SCALE = 1_000;
/** Milliseconds: heartbeats of different listeners may be in another order than their times. What is earlier by more says that the clock was set back. */
const OUT_OF_ORDER = 10_000;

/**
 * @param most - notifications after one heartbeat that are told apart. Who says what it has received stops at `HAS_RECEIVED`; who says what is
 * to be received counts on to `TO_BE_RECEIVED`: then nothing is taken for received until the next heartbeat.
 */
export function createChannelPosition(most: typeof HAS_RECEIVED | typeof TO_BE_RECEIVED): ChannelPosition {
  let time: number | undefined;
  let count = 0;
  return {
    connected: () => void (time = undefined),
    heartbeat(said) {
      const whole = Math.floor(said);
      if (time !== undefined && whole <= time && whole > time - OUT_OF_ORDER) return void (count += 1);
      time = whole;
      count = 0;
      return undefined;
    },
    notified: () => void (count += 1),
    read: () => (time === undefined ? undefined : (time - ORIGIN) * SCALE + Math.min(count, most)),
  };
}

export const HAS_RECEIVED = 998;
export const TO_BE_RECEIVED = 999;
