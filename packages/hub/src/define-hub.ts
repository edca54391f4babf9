import { Clients } from "./clients.ts";
import { ConnectionManager } from "./connection-manager.ts";
import type { Hub, HubClients, HubDefinition, HubMethod } from "./hub.ts";
import { MessageRouter } from "./message-router.ts";

/** A hub and what serves it. */
export class DefinedHub<Methods extends Readonly<Record<string, HubMethod>>> implements Hub<Methods> {
  readonly definition: HubDefinition<Methods>;
  readonly clients: HubClients;
  readonly connections = new ConnectionManager();
  readonly router = new MessageRouter(this.connections);
  /** By name in lower case. */
  readonly methods: ReadonlyMap<string, HubMethod>;
  served = false;

  constructor(definition: HubDefinition<Methods>) {
    this.definition = definition;
    this.methods = methodMap(definition.methods);
    this.clients = new Clients(this.router);
  }

  get groups(): Hub["groups"] {
    return {
      add: (connectionId, group) => this.router.changeGroup(true, connectionId, group),
      remove: (connectionId, group) => this.router.changeGroup(false, connectionId, group),
    };
  }

  get connectionCount(): number {
    return this.connections.count;
  }
}

/**
 * Defines a hub. A method gets its context, the arguments, and then one AsyncIterable for each stream of the client.
 * @throws Error where two method names differ in case only, since clients call them without regard to it
 */
export function defineHub<const Methods extends Readonly<Record<string, HubMethod>>>(definition: HubDefinition<Methods>): Hub<Methods> {
  return new DefinedHub(definition);
}

/** Own, callable properties only: no name that a client makes up finds anything else. */
function methodMap(methods: Readonly<Record<string, HubMethod>>): Map<string, HubMethod> {
  const map = new Map<string, HubMethod>();
  for (const name of Object.keys(methods)) {
    const method = methods[name];
    if (typeof method !== "function") throw new Error(`The hub's method "${name}" is no function.`);
    const key = name.toLowerCase();
    if (map.has(key)) throw new Error(`Two methods of the hub are called "${key}": clients call methods without regard to case.`);
    map.set(key, method);
  }
  return map;
}
