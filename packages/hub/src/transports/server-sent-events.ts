import type { ServerResponse } from "node:http";
import type { Connection } from "../connection.ts";
import type { Outgoing } from "../outgoing.ts";
import type { Transport } from "./transport.ts";
import { Uptake } from "./uptake.ts";

/** One long answer, one event for each message. What the client says comes by POST. */
export class ServerSentEvents implements Transport {
  readonly name = "ServerSentEvents";
  readonly #connection: Connection;
  readonly #response: ServerResponse;
  #uptake: Uptake | undefined;

  constructor(connection: Connection, response: ServerResponse) {
    this.#connection = connection;
    this.#response = response;
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Content-Encoding": "identity",
      "Cache-Control": "no-cache, no-store, no-transform",
      // Proxies that buffer would hold events back.
      "X-Accel-Buffering": "no",
    });
    // A comment tells the client that it is connected: it waits for that with its handshake.
    response.write(":\r\n\r\n");
    response.on("close", () => connection.lost(undefined));
    response.on("error", () => {});
  }

  get waiting(): number {
    return this.#response.writableLength;
  }

  send(message: Outgoing): void {
    if (!this.#response.writableEnded) this.#response.write(message.event);
  }

  onDrain(callback: () => void): void {
    if (this.#response.writableNeedDrain) this.#response.once("drain", callback);
    else setImmediate(callback);
  }

  // A POST is answered only when the next may come.
  pause(): void {}
  resume(): void {}

  end(): void {
    this.#response.end();
  }
  cut(): void {
    this.#response.destroy();
  }
  sweep(now: number): void {
    const { socket } = this.#response;
    if (this.waiting === 0) this.#uptake = undefined;
    else if (socket) (this.#uptake ??= new Uptake(this.#connection)).look(socket, now);
  }
}
