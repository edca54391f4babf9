import type { Duplex } from "node:stream";
import type { Connection } from "../connection.ts";

/**
 * Watches a client for which something waits. A stream waits politely for its reader, so one that reads nothing and goes on pinging
 * would hold its buffers for ever.
 */
export class Uptake {
  readonly #connection: Connection;
  #taken = -1;
  #since = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Cuts the connection where its socket took nothing for too long. */
  look(socket: Duplex, now: number): void {
    const { bytesWritten = 0 } = socket as { readonly bytesWritten?: number };
    const taken = bytesWritten - socket.writableLength;
    if (taken !== this.#taken) {
      this.#taken = taken;
      this.#since = now;
    } else if (now - this.#since > this.#connection.settings.timeouts.send) {
      this.#connection.cut(new Error("The client reads too slowly."));
    }
  }
}
