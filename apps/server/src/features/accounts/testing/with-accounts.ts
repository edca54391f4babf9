import type { Kysely } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { createDb } from "../../../database/db.ts";
import type { Database } from "../../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { type AccountApp, accountApp, type AccountAppOptions } from "./account-app.ts";

export interface WithAccounts extends AccountApp {
  readonly database: TestDatabase;
  readonly db: Kysely<Database>;
}

/** A server of accounts on a database of its own, for all tests of a file; there from their start to their end. */
export function withAccounts(options: AccountAppOptions): () => WithAccounts {
  let current: WithAccounts;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const db = createDb(database.pool);
    current = { ...(await accountApp(db, options)), database, db };
  });
  afterAll(async () => {
    await current.close();
    await current.database.close();
  });
  return () => current;
}
