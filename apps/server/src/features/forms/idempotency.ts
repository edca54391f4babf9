import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { FormOutcome, PersistOutcome } from "./action.ts";
import { digestOf, hashOf, seal, unseal } from "../../services/idempotency/sealing.ts";

/** Seconds. Longer than any handler may take: what is older was left by a process that died. */
const RUNNING_SECONDS = 60;
const DONE_SECONDS = 24 * 3600;
/** Of outcomes with tokens: a lost answer is asked for at once, and who logs in later must get tokens of now. */
const DONE_WITH_TOKENS_SECONDS = 30;
/** Of refusals: for a second click on the button; then the same may be tried again. */
const REFUSED_SECONDS = 5;

/** Milliseconds between looks at a submission that another request runs. */
const POLL_INTERVAL = 100;

/** Expired ones that each submission clears away: more than it brings. */
const MAX_EXPIRED_DELETED = 20;

interface Submission {
  readonly key: string;
  readonly form: string;
  /** Everything that was sent, without the answer to the captcha, as JSON. */
  readonly content: unknown;
  readonly signal: AbortSignal;
}

/** One run of a submission. */
export interface Attempt {
  /** Whether its captcha was solved in an earlier run, which then failed. */
  readonly isSolved: boolean;
  /** Says so to later runs. */
  solved(): Promise<void>;
  readonly persistOutcome: PersistOutcome;
}

/** Of forms without a key, which no one can send again. */
export const attemptWithoutKey: Attempt = {
  isSolved: false,
  solved: async () => undefined,
  persistOutcome: async (_tx, outcome) => outcome,
};

/**
 * Runs a submission, or gives the outcome that the same content under the same key has had, waiting for it where it is just being made.
 * @throws what `run` throws; the submission may then be sent again
 */
export async function runOnce(
  db: Kysely<Database>,
  submission: Submission,
  run: (attempt: Attempt) => Promise<FormOutcome>,
): Promise<FormOutcome> {
  const { key, form, content, signal } = submission;
  const row = { key_hash: hashOf(key), digest: digestOf(key, content) };
  for (;;) {
    const claimed = await claim(db, { ...row, form });
    if (claimed) return runClaimed(db, { ...row, ...claimed }, key, run);
    const found = await db
      .selectFrom("form_submission")
      .select("outcome")
      .where("key_hash", "=", row.key_hash)
      .where("digest", "=", row.digest)
      .executeTakeFirst();
    if (found?.outcome) return unseal(key, found.outcome) as FormOutcome;
    await sleep(POLL_INTERVAL, undefined, { signal });
  }
}

interface Row {
  readonly key_hash: Buffer;
  readonly digest: Buffer;
}

interface Claimed {
  readonly solved: boolean;
}

/** @returns undefined where it is another request's to run, or has its outcome */
async function claim(db: Kysely<Database>, { key_hash, digest, form }: Row & { readonly form: string }): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    with expired as (
      select ctid from form_submission
      where expires_at < now() - case when solved and outcome is null then interval '1 hour' else interval '1 minute' end
        and (key_hash, digest) <> (${key_hash}, ${digest})
      order by expires_at limit ${MAX_EXPIRED_DELETED} for update skip locked
    ), cleared as (
      delete from form_submission where ctid in (select ctid from expired)
    )
    insert into form_submission as known (key_hash, digest, form, expires_at)
    values (${key_hash}, ${digest}, ${form}, now() + make_interval(secs => ${RUNNING_SECONDS}))
    on conflict (key_hash, digest) do update set
      outcome = null, expires_at = excluded.expires_at, solved = known.solved and known.outcome is null
      where known.expires_at < now()
    returning solved`.execute(db);
  return rows[0];
}

async function runClaimed(
  db: Kysely<Database>,
  row: Row & Claimed,
  key: string,
  run: (attempt: Attempt) => Promise<FormOutcome>,
): Promise<FormOutcome> {
  const isOwnRow = sql<boolean>`key_hash = ${row.key_hash} and digest = ${row.digest} and outcome is null`;
  const persist = async (tx: Kysely<Database>, outcome: FormOutcome): Promise<boolean> => {
    const seconds = outcome.kind !== "done" ? REFUSED_SECONDS : outcome.tokens ? DONE_WITH_TOKENS_SECONDS : DONE_SECONDS;
    const { numUpdatedRows } = await tx
      .updateTable("form_submission")
      .set({ outcome: seal(key, outcome), expires_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .where(isOwnRow)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };
  let isKept = false;
  const attempt: Attempt = {
    isSolved: row.solved,
    async solved() {
      await db.updateTable("form_submission").set({ solved: true }).where(isOwnRow).execute();
    },
    async persistOutcome(tx, outcome) {
      isKept = await persist(tx, outcome);
      if (!isKept) throw new Error("This run of the form took so long that another one has taken its place; what it did is undone.");
      return outcome;
    },
  };
  let outcome: FormOutcome;
  try {
    outcome = await run(attempt);
  } catch (error) {
    // Where the action had kept its outcome before, and only its answer was lost, this finds no row: the outcome stays.
    await db
      .updateTable("form_submission")
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where(isOwnRow)
      .execute();
    throw error;
  }
  // Another answer to the captcha must find the form as new.
  if (isCaptchaRefusal(outcome)) await db.deleteFrom("form_submission").where(isOwnRow).execute();
  else if (!isKept) await persist(db, outcome);
  return outcome;
}

const isCaptchaRefusal = (outcome: FormOutcome): boolean =>
  outcome.kind === "refused" && outcome.errors.some(({ field }) => field === "capcha");
