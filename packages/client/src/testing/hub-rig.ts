/** For tests: a hub client over the library's real connection, on a wire of ours, with fake timers and a page that can be turned away. */
import { expect, vi } from "vitest";
import { signalrConnect } from "../hub/connection.ts";
import { createHubClient, type HubClient, type HubClientOptions, type HubState } from "../hub/hub-client.ts";
import { TestWire } from "./hub-wire.ts";
import type { PageVisibility } from "../hub/visibility.ts";

const freshRig = () => ({
  wire: new TestWire(),
  /** Changes of state since the start, or since the connection stood (`connected`). */
  states: [] as HubState[],
  log: vi.fn<HubClientOptions["log"]>(),
  token: undefined as string | undefined,
  client: undefined as HubClient | undefined,
  page: {
    now: "visible" as PageVisibility,
    listeners: new Set<(seen: PageVisibility) => void>(),
    turn(to: PageVisibility): void {
      this.now = to;
      for (const listener of this.listeners) listener(to);
    },
  },
});

/** Made anew for each test. */
export const rig = freshRig();

export async function setUpRig(): Promise<void> {
  // Loaded beforehand: fake time does not wait for disks.
  await import("@microsoft/signalr");
  vi.useFakeTimers({ now: 0 });
  Object.assign(rig, freshRig());
}

export async function endRig(): Promise<void> {
  rig.wire.server = "up";
  const stopping = rig.client?.stop();
  await vi.runOnlyPendingTimersAsync();
  await stopping;
  vi.useRealTimers();
}

export function make(more: Partial<HubClientOptions> = {}): HubClient {
  rig.client = createHubClient({
    url: "http://portal.test/api/apphub",
    connect: signalrConnect((refused) => (rig.token = rig.token === refused ? undefined : rig.token), rig.wire.wire),
    accessToken: () => rig.token,
    random: () => 0.5,
    visibility: {
      current: () => rig.page.now,
      subscribe: (listener) => {
        rig.page.listeners.add(listener);
        return () => rig.page.listeners.delete(listener);
      },
    },
    onState: (state) => rig.states.push(state),
    events: {},
    log: rig.log,
    ...more,
  });
  return rig.client;
}

export const flushTimers = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A client whose connection stands, with an empty record. */
export async function connected(more: Partial<HubClientOptions> = {}): Promise<HubClient> {
  const made = make(more);
  made.start();
  await flushTimers();
  expect(made.state).toBe("Connected");
  rig.states.length = 0;
  rig.wire.starts.length = 0;
  return made;
}
