import type { Transport } from "./transports/transport.ts";

/** Pauses a client while more of what it sent waits for methods than the limit allows. */
export class Backpressure {
  /** Resolves when the client may send again; undefined where it may now. */
  paused: Promise<void> | undefined;
  readonly #connection: { readonly transport: Transport | undefined };
  readonly #limit: number;
  #waiting = 0;
  #resume: (() => void) | undefined;

  /** @param limit in UTF-16 units, as sizes are */
  constructor(connection: { readonly transport: Transport | undefined }, limit: number) {
    this.#connection = connection;
    this.#limit = limit;
  }

  /** Something of the client waits to be read. Beyond the limit it must stop sending. */
  add(size: number): void {
    this.#waiting += size;
    if (this.paused || this.#waiting <= this.#limit) return;
    this.paused = new Promise((resolve) => (this.#resume = resolve));
    this.#connection.transport?.pause();
  }

  remove(size: number): void {
    this.#waiting -= size;
    if (this.paused && this.#waiting <= this.#limit / 2) this.resume();
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = undefined;
    this.#resume?.();
    this.#connection.transport?.resume();
  }
}
