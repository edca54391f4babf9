import { setImmediate as nextTurn } from "node:timers/promises";
import type { Backpressure } from "./backpressure.ts";
import { Call } from "./call.ts";
import type { Connection } from "./connection.ts";
import { Context } from "./context.ts";
import { Drain } from "./drain.ts";
import { clientErrorText } from "./errors.ts";
import type { HubRuntime } from "./runtime.ts";
import { HubError, type HubMethod } from "./hub.ts";
import { OutgoingMessage } from "./outgoing-message.ts";
import { encodeCompletion, encodeFailure, encodeStreamItem } from "./protocol/json-codec.ts";
import { type InvocationMessage, MessageType, ProtocolError } from "./protocol/messages.ts";
import type { Uploads } from "./uploads.ts";

/** A stream waits while its client has this many bytes still to read. */
const STREAM_BUFFER_BYTES = 64 * 1024;
/** After this many items a stream lets others of the process have their turn. */
const STREAM_ITEMS_PER_TURN = 64;

interface WaitingCall {
  readonly call: Call;
  readonly method: HubMethod;
  readonly uploads: readonly unknown[];
  readonly size: number;
}

/** Calls of one connection. */
export class Calls {
  readonly #connection: Connection;
  readonly #runtime: HubRuntime;
  readonly #uploads: Uploads;
  readonly #backpressure: Backpressure;
  readonly #drain: Drain;
  readonly #running = new Set<Call>();
  readonly #waiting: WaitingCall[] = [];
  readonly #byId = new Map<string, Call>();

  constructor(connection: Connection, runtime: HubRuntime, uploads: Uploads, backpressure: Backpressure) {
    this.#connection = connection;
    this.#runtime = runtime;
    this.#uploads = uploads;
    this.#backpressure = backpressure;
    this.#drain = new Drain(connection);
  }

  /**
   * Starts a call, or lets it wait while as many run as may. `size` is the message's, in UTF-16 units.
   * @throws ProtocolError where an id is in use
   */
  start(message: InvocationMessage, size: number): void {
    const { methods, settings } = this.#runtime;
    const call = new Call(message);
    const { invocationId, target, streamIds } = message;
    if (invocationId !== undefined && this.#byId.has(invocationId)) throw new ProtocolError("An invocation id is already in use.");
    const refuse = (why: string): void =>
      this.#complete(call, (id) => encodeFailure(id, `Failed to invoke '${target}' due to an error on the server. HubException: ${why}`));
    const method = methods.get(target.toLowerCase());
    if (!method) return refuse("Method does not exist.");
    const uploads = this.#uploads.start(streamIds);
    if (!uploads) return refuse("Too many streams at a time.");
    const mismatch = uploads.length > 0 ? countMismatch(method, message.arguments.length, uploads.length) : undefined;
    if (mismatch !== undefined) {
      this.#uploads.discard(streamIds);
      return refuse(mismatch);
    }
    if (invocationId !== undefined) this.#byId.set(invocationId, call);
    if (this.#running.size < settings.limits.callsPerConnection) return void this.#run(call, method, uploads);
    this.#waiting.push({ call, method, uploads, size });
    this.#backpressure.add(size);
  }

  /** Unknown ids are ignored: the call may have been completed meanwhile. */
  cancel(invocationId: string): void {
    const call = this.#byId.get(invocationId);
    if (!call) return;
    call.abort();
    // A stream stops here; a single result is still the method's to give, or to give up.
    if (call.message.type === MessageType.StreamInvocation) this.#complete(call, (id) => encodeCompletion(id, undefined));
  }

  end(): void {
    this.#drain.end();
    this.#waiting.length = 0;
    for (const call of this.#running) {
      call.ended = true;
      call.abort();
    }
    this.#byId.clear();
  }

  async #run(call: Call, method: HubMethod, uploads: readonly unknown[]): Promise<void> {
    const { target, type } = call.message;
    const { definition } = this.#runtime;
    this.#running.add(call);
    try {
      const context = new Context(this.#connection, this.#runtime.router, call);
      const result: unknown = await Reflect.apply(method, definition.methods, [context, ...call.message.arguments, ...uploads]);
      const stream = openStream(result);
      if (!stream && type === MessageType.Invocation) this.#complete(call, (id) => encodeCompletion(id, result));
      else if (!stream)
        this.#fail(call, `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`);
      else if (type === MessageType.StreamInvocation) await this.#stream(call, stream);
      else {
        stream.return?.().catch(() => {});
        this.#fail(call, `The client attempted to invoke the streaming '${target}' method with a non-streaming invocation.`);
      }
    } catch (error) {
      this.#handleError(call, `An unexpected error occurred invoking '${target}' on the server.`, error);
    } finally {
      this.#running.delete(call);
      this.#uploads.discard(call.message.streamIds);
      this.#next();
    }
  }

  #next(): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#backpressure.remove(next.size);
      if (!next.call.ended) return void this.#run(next.call, next.method, next.uploads);
      // A stream that was cancelled while it waited has had its completion.
      this.#uploads.discard(next.call.message.streamIds);
    }
  }

