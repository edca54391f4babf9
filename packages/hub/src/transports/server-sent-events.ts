import type { ServerResponse } from "node:http";
import type { Connection } from "../connection.ts";
import type { OutgoingMessage } from "../outgoing-message.ts";
import { SlowReaderGuard } from "./slow-reader-guard.ts";
import type { Transport } from "./transport.ts";

/** One long answer, one event for each message. What the client sends comes by POST. */
export class ServerSentEvents implements Transport {
  readonly name = "ServerSentEvents";
  readonly #connection: Connection;
  readonly #response: ServerResponse;
  #slowReaderGuard: SlowReaderGuard | undefined;

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
    response.on("close", () => connection.transportClosed(undefined));
    response.on("error", () => {});
  }

  get bufferedBytes(): number {
    return this.#response.writableLength;
  }

  send(message: OutgoingMessage): void {
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
  terminate(): void {
    this.#response.destroy();
  }
  checkTimeouts(now: number): void {
    const { socket } = this.#response;
    if (this.bufferedBytes === 0) this.#slowReaderGuard = undefined;
    else if (socket) (this.#slowReaderGuard ??= new SlowReaderGuard(this.#connection)).check(socket, now);
  }
}
