import { Kysely, type LogEvent, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import type { Database } from "./schema.ts";

/**
 * The query builder over a pool. `db.destroy()` ends the pool.
 * @param onQuery called with every statement sent (tests count them); undefined in production.
 */
export function createDb(pool: Pool, onQuery?: (event: LogEvent) => void): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(onQuery ? { log: onQuery } : {}) });
}
