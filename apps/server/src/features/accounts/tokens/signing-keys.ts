import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { lockUntilCommit } from "../../../database/advisory-locks.ts";
import type { Database } from "../../../database/schema.ts";

interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

export interface SigningKeys {
  /** The newest; a new one where it has become too old, or there is none. */
  current(): Promise<SigningKey>;
  /** undefined: no such key, or none any more. */
  find(id: string): Promise<KeyObject | undefined>;
  /**
   * Signs with a new key from now on. `revoke` makes all older ones, and every token signed with them, worth nothing.
   * @param record what is written down about it, in the same transaction
   */
  rotate(options: { readonly revoke: boolean }, record?: (tx: Kysely<Database>) => Promise<void>): Promise<void>;
}

/** Days after which a new key signs. */
const ROTATE_AFTER = 90;
/** Milliseconds: what another process did is known after this at the latest. */
const CACHE_MS = 30_000;
/** An unknown key id is looked for at most this often, whatever is sent. */
const RELOAD_INTERVAL_MS = 1_000;
const KEY_BYTES = 32;

/** Keys live in the database: every process signs and verifies alike, and a backup has them. */
export function createSigningKeys(db: Kysely<Database>): SigningKeys {
  let known: readonly (SigningKey & { readonly isOld: boolean })[] = [];
  let loadedAt = -Infinity;
  let loading: Promise<void> | undefined;

  const load = (): Promise<void> =>
    (loading ??= (async () => {
      const rows = await db
        .selectFrom("signing_key")
        .select(["id", "secret", sql<boolean>`created_at < now() - ${ROTATE_AFTER} * interval '1 day'`.as("isOld")])
        .orderBy("created_at", "desc")
        .execute();
      known = rows.map(({ id, secret, isOld }) => ({ id, key: createSecretKey(secret), isOld }));
      loadedAt = Date.now();
    })().finally(() => (loading = undefined)));
  const refreshed = async (after: number): Promise<void> => {
    if (Date.now() - loadedAt >= after) await load();
  };

  const add = async (
    isWanted: "always" | "where none is new",
    revoke: boolean,
    record?: (tx: Kysely<Database>) => Promise<void>,
  ): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, "signingKeys");
      const { rows } = await sql`select from signing_key where created_at >= now() - ${ROTATE_AFTER} * interval '1 day'`.execute(tx);
      if (isWanted === "where none is new" && rows.length > 0) return;
      if (revoke) {
        await tx.deleteFrom("signing_key").execute();
        await tx
          .updateTable("account_session")
          .set({ revoked_at: sql<Date>`now()` })
          .where("revoked_at", "is", null)
          .execute();
        await tx
          .updateTable("staff_session")
          .set({ ended_at: sql<Date>`now()` })
          .where("ended_at", "is", null)
          .execute();
      }
      await tx
        .insertInto("signing_key")
        .values({ secret: randomBytes(KEY_BYTES) })
        .execute();
      await record?.(tx);
    });
    await load();
  };

  return {
    async current() {
      await refreshed(CACHE_MS);
      if (!known[0] || known[0].isOld) await add("where none is new", false);
      const [newest] = known;
      if (!newest) throw new Error("There is no key to sign with, although one was just made; look at the table signing_key.");
      return newest;
    },
    async find(id) {
      await refreshed(CACHE_MS);
      const find = () => known.find((key) => key.id === id)?.key;
      if (!find()) await refreshed(RELOAD_INTERVAL_MS);
      return find();
    },
    rotate: ({ revoke }, record) => add("always", revoke, record),
  };
}

/** Removes keys that no token can need any more. @param days that a session may last */
export async function deleteUnusedSigningKeys(db: Kysely<Database>, days: number): Promise<void> {
  await sql`delete from signing_key k where k.created_at < now() - ${ROTATE_AFTER + days + 1} * interval '1 day'
    and exists (select from signing_key newer where newer.created_at > k.created_at)`.execute(db);
}
