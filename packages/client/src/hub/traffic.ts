/** The hub's event (spec §7), and its counters as §3 spells them. */
export const TRAFFIC_EVENT = "traffic";

export interface Traffic {
  /** Connections now. */
  readonly connectedCount: number;
  /** Connections ended since the service began. */
  readonly disConnectedCount: number;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** @returns undefined for anything that is no pair of counts: a message is as untrusted as any other answer. */
export function readTraffic(message: unknown): Traffic | undefined {
  if (typeof message !== "object" || message === null) return undefined;
  const { connectedCount, disConnectedCount } = message as Partial<Record<keyof Traffic, unknown>>;
  return isCount(connectedCount) && isCount(disConnectedCount) ? { connectedCount, disConnectedCount } : undefined;
}
