import type { Backpressure } from "./backpressure.ts";
import { HubError } from "./hub.ts";
import { ProtocolError } from "./protocol/messages.ts";

/** A stream from the client, read by one method. */
class Upload implements AsyncIterableIterator<unknown> {
  readonly #backpressure: Backpressure;
  #items: { readonly item: unknown; readonly size: number }[] = [];
  #end: { readonly error: Error | undefined } | undefined;
  #waiting: PromiseWithResolvers<IteratorResult<unknown>>[] = [];

  constructor(backpressure: Backpressure) {
    this.#backpressure = backpressure;
  }

  push(item: unknown, size: number): void {
    if (this.#end) return;
    const reader = this.#waiting.shift();
    if (reader) return reader.resolve({ done: false, value: item });
    this.#items.push({ item, size });
    this.#backpressure.add(size);
  }

  /** No further items; those that came are still read. */
  finish(error: Error | undefined): void {
    if (this.#end) return;
    this.#end = { error };
    for (const reader of this.#waiting.splice(0)) this.#endReader(reader);
  }

  /** No one reads it any more. */
  discard(): void {
    this.#end ??= { error: undefined };
    for (const { size } of this.#items.splice(0)) this.#backpressure.remove(size);
    for (const reader of this.#waiting.splice(0)) this.#endReader(reader);
  }

  next(): Promise<IteratorResult<unknown>> {
    const reader = Promise.withResolvers<IteratorResult<unknown>>();
    const first = this.#items.shift();
    if (first) {
      reader.resolve({ done: false, value: first.item });
      this.#backpressure.remove(first.size);
    } else if (this.#end) this.#endReader(reader);
    else this.#waiting.push(reader);
    return reader.promise;
  }

  async return(): Promise<IteratorResult<unknown>> {
    this.discard();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** An error is thrown once; after it the stream is at its end. */
  #endReader(reader: PromiseWithResolvers<IteratorResult<unknown>>): void {
    const error = this.#end?.error;
    if (!error) return reader.resolve({ done: true, value: undefined });
    this.#end = { error: undefined };
    reader.reject(error);
  }
}

/** Streams from one client, by the ids that it gave them. */
export class Uploads {
  readonly #backpressure: Backpressure;
  readonly #limit: number;
  readonly #open = new Map<string, Upload>();

  constructor(backpressure: Backpressure, limit: number) {
    this.#backpressure = backpressure;
    this.#limit = limit;
  }

  /**
   * @returns one stream for each id, or undefined where that were too many
   * @throws ProtocolError where an id is in use
   */
  start(ids: readonly string[]): AsyncIterable<unknown>[] | undefined {
    if (new Set(ids).size < ids.length || ids.some((id) => this.#open.has(id))) throw new ProtocolError("A stream id is already in use.");
    if (this.#open.size + ids.length > this.#limit) return undefined;
    return ids.map((id) => {
      const upload = new Upload(this.#backpressure);
      this.#open.set(id, upload);
      return upload;
    });
  }

  /** Items of unknown streams are ignored: their call may have been completed meanwhile. */
  push(id: string, item: unknown, size: number): void {
    this.#open.get(id)?.push(item, size);
  }

  finish(id: string, error: string | undefined): void {
    this.#open.get(id)?.finish(error === undefined ? undefined : new HubError(error));
    this.#open.delete(id);
  }

  /** The call that read them has ended. */
  discard(ids: readonly string[]): void {
    for (const id of ids) {
      this.#open.get(id)?.discard();
      this.#open.delete(id);
    }
  }

  /** The connection is closed: a reading method must not take that for the end of the stream. */
  end(): void {
    for (const upload of this.#open.values()) upload.finish(new HubError("The client has gone."));
    this.#open.clear();
  }
}
