import { RECORD_SEPARATOR } from "../../src/protocol/json-codec.ts";

/** A message as it came, parsed and otherwise untouched. */
export type Message = Readonly<Record<string, unknown>>;

/** How a connection ended. */
export interface End {
  /** Close code of a WebSocket, HTTP status of a poll; 0 where the socket was cut. */
  readonly code: number;
}

/** Milliseconds that a test waits for something that must come. Long: it is a safety net, not a rule. */
export const TIMEOUT_MS = 5_000;

/** What a client got, in order: whole messages, and the end. */
export class Inbox {
  readonly #messages: Message[] = [];
  #rest = "";
  #end: End | undefined;
  #wake: (() => void)[] = [];

  push(text: string): void {
    const pieces = (this.#rest + text).split(RECORD_SEPARATOR);
    this.#rest = pieces.pop() ?? "";
    for (const piece of pieces) this.#messages.push(JSON.parse(piece) as Message);
    this.#notify();
  }

  finish(end: End): void {
    this.#end ??= end;
    this.#notify();
  }

  /** What came after the last separator. */
  get rest(): string {
    return this.#rest;
  }

  /** Takes all messages that are here now. */
  takeAll(): Message[] {
    return this.#messages.splice(0);
  }

  /** The next message, pings included. @throws Error where the connection ends first */
  async nextOfAll(): Promise<Message> {
    await this.#until(() => this.#messages.length > 0 || this.#end !== undefined, "a message");
    const message = this.#messages.shift();
    if (!message) throw new Error(`The connection ended (${this.#end?.code}) instead of bringing a message.`);
    return message;
  }

  /** The next message that is no ping. */
  async next(): Promise<Message> {
    for (;;) {
      const message = await this.nextOfAll();
      if (message["type"] !== 6) return message;
    }
  }

  async ended(): Promise<End> {
    await this.#until(() => this.#end !== undefined, "the end of the connection");
    return this.#end ?? { code: 0 };
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  async #until(condition: () => boolean, what: string): Promise<void> {
    const deadline = AbortSignal.timeout(TIMEOUT_MS);
    while (!condition()) {
      if (deadline.aborted) throw new Error(`Waited ${TIMEOUT_MS} ms for ${what}.`);
      await new Promise<void>((resolve) => {
        this.#wake.push(resolve);
        deadline.addEventListener("abort", () => resolve(), { once: true });
      });
    }
  }

  #notify(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
