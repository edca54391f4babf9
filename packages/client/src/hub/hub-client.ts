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
  /** Hears every change of state. */
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
 * random delay up to 10 s, for as long as it takes (spec §4, §9). While no one sees the page, there is no connection. A server that
 * says not to come back is obeyed until the page is shown anew.
 */
export function createHubClient({ url, connect, accessToken, random, visibility, onState, events, log }: HubClientOptions): HubClient {
  let state: HubState = "Disconnected";
  /** Between `start` and `stop`. */
  let wanted = false;
  let away = false;
  /** Each opening and closing has a number: what an earlier one still brings is void. */
  let turn = 0;
  let making: Promise<Connection> | undefined;
  let connection: Connection | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;

  const enter = (next: HubState): void => {
    if (next === state) return;
    state = next;
    onState(next);
  };
  const clearRetry = (): void => {
    clearTimeout(retry);
    retry = undefined;
  };

  const make = async (): Promise<Connection> => {
    const made = await connect({ url, accessToken, reconnect: reconnectPolicy(random) });
    for (const [name, handle] of Object.entries(events)) made.on(name, handle);
    made.onreconnecting((error) => {
      log("The real-time connection was lost; it is being restored.", error);
      enter("Reconnecting");
    });
    made.onreconnected(() => enter("Connected"));
    made.onclose((error) => {
      if (state === "Disconnecting") return;
      log("The server ended the real-time connection.", error);
      enter("Disconnected");
    });
    return made;
  };

  const open = async (): Promise<void> => {
    clearRetry();
    const mine = (turn += 1);
    enter("Connecting");
    try {
      const made = await (making ??= make());
      if (mine !== turn) return;
      connection = made;
      await made.start();
      if (mine === turn) enter("Connected");
    } catch (error) {
      if (!connection) making = undefined;
      if (mine !== turn) return;
      enter("Disconnected");
      log(`The real-time connection could not be started; next attempt in ${HUB_START_RETRY / 1000} s.`, error);
      retry = setTimeout(() => void open(), HUB_START_RETRY);
    }
  };

  const close = async (): Promise<void> => {
    clearRetry();
    if (state === "Disconnected" || state === "Disconnecting") return;
    turn += 1;
    enter("Disconnecting");
    await connection?.stop().catch((error: unknown) => log("The real-time connection did not end in order.", error));
    enter("Disconnected");
    if (wanted && !away) void open();
  };

  const pause = (): void => {
    away = true;
    void close();
  };

  const see = (seen: PageVisibility): void => {
    clearTimeout(grace);
    if (seen === "left") pause();
    else if (seen === "hidden") grace = setTimeout(pause, HUB_HIDDEN_GRACE);
    else {
      away = false;
      if (state === "Disconnected" && retry === undefined) void open();
    }
  };

  return {
    get state() {
      return state;
    },
    start() {
      if (state !== "Disconnected") return false;
      wanted = true;
      unsubscribe ??= visibility.subscribe(see);
      away = visibility.current() !== "visible";
      if (!away) void open();
      return true;
    },
    async stop() {
      wanted = false;
      unsubscribe?.();
      unsubscribe = undefined;
      clearTimeout(grace);
      await close();
    },
  };
}
