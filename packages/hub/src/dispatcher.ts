import { Backpressure } from "./backpressure.ts";
import { Calls } from "./calls.ts";
import { ClientResults } from "./client-results.ts";
import type { Connection } from "./connection.ts";
import type { HubRuntime } from "./runtime.ts";
import { type DispatchedMessage, MessageType, ProtocolError } from "./protocol/messages.ts";
import { Uploads } from "./uploads.ts";

/** Gives the messages of one client to its calls, its streams and the client results that they complete. Made for connections that send some. */
export class Dispatcher {
  readonly backpressure: Backpressure;
  readonly clientResults: ClientResults;
  readonly #calls: Calls;
  readonly #uploads: Uploads;
  readonly #connection: Connection;
  /** Messages that wait until `onConnected` has finished; undefined: it has. */
  #early: { readonly message: DispatchedMessage; readonly size: number }[] | undefined;

  /** @param started whether `onConnected` has finished */
  constructor(connection: Connection, runtime: HubRuntime, started: boolean) {
    const { receiveBufferBytes, uploadsPerConnection } = runtime.settings.limits;
    this.#connection = connection;
    this.#early = started ? undefined : [];
    this.backpressure = new Backpressure(connection, receiveBufferBytes);
    this.#uploads = new Uploads(this.backpressure, uploadsPerConnection);
    this.#calls = new Calls(connection, runtime, this.#uploads, this.backpressure);
    this.clientResults = new ClientResults((message) => runtime.connections.delivery.sendOne(connection, message));
  }

  /** @throws ProtocolError where the message cannot be, as things stand. `size` in UTF-16 units */
  handle(message: DispatchedMessage, size: number): void {
    // `onConnected` may invoke a method of the client, so results are taken while it runs.
    if (message.type === MessageType.Completion && this.clientResults.complete(message)) return;
    if (!this.#early) return this.#dispatch(message, size);
    this.#early.push({ message, size });
    this.backpressure.add(size);
  }

  /** `onConnected` has finished: handles what the client sent meanwhile. */
  start(): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    try {
      for (const { message, size } of early) {
        this.backpressure.remove(size);
        if (!this.#connection.closed) this.#dispatch(message, size);
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#connection.closeForProtocolError(error);
    }
  }

  #dispatch(message: DispatchedMessage, size: number): void {
    if (message.type === MessageType.Invocation || message.type === MessageType.StreamInvocation) this.#calls.start(message, size);
    else if (message.type === MessageType.StreamItem) this.#uploads.push(message.invocationId, message.item, size);
    else if (message.type === MessageType.Completion) this.#uploads.finish(message.invocationId, message.error);
    else if (message.type === MessageType.CancelInvocation) this.#calls.cancel(message.invocationId);
  }

  /** The connection is closed. */
  end(): void {
    this.#early = undefined;
    this.backpressure.resume();
    this.#calls.end();
    this.#uploads.end();
    this.clientResults.end();
  }
}
