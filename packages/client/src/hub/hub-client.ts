import type { Connect, Connection } from "./connection.ts";
import { HUB_HIDDEN_GRACE, HUB_START_RETRY, reconnectPolicy } from "./timing.ts";
import type { PageVisibility, VisibilitySource } from "./visibility.ts";

/** States of the real-time connection (spec §4). */
export type HubState = "Disconnected" | "Connecting" | "Connected" | "Disconnecting" | "Reconnecting";

export interface HubClientOptions {
  readonly url: string;
  readonly connect: Connect;
  readonly accessToken: () => string | undefined;
  /** 0 ≤ x < 1, as Math.random. */
  readonly random: () => number;
  readonly visibility: VisibilitySource;
  /** Called with each change of state. */
  readonly onState: (state: HubState) => void;
  /** What the server calls, by event. */
  readonly events: Readonly<Record<string, (...args: unknown[]) => void>>;
  /** Failures are logged and nothing more (spec §8). */
  readonly log: (message: string, error: unknown) => void;
}

export interface HubClient {
  readonly state: HubState;
  /** Allowed only from Disconnected (spec §4). @returns whether it was; a hidden page connects when it is shown. */
  start(): boolean;
  /** Ends the connection until the next `start`. */
  stop(): Promise<void>;
}

/**
 * Keeps one connection to a hub. A failed start is repeated after 5 s; a connection lost while Connected comes back by itself after a
 * random delay up to 10 s, for as long as it takes (spec §4, §9). While no one sees the page, there is no connection. Where a server
 * forbids reconnecting, the client waits until the page is shown again.
 */
export function createHubClient({ url, connect, accessToken, random, visibility, onState, events, log }: HubClientOptions): HubClient {
  let state: HubState = "Disconnected";
  /** Between `start` and `stop`. */
  let isStarted = false;
  let isHidden = false;
  /** Each opening and closing has a number: results of an earlier one are ignored. */
  let generation = 0;
  let creating: Promise<Connection> | undefined;
  let connection: Connection | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;

  const setState = (next: HubState): void => {
    if (next === state) return;
    state = next;
    onState(next);
  };
  const clearRetry = (): void => {
    clearTimeout(retryTimer);
    retryTimer = undefined;
  };

  const createConnection = async (): Promise<Connection> => {
    const created = await connect({ url, accessToken, reconnect: reconnectPolicy(random) });
    for (const [name, handle] of Object.entries(events)) created.on(name, handle);
    created.onreconnecting((error) => {
      log("The real-time connection was lost; it is being restored.", error);
      setState("Reconnecting");
    });
    created.onreconnected(() => setState("Connected"));
    created.onclose((error) => {
      if (state === "Disconnecting") return;
      log("The server ended the real-time connection.", error);
      setState("Disconnected");
    });
    return created;
  };

  const open = async (): Promise<void> => {
    clearRetry();
    const own = (generation += 1);
    setState("Connecting");
    try {
      const created = await (creating ??= createConnection());
      if (own !== generation) return;
      connection = created;
      await created.start();
      if (own === generation) setState("Connected");
    } catch (error) {
      if (!connection) creating = undefined;
      if (own !== generation) return;
      setState("Disconnected");
      log(`The real-time connection could not be started; next attempt in ${HUB_START_RETRY / 1000} s.`, error);
      retryTimer = setTimeout(() => void open(), HUB_START_RETRY);
    }
  };

  const close = async (): Promise<void> => {
    clearRetry();
    if (state === "Disconnected" || state === "Disconnecting") return;
    generation += 1;
    setState("Disconnecting");
    await connection?.stop().catch((error: unknown) => log("The real-time connection did not end in order.", error));
    setState("Disconnected");
    if (isStarted && !isHidden) void open();
  };

  const pause = (): void => {
    isHidden = true;
    void close();
  };

  const onVisibility = (visibilityNow: PageVisibility): void => {
    clearTimeout(hiddenTimer);
    if (visibilityNow === "left") pause();
    else if (visibilityNow === "hidden") hiddenTimer = setTimeout(pause, HUB_HIDDEN_GRACE);
    else {
      isHidden = false;
      if (state === "Disconnected" && retryTimer === undefined) void open();
    }
  };

  return {
    get state() {
      return state;
    },
    start() {
      if (state !== "Disconnected") return false;
      isStarted = true;
      unsubscribe ??= visibility.subscribe(onVisibility);
      isHidden = visibility.current() !== "visible";
      if (!isHidden) void open();
      return true;
    },
    async stop() {
      isStarted = false;
      unsubscribe?.();
      unsubscribe = undefined;
      clearTimeout(hiddenTimer);
      await close();
    },
  };
}
