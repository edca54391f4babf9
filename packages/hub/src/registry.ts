import type { Connection } from "./connection.ts";

/** All connections of one server, from negotiation on. */
export class Registry {
  readonly connections = new Set<Connection>();
  /** Closed ones whose clients still read, with the time when that began. */
  readonly endings = new Map<Connection, number>();
  readonly #byToken = new Map<string, Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #limit: number;

  constructor(connectionsPerAddress: number) {
    this.#limit = connectionsPerAddress;
  }

  /** @returns undefined for an address that may have no further connection */
  add(address: string, make: () => Connection): Connection | undefined {
    const count = this.#perAddress.get(address) ?? 0;
    if (count >= this.#limit) return undefined;
    const connection = make();
    this.#perAddress.set(address, count + 1);
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
    const count = (this.#perAddress.get(connection.address) ?? 1) - 1;
    if (count > 0) this.#perAddress.set(connection.address, count);
    else this.#perAddress.delete(connection.address);
  }

  ending(connection: Connection): void {
    this.endings.set(connection, performance.now());
  }

  /** Nothing is left of the connection. */
  forget(connection: Connection): void {
    this.endings.delete(connection);
    if (connection.token !== undefined && this.#byToken.get(connection.token) === connection) this.#byToken.delete(connection.token);
  }
}
