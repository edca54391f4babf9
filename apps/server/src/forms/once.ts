import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { FormOutcome } from "./action.ts";
import { digestOf, hashOf, seal, unseal } from "./sealed.ts";

/** Seconds. Longer than any handler may take: what is older was left by a process that died. */
const RUNNING = 60;
const DONE = 24 * 3600;
/** Of outcomes with tokens: a lost answer is asked for at once, and who logs in later must get tokens of now. */
const DONE_WITH_TOKENS = 30;
/** Of refusals: for a second click on the button; then the same may be tried again. */
const REFUSED = 5;

/** Milliseconds between looks at a submission that another request runs. */
const LOOK = 100;

/** Expired ones that each submission clears away: more than it brings. */
const CLEARED = 20;

interface Submission {
  readonly key: string;
  readonly form: string;
  /** Everything that was sent, as JSON. */
  readonly content: unknown;
  readonly signal: AbortSignal;
}

/**
 * Runs a submission, or gives the outcome that the same content under the same key has had, waiting for it where it is just being made.
 * @throws what `run` throws; the submission may then be sent again
 */
export async function once(db: Kysely<Database>, submission: Submission, run: () => Promise<FormOutcome>): Promise<FormOutcome> {
  const { key, form, content, signal } = submission;
  const row = { key_hash: hashOf(key), digest: digestOf(key, content) };
  for (;;) {
    if (await claim(db, { ...row, form })) return runClaimed(db, row, key, run);
    const found = await db
      .selectFrom("form_submission")
      .select("outcome")
      .where("key_hash", "=", row.key_hash)
      .where("digest", "=", row.digest)
      .executeTakeFirst();
    if (found?.outcome) return unseal(key, found.outcome) as FormOutcome;
    await sleep(LOOK, undefined, { signal });
  }
}

interface Row {
  readonly key_hash: Buffer;
  readonly digest: Buffer;
}

/** @returns whether it is this request's to run */
async function claim(db: Kysely<Database>, { key_hash, digest, form }: Row & { readonly form: string }): Promise<boolean> {
  const { rows } = await sql`
    with expired as (
      select ctid from form_submission
      where expires_at < now() - interval '1 minute' and (key_hash, digest) <> (${key_hash}, ${digest})
      order by expires_at limit ${CLEARED} for update skip locked
    ), cleared as (
      delete from form_submission where ctid in (select ctid from expired)
    )
    insert into form_submission as known (key_hash, digest, form, expires_at)
    values (${key_hash}, ${digest}, ${form}, now() + make_interval(secs => ${RUNNING}))
    on conflict (key_hash, digest) do update set outcome = null, expires_at = excluded.expires_at where known.expires_at < now()
    returning 1`.execute(db);
  return rows.length > 0;
}

async function runClaimed(db: Kysely<Database>, row: Row, key: string, run: () => Promise<FormOutcome>): Promise<FormOutcome> {
  const mine = sql<boolean>`key_hash = ${row.key_hash} and digest = ${row.digest}`;
  let outcome: FormOutcome;
  try {
    outcome = await run();
  } catch (error) {
    await db.deleteFrom("form_submission").where(mine).execute();
    throw error;
  }
  const seconds = outcome.kind !== "done" ? REFUSED : outcome.tokens ? DONE_WITH_TOKENS : DONE;
  await db
    .updateTable("form_submission")
    .set({ outcome: seal(key, outcome), expires_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where(mine)
    .execute();
  return outcome;
}
