import type { Duplex } from "node:stream";
import type { Connection } from "../connection.ts";

/**
 * Ends the connection of a client that does not read what was sent to it. A stream waits for its reader, so a client that reads nothing
 * and goes on pinging would hold its buffers for ever.
 */
export class SlowReaderGuard {
  readonly #connection: Connection;
  #taken = -1;
  #since = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Terminates the connection where its socket took nothing for too long. */
  check(socket: Duplex, now: number): void {
    const { bytesWritten = 0 } = socket as { readonly bytesWritten?: number };
    const taken = bytesWritten - socket.writableLength;
    if (taken !== this.#taken) {
      this.#taken = taken;
      this.#since = now;
    } else if (now - this.#since > this.#connection.settings.timeouts.send) {
      this.#connection.terminate(new Error("The client reads too slowly."));
    }
  }
}
