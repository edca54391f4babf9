import type { Connection } from "./connection.ts";

/** Waits for a client to read what was sent to it. */
export class Drain {
  readonly #connection: Connection;
  #waiters: (() => void)[] = [];

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Resolves when the client has read a good part of what was sent to it, or has gone. */
  async whenDrained(): Promise<void> {
    const { transport } = this.#connection;
    if (!transport || this.#connection.closed) return;
    await new Promise<void>((resolve) => {
      if (this.#waiters.push(resolve) === 1) transport.onDrain(() => this.end());
    });
  }

  end(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const resolve of waiters) resolve();
  }
}
