import type { Target } from "./backplane/backplane.ts";
import type { Connection } from "./connection.ts";
import { Delivery } from "./delivery.ts";
import { HubError } from "./hub.ts";
import { OutgoingMessage } from "./outgoing-message.ts";

/** Open connections of this process by id, group and user. */
export class ConnectionManager {
  readonly delivery = new Delivery();
  readonly #byId = new Map<string, Connection>();
  readonly #groups = new Map<string, Set<Connection>>();
  readonly #users = new Map<string, Set<Connection>>();
  readonly #pending = new Set<Promise<void>>();

  get count(): number {
    return this.#byId.size;
  }

  has(connectionId: string): boolean {
    return this.#byId.has(connectionId);
  }

  add(connection: Connection): void {
    this.#byId.set(connection.id, connection);
    if (connection.user) put(this.#users, connection.user.id, connection);
  }

  remove(connection: Connection): void {
    this.#byId.delete(connection.id);
    if (connection.user) drop(this.#users, connection.user.id, connection);
    for (const group of connection.groups ?? []) drop(this.#groups, group, connection);
    connection.groups = undefined;
  }

  /** Puts a connection of this process into a group or takes it out. @returns whether it is here */
  changeGroup(add: boolean, connectionId: string, group: string): boolean {
    const connection = this.#byId.get(connectionId);
    if (!connection) return false;
    if (add) {
      (connection.groups ??= new Set()).add(group);
      put(this.#groups, group, connection);
    } else if (connection.groups?.delete(group)) drop(this.#groups, group, connection);
    return true;
  }

  /** To connections of this process. */
  deliver(target: Target, text: string): void {
    const targets = this.#select(target);
    if (targets.length > 0) this.delivery.send(targets, new OutgoingMessage(text));
  }

  /** @throws HubError where the client is not connected here, goes, or answers with an error */
  async invoke(connectionId: string, method: string, args: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown> {
    const connection = this.#byId.get(connectionId);
    if (!connection) throw new HubError("The client is not connected.");
    return connection.clientResults.invoke(method, args, signal);
  }

  /** The hub is closed only when this has ended. */
  closeWaitsFor(promise: Promise<void>): void {
    this.#pending.add(promise);
    void promise.finally(() => this.#pending.delete(promise));
  }

  async pendingEnded(): Promise<void> {
    await Promise.all(this.#pending);
  }

  #select(target: Target): readonly Connection[] {
    if (target.kind === "connections") return present(target.ids.map((id) => this.#byId.get(id)));
    if (target.kind === "users") return union(target.ids.map((id) => this.#users.get(id)));
    const chosen = target.kind === "all" ? [...this.#byId.values()] : union(target.names.map((name) => this.#groups.get(name)));
    if (target.except.length === 0) return chosen;
    const except = new Set(target.except);
    return chosen.filter(({ id }) => !except.has(id));
  }
}

function present(connections: readonly (Connection | undefined)[]): Connection[] {
  return [...new Set(connections)].filter((connection) => connection !== undefined);
}

/** Each connection once, though it be in several. */
function union(sets: readonly (ReadonlySet<Connection> | undefined)[]): Connection[] {
  if (sets.length === 1) return [...(sets[0] ?? [])];
  const all = new Set<Connection>();
  for (const set of sets) for (const connection of set ?? []) all.add(connection);
  return [...all];
}

function put(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = map.get(key);
  if (set) set.add(connection);
  else map.set(key, new Set([connection]));
}

function drop(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = map.get(key);
  if (set?.delete(connection) && set.size === 0) map.delete(key);
}
