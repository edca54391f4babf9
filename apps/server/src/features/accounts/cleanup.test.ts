import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { deleteExpiredAccountData } from "./cleanup.ts";

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
});
afterAll(() => database.close());

const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);

it("removes what has run out, and nothing else", async () => {
  const row = { email: "a@example.test", email_key: "a@example.test", name: "A", phone: null, language: "vi", password_hash: "-" } as const;
  const { id: account } = await db.insertInto("account").values(row).returning("id").executeTakeFirstOrThrow();
  const hash = () => randomBytes(32);
  await db
    .insertInto("registration")
    .values([
      { ...row, hash: hash(), expires_at: ago(1) },
      { ...row, hash: hash(), expires_at: ago(-1) },
    ])
    .execute();
  await db
    .insertInto("password_link")
    .values([
      { hash: hash(), account_id: account, expires_at: ago(1) },
      { hash: hash(), account_id: account, expires_at: ago(-1) },
    ])
    .execute();
  const sessions = await db
    .insertInto("account_session")
    .values([
      { account_id: account, client_hash: Buffer.alloc(32), expires_at: ago(8) },
      { account_id: account, client_hash: Buffer.alloc(32), expires_at: ago(-8), revoked_at: ago(8) },
      // Ended just now: a stolen token that comes late is still recognised.
      { account_id: account, client_hash: Buffer.alloc(32), expires_at: ago(-8), revoked_at: ago(1) },
      { account_id: account, client_hash: Buffer.alloc(32), expires_at: ago(-8) },
    ])
    .returning("id")
    .execute();
  await db
    .insertInto("refresh_token")
    .values(sessions.map(({ id }) => ({ hash: hash(), session_id: id, replaced_at: null, seed: null })))
    .execute();
  await db
    .insertInto("signing_key")
    .values([
      { secret: hash(), created_at: ago(130) },
      { secret: hash(), created_at: ago(100) },
      { secret: hash(), created_at: ago(1) },
    ])
    .execute();

  // As of two processes whose hour is the same.
  await Promise.all([deleteExpiredAccountData(db), deleteExpiredAccountData(db)]);
  const counts = await sql<Record<string, string>>`select (select count(*) from account) as account,
    (select count(*) from registration) as registration, (select count(*) from password_link) as link,
    (select count(*) from account_session) as session, (select count(*) from refresh_token) as token,
    (select count(*) from signing_key) as key`.execute(db);
  expect(counts.rows).toEqual([{ account: "1", registration: "1", link: "1", session: "2", token: "2", key: "2" }]);
});

it("keeps the only key, however old", async () => {
  await db.deleteFrom("signing_key").execute();
  await db
    .insertInto("signing_key")
    .values({ secret: randomBytes(32), created_at: ago(400) })
    .execute();
  await deleteExpiredAccountData(db);
  expect(await db.selectFrom("signing_key").select("id").execute()).toHaveLength(1);
});
