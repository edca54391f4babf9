import type { InvocationMessage } from "./protocol/messages.ts";

/** One call by a client, until its completion is sent. */
export class Call {
  readonly message: InvocationMessage;
  /** Completed, cancelled, or without its connection: nothing more is sent for it. */
  ended = false;
  iterator: AsyncIterator<unknown> | undefined;
  #abort: AbortController | undefined;
  #aborted = false;

  constructor(message: InvocationMessage) {
    this.message = message;
  }

  get signal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.#aborted) this.#abort.abort();
    return this.#abort.signal;
  }

  /** Notifies the method that no one waits for it any more. */
  abort(): void {
    this.#aborted = true;
    this.#abort?.abort();
    // A generator that waits for something sees this only afterwards; no one waits for that.
    this.iterator?.return?.().catch(() => {});
  }
}
