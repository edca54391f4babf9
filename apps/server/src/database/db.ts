import { Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import type { Database } from "./schema.ts";

/** The query builder over a pool. `db.destroy()` ends the pool. */
export const createDb = (pool: Pool): Kysely<Database> => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
