import { Clients } from "./clients.ts";
import type { Connection } from "./connection.ts";
import type { ClientProxy, ContextClients, HubContext, HubUser, SingleClientProxy, TransportName } from "./hub.ts";
import type { MessageRouter } from "./message-router.ts";

/** What a method or event handler sees of its connection; one for the connection's events, one for each call. */
export class Context implements HubContext {
  readonly #connection: Connection;
  readonly #router: MessageRouter;
  readonly #served: { readonly signal: AbortSignal };

  /** @param served the call, or the connection itself in its events */
  constructor(connection: Connection, router: MessageRouter, served: { readonly signal: AbortSignal }) {
    this.#connection = connection;
    this.#router = router;
    this.#served = served;
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
    return this.#served.signal;
  }
  get items(): Map<unknown, unknown> {
    return this.#connection.items;
  }
  get clients(): ContextClients {
    return new CallerClients(this.#router, this.#connection.id);
  }
  get groups(): HubContext["groups"] {
    const { id } = this.#connection;
    return {
      add: (group) => this.#router.changeGroup(true, id, group),
      remove: (group) => this.#router.changeGroup(false, id, group),
    };
  }
  abort(): void {
    this.#connection.close({ cause: new Error("The hub ended the connection.") });
  }
}

class CallerClients extends Clients implements ContextClients {
  readonly #id: string;

  constructor(router: MessageRouter, id: string) {
    super(router);
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
