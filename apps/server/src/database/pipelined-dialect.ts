import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import { createStatementNames, type StatementNames } from "./statement-names.ts";

/**
 * For reads alone: statements that are asked for at the same time go over one connection in one round trip, each prepared there under a name.
 * One that fails leaves the others as they are. There are no transactions: statements of different readers share a connection.
 * @param pool - of connections that pipeline
 */
export const pipelinedDialect = (pool: Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PipelinedDriver(pool),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class PipelinedDriver implements Driver {
  readonly #pool: Pool;
  readonly #names = createStatementNames();
  /** What statements of this moment join. */
  #open: RoundTrip | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<RoundTrip> {
    if (!this.#open) {
      const opened = new RoundTrip(this.#pool.connect(), this.#names);
      this.#open = opened;
      // Everything that one reader asks for at once is asked for before the event loop turns.
      setImmediate(() => this.#close(opened));
    }
    this.#open.users += 1;
    return this.#open;
  }

  async releaseConnection(joined: DatabaseConnection): Promise<void> {
    const left = joined as RoundTrip;
    left.users -= 1;
    if (left.users > 0) return;
    this.#close(left);
    await left.release();
  }

  #close(opened: RoundTrip): void {
    if (this.#open === opened) this.#open = undefined;
  }

  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

const refuse = (): Promise<never> =>
  Promise.reject(new Error("Reads of pages share connections: ask the database of forms for a transaction."));

/** A connection that breaks fails the statements on it: they have the reason. */
const ignore = (): void => undefined;

/** A statement whose meaning has changed since it was prepared (a migration), or that the server has forgotten: on a new connection it is prepared anew. */
const OUTDATED: ReadonlySet<string | undefined> = new Set(["0A000", "26000"]);

class RoundTrip implements DatabaseConnection {
  readonly #client: Promise<PoolClient>;
  readonly #names: StatementNames;
  /** Statements that are not done yet. */
  users = 0;
  #isBroken = false;

  constructor(client: Promise<PoolClient>, names: StatementNames) {
    this.#client = client;
    client.then(
      (connected) => connected.on("error", ignore),
      () => undefined, // Each statement has the reason.
    );
    this.#names = names;
  }

  async release(): Promise<void> {
    const client = await this.#client.catch(() => undefined); // Each reader has had the reason.
    client?.off("error", ignore);
    client?.release(this.#isBroken);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const client = await this.#client;
    const name = this.#names(sql);
    try {
      // By callback: rows that pg hands over by its own promise stay in memory until the next full collection (20 % of a page's CPU).
      const statement = { text: sql, values: [...parameters], ...(name !== undefined && { name }) };
      return await new Promise((resolve, reject) => {
        client.query<R & object>(statement, (error: Error | null, result) => (error ? reject(error) : resolve({ rows: result.rows })));
      });
    } catch (error) {
      if (OUTDATED.has((error as { code?: string }).code)) this.#isBroken = true;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error("Reads of pages are not streamed: they share a connection.");
  }
}
