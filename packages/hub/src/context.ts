import type { Call } from "./calls.ts";
import { Clients } from "./clients.ts";
import type { Connection } from "./connection.ts";
import type { ClientProxy, ContextClients, HubContext, HubUser, SingleClientProxy, TransportName } from "./hub.ts";

/** What a method or event handler sees of its connection; one for the connection's events, one for each call. */
export class Context implements HubContext {
  readonly #connection: Connection;
  readonly #call: Call | undefined;

  constructor(connection: Connection, call: Call | undefined) {
    this.#connection = connection;
    this.#call = call;
  }

  get connectionId(): string {
    return this.#connection.id;
  }
  get user(): HubUser | undefined {
    return this.#connection.user;
  }
  get transport(): TransportName {
    return this.#connection.transport?.name ?? "WebSockets";
  }
  get headers(): HubContext["headers"] {
    return JSON.parse(this.#connection.headers) as HubContext["headers"];
  }
  get address(): string {
    return this.#connection.address;
  }
  get signal(): AbortSignal {
    return this.#connection.signal;
  }
  get cancelled(): AbortSignal {
    return this.#call?.signal ?? this.#connection.signal;
  }
  get items(): Map<unknown, unknown> {
    return this.#connection.items;
  }
  get clients(): ContextClients {
    return new CallerClients(this.#connection);
  }
  get groups(): HubContext["groups"] {
    const { id, host } = this.#connection;
    return {
      add: (group) => host.lifetime.changeGroupAnywhere(true, id, group),
      remove: (group) => host.lifetime.changeGroupAnywhere(false, id, group),
    };
  }
  abort(): void {
    this.#connection.close({ cause: new Error("The hub ended the connection.") });
  }
}

class CallerClients extends Clients implements ContextClients {
  readonly #id: string;

  constructor({ id, host }: Connection) {
    super(host.lifetime);
    this.#id = id;
  }

  get caller(): SingleClientProxy {
    return this.client(this.#id);
  }
  get others(): ClientProxy {
    return this.allExcept([this.#id]);
  }
  othersInGroup(name: string): ClientProxy {
    return this.groupExcept(name, [this.#id]);
  }
}
