import { type HubState, readTraffic, type Traffic } from "@portal/client";

/** The traffic counters (spec §3); undefined until the hub has sent them, and while it is not connected. */
export interface TrafficState {
  connectedCount: Traffic["connectedCount"] | undefined;
  disConnectedCount: Traffic["disConnectedCount"] | undefined;
  /** State of the real-time connection (spec §4). */
  hub: HubState;
}

export const createTraffic = (): TrafficState => ({ connectedCount: undefined, disConnectedCount: undefined, hub: "Disconnected" });

/** The hub's message `traffic` (spec §7). What is no pair of counts changes nothing. */
export function onTrafficMessage(state: TrafficState, message: unknown): void {
  const traffic = readTraffic(message);
  if (traffic) Object.assign(state, traffic);
}

/** Old figures are not passed off as current ones. */
export function onHubState(state: TrafficState, hub: HubState): void {
  state.hub = hub;
  if (hub !== "Connected") Object.assign(state, { connectedCount: undefined, disConnectedCount: undefined });
}
