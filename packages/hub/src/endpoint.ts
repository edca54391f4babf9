import type { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { HubRuntime } from "./runtime.ts";
import { CloseCode } from "./protocol/close-code.ts";
import { answer, parseTarget } from "./request.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import { answerRequest } from "./routes.ts";
import { inSlices } from "./slices.ts";
import { TimeoutChecker } from "./timeout-checker.ts";
import { type HubSocketServer, webSocketServer } from "./transports/websocket.ts";
import { upgrade } from "./upgrade.ts";

/** The path of a hub's connections on an HTTP server: negotiation, transports, and their end. */
export class Endpoint {
  readonly #runtime: HubRuntime;
  readonly #timeoutChecker: TimeoutChecker;
  readonly #webSockets: HubSocketServer;
  #closing = false;

  constructor(runtime: HubRuntime) {
    this.#runtime = runtime;
    this.#timeoutChecker = new TimeoutChecker(runtime);
    this.#webSockets = webSocketServer(runtime.settings);
  }

  /** @returns false for a request of another path, which is left alone */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean {
    const { settings } = this.#runtime;
    const target = parseTarget(request);
    const negotiates = target.path === `${settings.path}/negotiate`;
    if (!negotiates && target.path !== settings.path) return false;
    if (this.#closing && negotiates) {
      answer(response, 503, "The server is closing.");
      return true;
    }
    this.#timeoutChecker.start();
    answerRequest(this.#runtime, request, response, target.query, negotiates).catch((error: unknown) => {
      settings.log.error({ err: error }, "hub request failed");
      answer(response, 500);
    });
    return true;
  }

  /** @returns false for a WebSocket request of another path, which is left alone */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const { settings } = this.#runtime;
    const target = parseTarget(request);
    if (target.path !== settings.path) return false;
    if (this.#closing) {
      refuseUpgrade(socket, 503, settings.onRefusedUpgrade(request, 503));
      return true;
    }
    this.#timeoutChecker.start();
    upgrade(this.#runtime, this.#webSockets, request, socket, head, target.query).catch((error: unknown) => {
      settings.log.error({ err: error }, "hub upgrade failed");
      refuseUpgrade(socket, 500, settings.onRefusedUpgrade(request, 500));
    });
    return true;
  }

  /** Makes no new connections, and ends those that there are: clients may take the time of leaving ones to read the Close message. */
  async close(): Promise<void> {
    this.#closing = true;
    const { store, settings } = this.#runtime;
    await inSlices([...store.connections], (connection) =>
      connection.close({ allowReconnect: true, code: CloseCode.GoingAway, cause: new Error("The server is closing.") }),
    );
    const until = performance.now() + settings.timeouts.close;
    while (store.endings.size > 0 && performance.now() < until) await delay(10);
    for (const connection of store.endings.keys()) {
      store.forget(connection);
      connection.transport?.terminate();
    }
    this.#timeoutChecker.stop();
  }
}
