import { Calls } from "./calls.ts";
import type { Connection } from "./connection.ts";
import { type IncomingMessage as HubMessage, ProtocolError } from "./protocol/json-codec.ts";
import { Questions } from "./questions.ts";
import { Uploads } from "./uploads.ts";

type Message = Exclude<HubMessage, { type: 6 | 7 }>;

/** What goes on over a connection: calls, streams both ways, questions to the client. Made for connections that talk. */
export class Session {
  readonly calls: Calls;
  readonly uploads: Uploads;
  readonly questions: Questions;
  /** Resolves when the client may send again; undefined where it may now. */
  paused: Promise<void> | undefined;
  readonly #connection: Connection;
  #resume: (() => void) | undefined;
  #held = 0;
  /** Messages that wait until `onConnected` is through. */
  #early: { readonly message: Message; readonly size: number }[] = [];
  #drainWaiters: (() => void)[] = [];

  constructor(connection: Connection) {
    this.#connection = connection;
    this.calls = new Calls(connection, this);
    this.uploads = new Uploads(this, connection.host.settings.limits.uploadsPerConnection);
    this.questions = new Questions(connection);
  }

  /** @throws ProtocolError where the message cannot be, as things stand. `size` in UTF-16 units */
  handle(message: Message, size: number): void {
    // `onConnected` may ask the client something, so answers are heard while it runs.
    if (message.type === 3 && this.questions.answer(message)) return;
    if (this.#connection.welcomed) return this.#dispatch(message, size);
    this.#early.push({ message, size });
    this.hold(size);
  }

  begin(): void {
    const early = this.#early;
    this.#early = [];
    try {
      for (const { message, size } of early) {
        this.release(size);
        if (!this.#connection.closed) this.#dispatch(message, size);
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#connection.violated(error);
    }
  }

  #dispatch(message: Message, size: number): void {
    if (message.type === 1 || message.type === 4) this.calls.start(message, size);
    else if (message.type === 2) this.uploads.push(message.invocationId, message.item, size);
    else if (message.type === 3) this.uploads.finish(message.invocationId, message.error);
    else if (message.type === 5) this.calls.cancel(message.invocationId);
  }

  /** Something of the client waits to be read. Beyond the limit it must stop sending. */
  hold(size: number): void {
    this.#held += size;
    if (this.paused || this.#held <= this.#connection.host.settings.limits.receiveBufferBytes) return;
    this.paused = new Promise((resolve) => (this.#resume = resolve));
    this.#connection.transport?.pause();
  }

  release(size: number): void {
    this.#held -= size;
    if (this.paused && this.#held <= this.#connection.host.settings.limits.receiveBufferBytes / 2) this.#go();
  }

  /** Resolves when the client has read a good part of what was sent to it, or has gone. */
  async whenDrained(): Promise<void> {
    const { transport } = this.#connection;
    if (!transport || this.#connection.closed) return;
    await new Promise<void>((resolve) => {
      if (this.#drainWaiters.push(resolve) === 1) transport.onDrain(() => this.drained());
    });
  }

  drained(): void {
    const waiters = this.#drainWaiters;
    this.#drainWaiters = [];
    for (const waiter of waiters) waiter();
  }

  /** The connection is closed. */
  end(): void {
    this.#early = [];
    this.#go();
    this.drained();
    this.calls.end();
    this.uploads.end();
    this.questions.end();
  }

  #go(): void {
    if (!this.paused) return;
    this.paused = undefined;
    this.#resume?.();
    this.#connection.transport?.resume();
  }
}
