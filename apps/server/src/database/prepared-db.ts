import { Kysely, PostgresDialect } from "kysely";
import type { Pool, PoolClient } from "pg";
import type { Database } from "./schema.ts";
import { createStatementNames } from "./statement-names.ts";

type PostgresPool = Exclude<ConstructorParameters<typeof PostgresDialect>[0]["pool"], (...given: never[]) => unknown>;
type Connection = Awaited<ReturnType<PostgresPool["connect"]>>;

/** Codes of a statement whose meaning has changed since it was prepared (a migration), or that the server has forgotten: on a new connection it is prepared anew. */
export const OUTDATED_PLAN: ReadonlySet<string | undefined> = new Set(["0A000", "26000"]);

/** The query builder over a pool each of whose connections keeps the plans of statements that have parameters. Unlike `pipelinedDialect` it has transactions. */
export function createPreparedDb(pool: Pool): Kysely<Database> {
  const names = createStatementNames();
  const known = new WeakMap<PoolClient, Connection>();
  const prepared = (client: PoolClient): Connection => {
    let isOutdated = false;
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      const name = values.length > 0 ? names(text) : undefined;
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
