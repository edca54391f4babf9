/** A session belongs to the client (the browser) that it was opened for: its refresh tokens are good there only. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Sessions of before name no client: their visitors log in again.
    delete from account_session;
    -- sha256 of the client id.
    alter table account_session add column client_hash bytea not null;
  `.execute(db);
}
