import { randomUUID } from "node:crypto";
import type { ConnectionManager } from "../connection-manager.ts";
import { HubError } from "../hub.ts";
import type { Backplane, BackplaneMember, BackplaneMessage, Target } from "./backplane.ts";

/** Milliseconds in which the server that has a connection confirms it. */
const ANSWER_WITHIN = 5_000;

/** A request to other servers. */
interface PendingRequest {
  readonly connection: string;
  /** Whether the client's result is awaited, which may take any time. */
  readonly awaitsResult: boolean;
  /** Whether a server confirmed since the last check that it has the connection. */
  acknowledged: boolean;
  readonly resolve: (outcome: { readonly result: unknown } | { readonly error: Error } | undefined) => void;
}

/** Reaches connections of other servers over the backplane, and answers for those of this one. */
export class RemoteServers {
  readonly #name = randomUUID();
  readonly #local: ConnectionManager;
  readonly #member: BackplaneMember;
  /** Requests of this server to others, by id. */
  readonly #pending = new Map<string, PendingRequest>();
  /** Invocations by others of clients that are connected here, by sender and id. */
  readonly #incoming = new Map<string, AbortController>();
  #last = 0;

  constructor(local: ConnectionManager, backplane: Backplane) {
    this.#local = local;
    this.#member = backplane.join((message) => this.#receive(message));
  }

  get ready(): Promise<void> {
    return this.#member.ready;
  }

  send(target: Target, text: string): void {
    this.#member.publish({ type: "send", from: this.#name, target, text });
  }

  /** Resolves when the server that has the connection did it, or none confirmed that it has. */
  async changeGroup(add: boolean, connection: string, group: string): Promise<void> {
    const { id, outcome } = this.#addPending(connection, false);
    this.#member.publish({ type: "group", from: this.#name, id, add, connection, group });
    await outcome;
  }

  /** @throws HubError where no server has the connection, the client fails, or `signal` aborts */
  async invoke(connection: string, method: string, args: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown> {
    const { id, outcome } = this.#addPending(connection, true);
    const cancel = (): void => {
      this.#pending.get(id)?.resolve({ error: new HubError("The invocation of the client was cancelled.") });
      this.#member.publish({ type: "cancel", from: this.#name, id, connection });
    };
    signal?.addEventListener("abort", cancel);
    this.#member.publish({ type: "invoke", from: this.#name, id, connection, method, args });
    try {
      const answer = await outcome;
      if (!answer) throw new HubError("The client is not connected.");
      if ("error" in answer) throw answer.error;
      return answer.result;
    } finally {
      signal?.removeEventListener("abort", cancel);
    }
  }

  async leave(): Promise<void> {
    for (const { resolve } of this.#pending.values()) resolve({ error: new HubError("The server is closing.") });
    for (const controller of this.#incoming.values()) controller.abort();
    await this.#member.leave();
  }

  #addPending(connection: string, awaitsResult: boolean) {
    const id = String(++this.#last);
    const { promise: outcome, resolve: resolveOutcome } = Promise.withResolvers<
      { readonly result: unknown } | { readonly error: Error } | undefined
    >();
    // Each has its own time: one interval for all would give up the first ones late.
    const timer = setInterval(() => this.#checkPending(id, pending), ANSWER_WITHIN);
    const resolve: PendingRequest["resolve"] = (value) => {
      this.#pending.delete(id);
      clearInterval(timer);
      resolveOutcome(value);
    };
    const pending: PendingRequest = { connection, awaitsResult, acknowledged: false, resolve };
    this.#pending.set(id, pending);
    return { id, outcome };
  }

  /** Gives up a request that no server confirmed; otherwise checks that the server still works on it, for its process may have died. */
  #checkPending(id: string, pending: PendingRequest): void {
    if (!pending.acknowledged) return pending.resolve(undefined);
    pending.acknowledged = false;
    this.#member.publish({ type: "waiting", from: this.#name, id, connection: pending.connection });
  }

  #receive(message: BackplaneMessage): void {
    if (message.type === "send") return this.#local.deliver(message.target, message.text);
    if (message.type === "group") {
      if (this.#local.changeGroup(message.add, message.connection, message.group)) this.#acknowledge(message.from, message.id);
    } else if (message.type === "invoke") {
      if (this.#local.has(message.connection)) void this.#invokeForOther(message);
    } else if (message.type === "waiting") {
      if (this.#incoming.has(`${message.from} ${message.id}`)) this.#acknowledge(message.from, message.id);
    } else if (message.type === "cancel") this.#incoming.get(`${message.from} ${message.id}`)?.abort();
    else if (message.to === this.#name) this.#handleReply(message);
  }

  #handleReply(message: Extract<BackplaneMessage, { to: string }>): void {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    if (message.type === "result") pending.resolve({ result: message.result });
    else if (message.type === "failure") pending.resolve({ error: new HubError(message.error) });
    else if (pending.awaitsResult) pending.acknowledged = true;
    else pending.resolve(undefined);
  }

  #acknowledge(to: string, id: string): void {
    this.#member.publish({ type: "here", from: this.#name, to, id });
  }

  async #invokeForOther(message: Extract<BackplaneMessage, { type: "invoke" }>): Promise<void> {
    const key = `${message.from} ${message.id}`;
    const controller = new AbortController();
    this.#incoming.set(key, controller);
    this.#acknowledge(message.from, message.id);
    const back = { from: this.#name, to: message.from, id: message.id };
    try {
      const result = await this.#local.invoke(message.connection, message.method, message.args, controller.signal);
      this.#member.publish({ type: "result", ...back, result });
    } catch (error) {
      this.#member.publish({
        type: "failure",
        ...back,
        error: error instanceof HubError ? error.message : "The client could not be invoked.",
      });
    } finally {
      this.#incoming.delete(key);
    }
  }
}
