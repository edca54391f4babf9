import { Buffer } from "node:buffer";
import type { ServerResponse } from "node:http";
import type { Connection } from "../connection.ts";
import type { OutgoingMessage } from "../outgoing-message.ts";
import { answer } from "../request.ts";
import type { Transport } from "./transport.ts";

/** Messages wait for the client's next poll. What the client sends comes by POST. */
export class LongPolling implements Transport {
  readonly name = "LongPolling";
  readonly #connection: Connection;
  #queue: Buffer[] = [];
  #bytes = 0;
  #poll: ServerResponse | undefined;
  /** When the poll came or, without one, the last one ended. */
  #since = performance.now();
  #flushing = false;
  #ended = false;
  #drained: (() => void) | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get bufferedBytes(): number {
    return this.#bytes;
  }

  /** A poll came. One that is under way is over: its client has given it up. */
  poll(response: ServerResponse): void {
    const before = this.#poll;
    this.#poll = response;
    this.#since = performance.now();
    if (before) answer(before, 204);
    response.on("close", () => {
      if (this.#poll === response) this.#takePoll();
    });
    if (this.#queue.length > 0 || this.#ended) this.#flush();
  }

  send(message: OutgoingMessage): void {
    if (this.#ended) return;
    this.#queue.push(message.bytes);
    this.#bytes += message.bytes.length;
    if (!this.#poll || this.#flushing) return;
    // What is sent in one go travels in one answer.
    this.#flushing = true;
    setImmediate(() => {
      this.#flushing = false;
      if (this.#queue.length > 0) this.#flush();
    });
  }

  onDrain(callback: () => void): void {
    if (this.#bytes > 0) this.#drained = callback;
    else setImmediate(callback);
  }

  // A POST is answered only when the next may come.
  pause(): void {}
  resume(): void {}

  end(): void {
    this.#ended = true;
    if (this.#poll) this.#flush();
  }

  terminate(): void {
    this.#ended = true;
    const poll = this.#takePoll();
    if (poll) answer(poll, 204);
  }

  checkTimeouts(now: number): void {
    const { timeouts } = this.#connection.settings;
    if (this.#poll) {
      if (now - this.#since <= timeouts.poll) return;
      const poll = this.#takePoll();
      if (poll) answer(poll, 200);
    } else if (!this.#ended && now - this.#since > timeouts.disconnect)
      this.#connection.transportClosed(new Error("The client stopped polling."));
  }

  /** Answers the poll with all that waits; at the end, when nothing does, with 204. */
  #flush(): void {
    const poll = this.#takePoll();
    if (!poll) return;
    if (this.#queue.length === 0) {
      answer(poll, 204);
      return this.#connection.transportClosed(undefined);
    }
    const body = Buffer.concat(this.#queue, this.#bytes);
    this.#queue = [];
    this.#bytes = 0;
    poll.writeHead(200, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Content-Length": body.length });
    poll.end(body);
    this.#drained?.();
    this.#drained = undefined;
  }

  #takePoll(): ServerResponse | undefined {
    const poll = this.#poll;
    this.#poll = undefined;
    this.#since = performance.now();
    return poll;
  }
}
