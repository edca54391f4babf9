import type { Target } from "./backplane/backplane.ts";
import type { ClientProxy, HubClients, SingleClientProxy } from "./hub.ts";
import type { MessageRouter } from "./message-router.ts";

/** Who can be sent to, from outside a call. */
export class Clients implements HubClients {
  readonly #router: MessageRouter;

  constructor(router: MessageRouter) {
    this.#router = router;
  }

  get all(): ClientProxy {
    return this.#to({ kind: "all", except: [] });
  }
  allExcept(connectionIds: readonly string[]): ClientProxy {
    return this.#to({ kind: "all", except: connectionIds });
  }
  client(connectionId: string): SingleClientProxy {
    const router = this.#router;
    return {
      ...this.clients([connectionId]),
      // The type is the caller's word for what its client answers, as JSON.parse's is.
      // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
      invoke: async <T>(method: string, args: readonly unknown[], options?: { readonly signal?: AbortSignal }) =>
        (await router.invoke(connectionId, method, args, options?.signal)) as T,
    };
  }
  clients(connectionIds: readonly string[]): ClientProxy {
    return this.#to({ kind: "connections", ids: connectionIds });
  }
  group(name: string): ClientProxy {
    return this.groups([name]);
  }
  groups(names: readonly string[]): ClientProxy {
    return this.#to({ kind: "groups", names, except: [] });
  }
  groupExcept(name: string, connectionIds: readonly string[]): ClientProxy {
    return this.#to({ kind: "groups", names: [name], except: connectionIds });
  }
  user(id: string): ClientProxy {
    return this.users([id]);
  }
  users(ids: readonly string[]): ClientProxy {
    return this.#to({ kind: "users", ids });
  }

  #to(target: Target): ClientProxy {
    return { send: (method, ...args) => this.#router.send(target, method, args) };
  }
}
