import type { Connection } from "./connection.ts";
import { HubError } from "./hub.ts";
import { Outgoing } from "./outgoing.ts";
import { type CompletionMessage, encodeInvocation } from "./protocol/json-codec.ts";

interface Question {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** What the server asks one client: client results. */
export class Questions {
  readonly #connection: Connection;
  readonly #open = new Map<string, Question>();
  #last = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @throws HubError where the client goes or answers with an error; what `signal` says where that aborts */
  async ask(method: string, args: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown> {
    // A prefix of our own, so that it is never one of the ids that the client gave its streams.
    const id = `server-${++this.#last}`;
    const message = new Outgoing(encodeInvocation(method, args, id));
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const abort = (): void => reject(new HubError("The question to the client was cancelled."));
    signal?.addEventListener("abort", abort);
    this.#open.set(id, { resolve, reject });
    this.#connection.host.lifetime.delivery.sendOne(this.#connection, message);
    try {
      return await promise;
    } finally {
      this.#open.delete(id);
      signal?.removeEventListener("abort", abort);
    }
  }

  /** @returns whether the message answers a question */
  answer({ invocationId, result, error }: CompletionMessage): boolean {
    const question = this.#open.get(invocationId);
    if (!question) return false;
    if (error === undefined) question.resolve(result);
    else question.reject(new HubError(error));
    return true;
  }

  end(): void {
    for (const { reject } of this.#open.values()) reject(new HubError("The client has gone."));
  }
}
