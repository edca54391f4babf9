import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { type LimitName, type LimitRules, limitRules } from "./rules.ts";

/** `retryAfter` in whole seconds, at least 1. */
export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };

/** Counts attempts over all processes that share the database. */
export interface Limits {
  /** Counts one attempt under a key (an account, a network …), and says whether it may go on. */
  take(name: LimitName, key: string): Promise<Taken>;
  /** Forgets what was counted under a key: it was the right person after all. */
  clear(name: LimitName, key: string): Promise<void>;
}

/** One row for each name and key, in a window that begins with the first attempt. Rows hold hashes: no address, no account. */
export function createLimits(db: Kysely<Database>, rules: LimitRules = limitRules): Limits {
  return {
    async take(name, key) {
      const { points, seconds } = rules[name];
      const { rows } = await sql<{ count: number; left: number }>`
        insert into rate_limit as r (key, count, resets_at)
        values (${rowKey(name, key)}, 1, clock_timestamp() + ${seconds} * interval '1 second')
        on conflict (key) do update set
          count = case when r.resets_at <= clock_timestamp() then 1 else least(r.count, ${points}) + 1 end,
          resets_at = case when r.resets_at <= clock_timestamp() then excluded.resets_at else r.resets_at end
        returning count, extract(epoch from resets_at - clock_timestamp())::float8 as left`.execute(db);
      const [row] = rows;
      if (!row) throw new Error("The counter of attempts gave no row; an insert with an update always does.");
      return row.count <= points ? { ok: true } : { ok: false, retryAfter: Math.max(1, Math.ceil(row.left)) };
    },
    async clear(name, key) {
      await db.deleteFrom("rate_limit").where("key", "=", rowKey(name, key)).execute();
    },
  };
}

/** Removes counters whose window is over. */
export async function sweepLimits(db: Kysely<Database>): Promise<void> {
  await sql`delete from rate_limit where resets_at < clock_timestamp()`.execute(db);
}

const rowKey = (name: string, key: string): Buffer => createHash("sha256").update(`${name}\0${key}`).digest();
