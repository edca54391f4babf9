import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Usage } from "./backoff.ts";
import { type LimitName, type LimitRules } from "./rules.ts";

/** `retryAfter` in whole seconds, at least 1. */
export type ConsumeResult = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };

/** Counts attempts over all processes that share the database. */
export interface Limits {
  /** Counts one attempt under a key (an account, a network …), and says whether it may go on. */
  consume(name: LimitName, key: string): Promise<ConsumeResult>;
  /** Counts one use, which may always go on; proofOfWorkDifficulty and delayOf say what it costs. */
  record(name: LimitName, key: string): Promise<Usage>;
  /** Takes back what one use or attempt has counted. */
  refund(name: LimitName, key: string): Promise<void>;
  /** What the next use would be, without counting it. */
  next(name: LimitName, key: string): Promise<Usage>;
  /** Forgets what was counted under a key: it was the right person after all. */
  clear(name: LimitName, key: string): Promise<void>;
}

/** No counter grows beyond this. */
const MAX_COUNT = 1_000_000_000;

/** One row for each name and key, in a window that begins with the first attempt. Rows hold hashes: no address, no account. */
export function createLimits(db: Kysely<Database>, rules: LimitRules): Limits {
  const count = async (name: LimitName, key: string): Promise<{ readonly count: number; readonly left: number }> => {
    const { rows } = await sql<{ count: number; left: number }>`
      insert into rate_limit as r (key, count, resets_at)
      values (${rowKey(name, key)}, 1, clock_timestamp() + ${rules[name].seconds} * interval '1 second')
      on conflict (key) do update set
        count = case when r.resets_at <= clock_timestamp() then 1 else least(r.count, ${MAX_COUNT}) + 1 end,
        resets_at = case when r.resets_at <= clock_timestamp() then excluded.resets_at else r.resets_at end
      returning count, extract(epoch from resets_at - clock_timestamp())::float8 as left`.execute(db);
    const [row] = rows;
    if (!row) throw new Error("The counter of attempts gave no row; an insert with an update always does.");
    return row;
  };
  return {
    async consume(name, key) {
      const taken = await count(name, key);
      return taken.count <= rules[name].freeUses ? { ok: true } : { ok: false, retryAfter: Math.max(1, Math.ceil(taken.left)) };
    },
    record: async (name, key) => ({ uses: (await count(name, key)).count, freeUses: rules[name].freeUses }),
    async refund(name, key) {
      await sql`update rate_limit set count = count - 1 where key = ${rowKey(name, key)} and count > 0`.execute(db);
    },
    async next(name, key) {
      const row = await db
        .selectFrom("rate_limit")
        .select("count")
        .where("key", "=", rowKey(name, key))
        .where("resets_at", ">", sql<Date>`clock_timestamp()`)
        .executeTakeFirst();
      return { uses: (row?.count ?? 0) + 1, freeUses: rules[name].freeUses };
    },
    async clear(name, key) {
      await db.deleteFrom("rate_limit").where("key", "=", rowKey(name, key)).execute();
    },
  };
}

/** Removes counters whose window is over. */
export async function deleteExpiredLimits(db: Kysely<Database>): Promise<void> {
  await sql`delete from rate_limit where resets_at < clock_timestamp()`.execute(db);
}

const rowKey = (name: string, key: string): Buffer => createHash("sha256").update(`${name}\0${key}`).digest();
