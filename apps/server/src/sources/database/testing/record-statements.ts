import { Kysely, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import type { Database } from "../../../database/schema.ts";

/** A query builder over a pool that adds the text of every statement to `statements` when it has been sent. */
export const recordStatements = (pool: Pool, statements: string[]): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => {
      if (level === "query") statements.push(query.sql);
    },
  });
