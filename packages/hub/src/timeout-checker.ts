import type { Connection } from "./connection.ts";
import type { HubRuntime } from "./runtime.ts";
import { CloseCode } from "./protocol/close-code.ts";
import { SLICE_MS, CLOCK_CHECK_INTERVAL } from "./slices.ts";

/** One timer for the time limits of all connections: a round checks each, in slices. Runs only while there are any. */
export class TimeoutChecker {
  readonly #runtime: HubRuntime;
  readonly #interval: number;
  #timer: NodeJS.Timeout | undefined;
  #round: Iterator<Connection> | undefined;
  #immediate: NodeJS.Immediate | undefined;

  constructor(runtime: HubRuntime) {
    this.#runtime = runtime;
    // A limit is kept to a quarter of the shortest, and to a second at worst.
    this.#interval = Math.max(5, Math.min(1000, ...Object.values(runtime.settings.timeouts).map((limit) => limit / 4)));
  }

  /** Starts it where it does not run. */
  start(): void {
    this.#timer ??= setInterval(this.#startRound, this.#interval).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    clearImmediate(this.#immediate);
    this.#timer = undefined;
    this.#round = undefined;
  }

  #startRound = (): void => {
    const { connections, endings } = this.#runtime.store;
    if (connections.size === 0 && endings.size === 0) return this.stop();
    const now = performance.now();
    for (const [connection, since] of endings) {
      if (now - since < this.#runtime.settings.timeouts.close) connection.transport?.checkTimeouts(now);
      else {
        this.#runtime.store.forget(connection);
        connection.transport?.terminate();
      }
    }
    if (this.#round) return;
    this.#round = connections.values();
    this.#checkSlice();
  };

  #checkSlice = (): void => {
    const until = performance.now() + SLICE_MS;
    for (let checked = 1; this.#round; checked++) {
      const { done, value } = this.#round.next();
      if (done) {
        this.#round = undefined;
        return;
      }
      this.#check(value, performance.now());
      if (checked % CLOCK_CHECK_INTERVAL === 0 && performance.now() > until) {
        this.#immediate = setImmediate(this.#checkSlice);
        return;
      }
    }
  };

  #check(connection: Connection, now: number): void {
    const { timeouts } = this.#runtime.settings;
    const { transport, state, since } = connection;
    if (!transport) {
      if (now - since > timeouts.disconnect) connection.transportClosed(new Error("The client negotiated and never came."));
      return;
    }
    transport.checkTimeouts(now);
    if (state === "attached") {
      if (now - since > timeouts.handshake)
        connection.rejectHandshake("Handshake was canceled.", new Error("The client sent no handshake in time."));
      return;
    }
    if (state !== "open" || connection.closed) return;
    const { user } = connection;
    if (user?.expiresAt !== undefined && Date.now() >= user.expiresAt)
      // With a new token the client may come again.
      return connection.close({ error: "Authentication expired.", allowReconnect: true, cause: new Error("The client's token expired.") });
    // Polls keep themselves alive, and their clients send no pings.
    if (transport.name === "LongPolling") return;
    if (now - connection.lastReceived > timeouts.client && !connection.paused)
      return connection.close({
        error: "Client hasn't sent a message/ping within the configured timeout.",
        code: CloseCode.GoingAway,
        cause: new Error("The client fell silent."),
      });
    if (now - connection.lastSent >= timeouts.keepAlive) connection.ping();
  }
}
