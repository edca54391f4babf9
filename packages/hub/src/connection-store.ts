import type { Connection } from "./connection.ts";
import type { HubSettings } from "./options.ts";

/** All connections of one server, from negotiation on. */
export class ConnectionStore {
  readonly connections = new Set<Connection>();
  /** Closed ones whose clients still read, with the time when that began. */
  readonly endings = new Map<Connection, number>();
  readonly #byToken = new Map<string, Connection>();
  readonly #perNetwork = new Map<string, number>();
  readonly #settings: Pick<HubSettings, "limits" | "networkOf">;

  constructor(settings: Pick<HubSettings, "limits" | "networkOf">) {
    this.#settings = settings;
  }

  /** @returns undefined for an address whose network may have no further connection */
  add(address: string, make: () => Connection): Connection | undefined {
    const network = this.#settings.networkOf(address);
    const count = this.#perNetwork.get(network) ?? 0;
    if (count >= this.#settings.limits.connectionsPerAddress) return undefined;
    const connection = make();
    this.#perNetwork.set(network, count + 1);
    this.connections.add(connection);
    if (connection.token !== undefined) this.#byToken.set(connection.token, connection);
    return connection;
  }

  find(token: string): Connection | undefined {
    return this.#byToken.get(token);
  }

  /** The connection is closed; its token still answers while its transport ends. */
  remove(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    const network = this.#settings.networkOf(connection.address);
    const count = (this.#perNetwork.get(network) ?? 1) - 1;
    if (count > 0) this.#perNetwork.set(network, count);
    else this.#perNetwork.delete(network);
  }

  markEnding(connection: Connection): void {
    this.endings.set(connection, performance.now());
  }

  /** Nothing is left of the connection. */
  forget(connection: Connection): void {
    this.endings.delete(connection);
    if (connection.token !== undefined && this.#byToken.get(connection.token) === connection) this.#byToken.delete(connection.token);
  }
}
