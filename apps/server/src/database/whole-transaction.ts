/** All that some work asks of a database in one transaction, whatever transactions it makes itself: these become savepoints of it. */
import { AsyncLocalStorage } from "node:async_hooks";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Pool } from "pg";
import type { Database } from "./schema.ts";

export interface WholeTransaction {
  /** What the work asks of the database goes over this transaction, also deep inside, where the database itself is asked. */
  run<T>(work: () => T): T;
  /** @throws where it cannot be committed: nothing has changed then */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

const current = new AsyncLocalStorage<JoinedConnection | undefined>();

/** Works outside of the whole transaction that the caller may be in, over another connection. */
export const outsideWholeTransaction = <T>(work: () => T): T => current.run(undefined, work);

const drivers = new WeakMap<Kysely<Database>, JoiningDriver>();

/** Whose statements join a whole transaction where they are asked for inside one. @returns also what `beginWholeTransaction` needs to know of the database */
export function joiningDialect(pool: Pool): { readonly dialect: Dialect; readonly belongsTo: (db: Kysely<Database>) => void } {
  const postgres = new PostgresDialect({ pool });
  const driver = new JoiningDriver(postgres.createDriver());
  const dialect: Dialect = {
    createAdapter: () => postgres.createAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => postgres.createIntrospector(db),
    createQueryCompiler: () => postgres.createQueryCompiler(),
  };
  return { dialect, belongsTo: (db) => drivers.set(db, driver) };
}

/** It holds a connection until it is committed or rolled back; what asks for the database after that, inside it, fails. */
export async function beginWholeTransaction(db: Kysely<Database>): Promise<WholeTransaction> {
  const driver = drivers.get(db);
  if (!driver) throw new Error("This database was not made over a pool.");
  const connection = await driver.beginWhole();
  return {
    run: (work) => current.run(connection, work),
    commit: () => connection.end("commitTransaction"),
    rollback: () => connection.end("rollbackTransaction"),
  };
}

class JoiningDriver implements Driver {
  readonly #inner: Driver;

  constructor(inner: Driver) {
    this.#inner = inner;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async beginWhole(): Promise<JoinedConnection> {
    // It may be the first that is asked of the database.
    await this.#inner.init();
    const connection = await this.#inner.acquireConnection();
    try {
      await this.#inner.beginTransaction(connection, {});
    } catch (error) {
      await this.#inner.releaseConnection(connection);
      throw error;
    }
    return new JoinedConnection(this.#inner, connection);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const joined = current.getStore();
    return joined?.driver === this.#inner ? joined : this.#inner.acquireConnection();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!(connection instanceof JoinedConnection)) await this.#inner.releaseConnection(connection);
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return connection instanceof JoinedConnection ? connection.beginInner() : this.#inner.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return connection instanceof JoinedConnection ? connection.commitInner() : this.#inner.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return connection instanceof JoinedConnection ? connection.rollbackInner() : this.#inner.rollbackTransaction(connection);
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

class JoinedConnection implements DatabaseConnection {
  readonly driver: Driver;
  readonly #connection: DatabaseConnection;
  /** Names of the savepoints that are open, the innermost last. */
  readonly #open: string[] = [];
  #made = 0;
  #last: Promise<unknown> = Promise.resolve();
  #hasEnded = false;

  constructor(driver: Driver, connection: DatabaseConnection) {
    this.driver = driver;
    this.#connection = connection;
  }

  /** One statement after the other: those that are asked for at once share the one connection. */
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Its connection may be somebody else's by now.
    if (this.#hasEnded) return Promise.reject(new Error("The transaction has ended, and this statement came after its end."));
    const answer = this.#last.then(() => this.#connection.executeQuery<R>(query));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  streamQuery(): never {
    throw new Error("What is asked for inside a whole transaction is not streamed: others share its connection.");
  }

  async beginInner(): Promise<void> {
    this.#made += 1;
    const name = `inner_${this.#made}`;
    await this.#send(`savepoint ${name}`);
    this.#open.push(name);
  }

  async commitInner(): Promise<void> {
    await this.#send(`release savepoint ${this.#close()}`);
  }

  async rollbackInner(): Promise<void> {
    const name = this.#close();
    // It went with the whole one.
    if (this.#hasEnded) return;
    await this.#send(`rollback to savepoint ${name}`);
    await this.#send(`release savepoint ${name}`);
  }

  async end(how: "commitTransaction" | "rollbackTransaction"): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    await this.#last;
    try {
      await this.driver[how](this.#connection);
    } finally {
      await this.driver.releaseConnection(this.#connection);
    }
  }

  #close(): string {
    const name = this.#open.pop();
    if (name === undefined) throw new Error("No transaction is open inside the whole one.");
    return name;
  }

  async #send(statement: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(statement));
  }
}
