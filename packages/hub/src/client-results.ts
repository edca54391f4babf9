import { HubError } from "./hub.ts";
import { OutgoingMessage } from "./outgoing-message.ts";
import { encodeInvocation } from "./protocol/json-codec.ts";
import { type CompletionMessage } from "./protocol/messages.ts";

interface PendingResult {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Client results: methods of one client that the server invokes. */
export class ClientResults {
  readonly #send: (message: OutgoingMessage) => void;
  readonly #pending = new Map<string, PendingResult>();
  #lastId = 0;

  constructor(send: (message: OutgoingMessage) => void) {
    this.#send = send;
  }

  /** @throws HubError where the client goes or answers with an error, or `signal` aborts */
  async invoke(method: string, args: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown> {
    // A prefix of our own, so that it is never one of the ids that the client gave its streams.
    const id = `server-${++this.#lastId}`;
    const message = new OutgoingMessage(encodeInvocation(method, args, id));
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const abort = (): void => reject(new HubError("The invocation of the client was cancelled."));
    signal?.addEventListener("abort", abort);
    this.#pending.set(id, { resolve, reject });
    this.#send(message);
    try {
      return await promise;
    } finally {
      this.#pending.delete(id);
      signal?.removeEventListener("abort", abort);
    }
  }

  /** @returns whether the message completes an invocation of the server */
  complete({ invocationId, result, error }: CompletionMessage): boolean {
    const pending = this.#pending.get(invocationId);
    if (!pending) return false;
    if (error === undefined) pending.resolve(result);
    else pending.reject(new HubError(error));
    return true;
  }

  end(): void {
    for (const { reject } of this.#pending.values()) reject(new HubError("The client has gone."));
  }
}
