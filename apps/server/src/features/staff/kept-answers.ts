/** What calls with an idempotency key were answered, kept for who sends one again; nobody can read it without the key. */
import { type Kysely, sql } from "kysely";
import { lockOneUntilCommit } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/schema.ts";
import { digestOf, hashOf, seal, unseal } from "../../services/idempotency/sealing.ts";

const KEPT_HOURS = 24;

/** A call as it was sent. */
export interface SentCall {
  /** Id of the member. */
  readonly account: string;
  /** A UUID that the sender has made for this call. */
  readonly key: string;
  /** Everything that makes it this call and no other, as JSON. */
  readonly content: unknown;
}

export interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
  readonly body: unknown;
}

/** Of one member's: others may happen to send the same, and get nothing by it. */
const ownKey = ({ account, key }: SentCall): string => `${account} ${key.toLowerCase()}`;

/**
 * Waits while another request with the key is under way, on whatever process, and is the only one until the transaction ends.
 * @returns what the call was answered; "another call" where the key was sent with something else; undefined: the call is new
 */
export async function claimKey(transaction: Kysely<Database>, call: SentCall): Promise<Answer | "another call" | undefined> {
  const key = ownKey(call);
  const hash = hashOf(key);
  await lockOneUntilCommit(transaction, "idempotencyKeys", hash);
  const found = await transaction
    .selectFrom("staff_answer")
    .select(["digest", "answer"])
    .where("key_hash", "=", hash)
    .where("expires_at", ">", sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  if (!found) return undefined;
  return found.digest.equals(digestOf(key, call.content)) ? (unseal(key, found.answer) as Answer) : "another call";
}

/** Keeps the answer to a call, with what the call did: in its transaction. */
export async function keepAnswer(transaction: Kysely<Database>, call: SentCall, answer: Answer): Promise<void> {
  const key = ownKey(call);
  const kept = {
    digest: digestOf(key, call.content),
    answer: seal(key, answer),
    expires_at: sql<Date>`clock_timestamp() + ${KEPT_HOURS} * interval '1 hour'`,
  };
  await transaction
    .insertInto("staff_answer")
    .values({ key_hash: hashOf(key), account_id: call.account, ...kept })
    // Of one that has expired, and was not cleaned up yet.
    .onConflict((conflict) => conflict.column("key_hash").doUpdateSet(kept))
    .execute();
}