  async #stream(call: Call, stream: AsyncIterator<unknown>): Promise<void> {
    call.iterator = stream;
    const invocationId = call.message.invocationId ?? "";
    try {
      // Entered even where its caller has cancelled it meanwhile: a generator that was never started would run no line of the method.
      let next = stream.next();
      if (call.ended) call.abort();
      for (let count = 1; ; count++) {
        const { done, value } = await next;
        if (call.ended) return;
        if (done) break;
        this.#runtime.connections.delivery.sendOne(this.#connection, new OutgoingMessage(encodeStreamItem(invocationId, value)));
        if (count % STREAM_ITEMS_PER_TURN === 0) await nextTurn();
        if ((this.#connection.transport?.bufferedBytes ?? 0) > STREAM_BUFFER_BYTES) await this.#drain.whenDrained();
        next = stream.next();
      }
    } catch (error) {
      this.#handleError(call, "An error occurred on the server while streaming results.", error);
      return call.abort();
    }
    this.#complete(call, (id) => encodeCompletion(id, undefined));
  }

  #handleError(call: Call, what: string, error: unknown): void {
    const { log, detailedErrors } = this.#runtime.settings;
    const { target } = call.message;
    // A method that was cancelled may stop by throwing.
    if (call.ended) return log.debug({ connectionId: this.#connection.id, target, err: error }, "cancelled hub method threw");
    const details = { connectionId: this.#connection.id, target, err: error };
    if (error instanceof HubError) log.debug(details, "hub method refused");
    else log.error(details, "hub method failed");
    this.#fail(call, clientErrorText(what, error, detailedErrors));
  }

  #fail(call: Call, error: string): void {
    this.#complete(call, (id) => encodeFailure(id, error));
  }

  /** Sends the one completion of a call; none for a call without an id. @throws TypeError where JSON cannot hold the result */
  #complete(call: Call, encode: (invocationId: string) => string): void {
    const { invocationId } = call.message;
    if (call.ended) return;
    const text = invocationId === undefined ? undefined : encode(invocationId);
    call.ended = true;
    if (text === undefined || invocationId === undefined) return;
    this.#byId.delete(invocationId);
    this.#runtime.connections.delivery.sendOne(this.#connection, new OutgoingMessage(text));
  }
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/**
 * Streams follow the arguments by position, so one argument too many or too few would take the place of a stream.
 * @returns what is wrong, in words for the client
 */
function countMismatch(method: HubMethod, args: number, streams: number): string | undefined {
  const taken = Math.max(0, method.length - 1);
  if (args + streams === taken) return undefined;
  const has = `${counted(args, "argument")} and ${counted(streams, "stream")}`;
  return `The method takes ${counted(taken, "argument")} and streams in all; the call has ${has}.`;
}

/** An async iterable or a generator is a stream; arrays, sets and the like are single results. */
function openStream(value: unknown): AsyncIterator<unknown> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Symbol.asyncIterator in value) return (value as AsyncIterable<unknown>)[Symbol.asyncIterator]();
  if (Symbol.iterator in value && "next" in value) return fromIterable(value as Iterable<unknown>);
  return undefined;
}

async function* fromIterable(iterable: Iterable<unknown>): AsyncGenerator {
  yield* iterable;
}
