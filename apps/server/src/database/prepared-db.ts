import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import type { Database } from "./schema.ts";
import { createStatementNames } from "./statement-names.ts";

type PostgresPool = Exclude<ConstructorParameters<typeof PostgresDialect>[0]["pool"], (...given: never[]) => unknown>;
type Connection = Awaited<ReturnType<PostgresPool["connect"]>>;

/** Codes of a statement whose meaning has changed since it was prepared (a migration), or that the server has forgotten: on a new connection it is prepared anew. */
export const OUTDATED_PLAN: ReadonlySet<string | undefined> = new Set(["0A000", "26000"]);

/**
 * The query builder over a pool of connections that pipeline, each of which keeps the plans of statements that have parameters. Unlike `pipelinedDialect`
 * it has transactions. What is asked for at once inside `onOneConnection` and `rolledBack` goes in one round trip.
 */
export function createPreparedDb(pool: Pool): Kysely<Database> {
  const names = createStatementNames();
  const known = new WeakMap<PoolClient, Connection>();
  const prepared = (client: PoolClient): Connection => {
    let isOutdated = false;
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      const name = values.length > 0 ? names(text) : undefined;
      writeTogether(client);
      try {
        return await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
      } catch (error) {
        if (OUTDATED_PLAN.has((error as { code?: string }).code)) isOutdated = true;
        throw error;
      }
    };
    return { query: query as Connection["query"], release: (destroy = false) => client.release(destroy || isOutdated) };
  };
  const connect = async (): Promise<Connection> => {
    const client = await pool.connect();
    const connection = known.get(client) ?? prepared(client);
    known.set(client, connection);
    return connection;
  };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }) });
}

/** Holds back what is written to a socket until all that is asked for at once was asked for: each write costs as much as a short statement. */
function writeTogether({ connection: { stream } }: PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Works on one connection. The query builder's own `connection()` sends each statement only once the one before is answered. */
export const onOneConnection = <T>(db: Kysely<Database>, work: (connection: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.getExecutor().provideConnection((connection) => over(connection, work));

/** Works in a transaction that is rolled back, whatever comes of the work. @throws what the work throws; where the session was lost */
export const rolledBack = <T>(db: Kysely<Database>, work: (transaction: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.getExecutor().provideConnection(async (connection) => {
    // Not waited for, so that what the work asks first goes with it: PostgreSQL refuses it on no session that answers anything else.
    const begun = connection.executeQuery(CompiledQuery.raw("begin"));
    begun.catch(() => undefined);
    try {
      return await over(connection, work);
    } finally {
      await Promise.all([begun, connection.executeQuery(CompiledQuery.raw("rollback"))]);
    }
  });

async function over<T>(connection: DatabaseConnection, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const lent = new LentConnection(connection);
  const release = async (): Promise<void> => undefined;
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => ({
        init: release,
        acquireConnection: async () => lent,
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        releaseConnection: release,
        destroy: release,
      }),
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  try {
    return await work(db);
  } finally {
    lent.isReturned = true;
  }
}

const refuse = (): Promise<never> => Promise.reject(new Error("There is one transaction on this connection, which the work does not end."));

class LentConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  /** What comes later would be written outside of the transaction. */
  isReturned = false;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isReturned) throw new Error("The work on this connection has ended, and this statement came after its end.");
    return this.#connection.executeQuery<R>(query);
  }

  streamQuery(): never {
    throw new Error("Statements that share a connection are not streamed.");
  }
}
