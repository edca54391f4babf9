import { randomUUID } from "node:crypto";
import type { ConnectionManager } from "../connection-manager.ts";
import { HubError } from "../hub.ts";
import type { Backplane, BackplaneMember, BackplaneMessage, Target } from "./backplane.ts";

/** Milliseconds in which the server that has a connection says so. */
const ANSWER_WITHIN = 5_000;

/** Something that another server was asked to do. */
interface Pending {
  readonly connection: string;
  /** Whether the client's result is awaited, which may take any time. */
  readonly waits: boolean;
  /** Whether a server said since the last look that it has the connection. */
  claimed: boolean;
  readonly settle: (outcome: { readonly result: unknown } | { readonly error: Error } | undefined) => void;
}

/** Connections of other processes, reached over the backplane; and this process's, reached by others. */
export class Remote {
  readonly #name = randomUUID();
  readonly #local: ConnectionManager;
  readonly #member: BackplaneMember;
  /** What this server asked others, by id. */
  readonly #pending = new Map<string, Pending>();
  /** What others asked connections of this server, by asker and id. */
  readonly #asked = new Map<string, AbortController>();
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

  /** Resolves when the server that has the connection did it, or none said that it has. */
  async changeGroup(add: boolean, connection: string, group: string): Promise<void> {
    const { id, outcome } = this.#wait(connection, false);
    this.#member.publish({ type: "group", from: this.#name, id, add, connection, group });
    await outcome;
  }

  /** @throws HubError where no server has the connection, the client fails, or `signal` aborts */
  async invoke(connection: string, method: string, args: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown> {
    const { id, outcome } = this.#wait(connection, true);
    const cancel = (): void => {
      this.#pending.get(id)?.settle({ error: new HubError("The question to the client was cancelled.") });
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
    for (const { settle } of this.#pending.values()) settle({ error: new HubError("The server is closing.") });
    for (const controller of this.#asked.values()) controller.abort();
    await this.#member.leave();
  }

  #wait(connection: string, waits: boolean) {
    const id = String(++this.#last);
    const { promise, resolve } = Promise.withResolvers<{ readonly result: unknown } | { readonly error: Error } | undefined>();
    // Each has its own time: one interval for all would give the first ones up late.
    const timer = setInterval(() => this.#look(id, pending), ANSWER_WITHIN);
    const settle: Pending["settle"] = (outcome) => {
      this.#pending.delete(id);
      clearInterval(timer);
      resolve(outcome);
    };
    const pending: Pending = { connection, waits, claimed: false, settle };
    this.#pending.set(id, pending);
    return { id, outcome: promise };
  }

  /** Gives up what no server has; asks again whether what one had is still there, for a process may have died. */
  #look(id: string, pending: Pending): void {
    if (!pending.claimed) return pending.settle(undefined);
    pending.claimed = false;
    this.#member.publish({ type: "waiting", from: this.#name, id, connection: pending.connection });
  }

  #receive(message: BackplaneMessage): void {
    if (message.type === "send") return this.#local.deliver(message.target, message.text);
    if (message.type === "group") {
      if (this.#local.changeGroup(message.add, message.connection, message.group)) this.#here(message.from, message.id);
    } else if (message.type === "invoke") {
      if (this.#local.has(message.connection)) void this.#ask(message);
    } else if (message.type === "waiting") {
      if (this.#asked.has(`${message.from} ${message.id}`)) this.#here(message.from, message.id);
    } else if (message.type === "cancel") this.#asked.get(`${message.from} ${message.id}`)?.abort();
    else if (message.to === this.#name) this.#answered(message);
  }

  #answered(message: Extract<BackplaneMessage, { to: string }>): void {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    if (message.type === "result") pending.settle({ result: message.result });
    else if (message.type === "failure") pending.settle({ error: new HubError(message.error) });
    else if (pending.waits) pending.claimed = true;
    else pending.settle(undefined);
  }

  #here(to: string, id: string): void {
    this.#member.publish({ type: "here", from: this.#name, to, id });
  }

  async #ask(message: Extract<BackplaneMessage, { type: "invoke" }>): Promise<void> {
    const key = `${message.from} ${message.id}`;
    const controller = new AbortController();
    this.#asked.set(key, controller);
    this.#here(message.from, message.id);
    const back = { from: this.#name, to: message.from, id: message.id };
    try {
      const result = await this.#local.invoke(message.connection, message.method, message.args, controller.signal);
      this.#member.publish({ type: "result", ...back, result });
    } catch (error) {
      this.#member.publish({
        type: "failure",
        ...back,
        error: error instanceof HubError ? error.message : "The client could not be asked.",
      });
    } finally {
      this.#asked.delete(key);
    }
  }
}
