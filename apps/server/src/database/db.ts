import { Kysely } from "kysely";
import type { Pool } from "pg";
import type { Database } from "./schema.ts";
import { joiningDialect } from "./whole-transaction.ts";

const pools = new WeakMap<Kysely<Database>, Pool>();

/** The query builder over a pool. `db.destroy()` ends the pool. */
export function createDb(pool: Pool): Kysely<Database> {
  const { dialect, belongsTo } = joiningDialect(pool);
  const db = new Kysely<Database>({ dialect });
  belongsTo(db);
  pools.set(db, pool);
  return db;
}

/** For what the query builder cannot send: several statements at once whose rows are wanted. @throws of a transaction, which has no pool */
export function poolOf(db: Kysely<Database>): Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error("This database was not made over a pool.");
  return pool;
}
