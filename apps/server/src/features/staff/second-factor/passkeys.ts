/** Passkeys (WebAuthn): a key pair on the member's device, whose use the device itself unlocks. One counts as both factors. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { hashToken } from "../../accounts/tokens/refresh-token.ts";

export type Purpose = "register" | "sign-in" | "step-up";

/** Whom a challenge is for: nobody else's answer to it counts. */
export interface Holder {
  readonly purpose: Purpose;
  /** A secret that only this browser has: its session's token, or a cookie made for this. */
  readonly token: string;
}

/** Minutes in which a challenge is answered. */
const CHALLENGE_MINUTES = 5;
const NAME = "Cổng thông tin";

/** Loaded when somebody uses a passkey: it is 250 files, and a process that serves readers needs none of them. */
const loadWebAuthn = () => import("@simplewebauthn/server");

async function keepChallenge(db: Kysely<Database>, challenge: string, { purpose, token }: Holder): Promise<void> {
  await sql`insert into passkey_challenge (hash, purpose, holder, expires_at)
    values (${hashToken(challenge)}, ${purpose}, ${hashToken(token)}, now() + ${CHALLENGE_MINUTES} * interval '1 minute')`.execute(db);
}

/** Uses a challenge up, whatever becomes of its answer. @returns whether it was this holder's, and in time */
async function takeChallenge(db: Kysely<Database>, challenge: string, { purpose, token }: Holder): Promise<boolean> {
  const { rows } = await sql`delete from passkey_challenge
    where hash = ${hashToken(challenge)} and purpose = ${purpose} and holder = ${hashToken(token)} and expires_at > now() returning 1`.execute(
    db,
  );
  return rows.length === 1;
}

/** What the browser's `navigator.credentials.create` takes, as JSON. */
export async function prepareRegistration(
  db: Kysely<Database>,
  rpID: string,
  { id, email, name }: { readonly id: string; readonly email: string; readonly name: string },
  token: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { rows } = await sql<{ id: string }>`select id from passkey where account_id = ${id}`.execute(db);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    attestationType: "none",
    excludeCredentials: rows,
    // Found by the browser without an address, and unlocked by its owner.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(db, options.challenge, { purpose: "register", token });
  return options;
}

export interface NewPasskey {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** @returns undefined where the answer is not to a challenge of this session, or not signed as it must be */
export async function verifyRegistration(
  db: Kysely<Database>,
  origin: string,
  response: RegistrationResponseJSON,
  token: string,
): Promise<NewPasskey | undefined> {
  const challenge = challengeOf(response);
  if (challenge === undefined || !(await takeChallenge(db, challenge, { purpose: "register", token }))) return undefined;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const found = await orUndefined(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
    }),
  );
  if (!found?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey), counter, transports };
}

/** What the browser's `navigator.credentials.get` takes, as JSON. @param account whose passkeys are offered; undefined: the browser offers those that it has */
export async function prepareAuthentication(
  db: Kysely<Database>,
  rpID: string,
  account: string | undefined,
  holder: Holder,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { rows } = await sql<{ id: string }>`select id from passkey where account_id = ${account ?? null}`.execute(db);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: "required",
    ...(account === undefined ? {} : { allowCredentials: rows }),
  });
  await keepChallenge(db, options.challenge, holder);
  return options;
}

interface StoredPasskey {
  readonly account_id: string;
  readonly public_key: Buffer;
  readonly counter: string;
}

/** @returns the account whose passkey signed the challenge; undefined: none did */
export async function verifyAuthentication(
  db: Kysely<Database>,
  origin: string,
  response: AuthenticationResponseJSON,
  holder: Holder,
): Promise<string | undefined> {
  const challenge = challengeOf(response);
  if (challenge === undefined || !(await takeChallenge(db, challenge, holder))) return undefined;
  const { rows } = await sql<StoredPasskey>`select account_id, public_key, counter from passkey where id = ${response.id}`.execute(db);
  const [stored] = rows;
  if (!stored) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const found = await orUndefined(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      credential: { id: response.id, publicKey: new Uint8Array(stored.public_key), counter: Number(stored.counter) },
    }),
  );
  if (!found?.verified) return undefined;
  // Of two answers with one count at once, one is a copy of the key.
  const used = await sql`update passkey set counter = ${found.authenticationInfo.newCounter}, used_at = now()
    where id = ${response.id} and counter = ${stored.counter} returning 1`.execute(db);
  return used.rows.length === 1 ? stored.account_id : undefined;
}

/** What the browser says that it signed; what it did sign is checked with it. */
function challengeOf({ response }: { readonly response: { readonly clientDataJSON: string } }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString()) as { challenge?: unknown };
    return typeof challenge === "string" && challenge.length <= 200 ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The library throws at whatever is not as it must be. */
const orUndefined = <T>(checked: Promise<T>): Promise<T | undefined> => checked.catch(() => undefined);
