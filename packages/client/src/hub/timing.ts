import type { IRetryPolicy } from "@microsoft/signalr";

/** Delays of the hub client (spec §9). All in milliseconds. */
export const HUB_RECONNECT_DELAY = 10_000;
export const HUB_START_RETRY = 5000;
/** Ours: how long a page may be hidden before its connection is closed; a glance at another tab costs nothing. */
export const HUB_HIDDEN_GRACE = 10_000;
/** Ours: until negotiation or a sent message is given up. */
export const HUB_REQUEST_TIMEOUT = 30_000;

/**
 * When a lost connection is tried again: after a random delay up to 10 s, so that a restarted server is not met by all at once. Never
 * gives up: `null` would.
 */
export const reconnectPolicy = (random: () => number): IRetryPolicy => ({
  nextRetryDelayInMilliseconds: () => random() * HUB_RECONNECT_DELAY,
});
