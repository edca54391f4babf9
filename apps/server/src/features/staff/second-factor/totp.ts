import { type Kysely, sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { Clock } from "../../../database/clock.ts";
import type { Database } from "../../../database/schema.ts";

/** As every authenticator takes it (RFC 6238): SHA-1, six digits, half a minute. */
const PERIOD = 30;
const SECRET_BYTES = 20;
/** Half minutes before and after the present one whose codes are taken as well: clocks of telephones go wrong. */
const WINDOW = 1;

const totpOf = (secret: Secret, label: string): TOTP =>
  new TOTP({ issuer: "Cổng thông tin", label, secret, algorithm: "SHA1", digits: 6, period: PERIOD });

/** @returns the half minute that a code is of; undefined: it is none of the secret's, or of another time */
function stepOf(secret: Buffer, code: string, now: number): number | undefined {
  const totp = totpOf(new Secret({ buffer: new Uint8Array(secret).buffer }), "");
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/** A new secret for an account, worth nothing until a code has proved that an authenticator has it; an earlier one goes on until then. */
export async function prepareTotp(
  db: Kysely<Database>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<{ readonly secret: string; readonly uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES });
  await sql`insert into totp (account_id, pending) values (${id}, ${Buffer.from(secret.bytes)})
    on conflict (account_id) do update set pending = excluded.pending`.execute(db);
  return { secret: secret.base32, uri: totpOf(secret, email).toString() };
}

/** Whether the code is of the secret that was prepared last. */
export async function isPrepared(db: Kysely<Database>, clock: Clock, account: string, code: string): Promise<boolean> {
  const { rows } = await sql<{ pending: Buffer | null }>`select pending from totp where account_id = ${account}`.execute(db);
  const pending = rows[0]?.pending;
  return pending !== undefined && pending !== null && stepOf(pending, code, clock.now()) !== undefined;
}

interface Confirmation {
  readonly account: string;
  readonly code: string;
  /** Whether another authenticator may be set up already: only who has just shown the second factor may replace it. */
  readonly mayReplace: boolean;
}

/** @returns whether the code is of the secret that was prepared last, which counts from now on */
export async function confirmTotp(tx: Kysely<Database>, clock: Clock, { account, code, mayReplace }: Confirmation): Promise<boolean> {
  const { rows } = await sql<{ pending: Buffer | null; secret: Buffer | null }>`
    select pending, secret from totp where account_id = ${account} for update`.execute(tx);
  const [totp] = rows;
  const step = totp?.pending && (mayReplace || totp.secret === null) && stepOf(totp.pending, code, clock.now());
  if (!step) return false;
  await sql`update totp set secret = pending, pending = null, last_step = ${step} where account_id = ${account}`.execute(tx);
  return true;
}

/** @returns whether the code is right, and of a later half minute than any that was taken before: of several at once one is let in */
export async function checkTotp(db: Kysely<Database>, clock: Clock, account: string, code: string): Promise<boolean> {
  const { rows } = await sql<{ secret: Buffer | null }>`select secret from totp where account_id = ${account}`.execute(db);
  const secret = rows[0]?.secret;
  const step = secret && stepOf(secret, code, clock.now());
  if (!step) return false;
  const taken = await sql`update totp set last_step = ${step}
    where account_id = ${account} and secret = ${secret} and last_step < ${step} returning account_id`.execute(db);
  return taken.rows.length === 1;
}
