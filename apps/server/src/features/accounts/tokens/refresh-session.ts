import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { recordAct } from "../../../services/audit.ts";
import type { Identity } from "./access-token.ts";
import { hashToken, newSeed, successorOf } from "./refresh-token.ts";

/** What comes with a refresh token, and must belong to its session. */
export interface RefreshedBy {
  readonly clientId: string;
  /** Whom the access token beside it names. */
  readonly account: string;
}

/** Seconds after which a session ends when no one has used it. */
const SESSION_IDLE = 7 * 24 * 3600;
/**
 * Seconds in which a replaced token still gives its successor: for a reply that was lost, and for two tabs that asked at once. The client
 * repeats a refresh for 10 s (REFRESH_GRACE in packages/client) and gives each request up after 30.
 */
export const REPLACED_GRACE = 30;

/** Successors that are looked up for a token that was overtaken; who makes longer chains in the grace only wants to keep the database busy. */
const MAX_SUCCESSORS = 50;

/** Seed of a token that was replaced by one that does not follow from it. */
export const NO_SUCCESSOR = Buffer.alloc(0);

/** Of a session `s` of an account `a`: it has not ended. */
export const isActive = sql<boolean>`s.revoked_at is null and s.expires_at > clock_timestamp() and a.blocked_at is null`;

interface Successor {
  readonly identity: Identity;
  readonly session: string;
  readonly refreshToken: string;
}

type Row = Identity & { readonly session: string };

/** The token that follows a refresh token, with its session. @returns undefined where the visitor has to log in again */
export const findSuccessor = async (tx: Kysely<Database>, refreshToken: string, by: RefreshedBy): Promise<Successor | undefined> =>
  (await replace(tx, refreshToken, by)) ?? answerRefused(tx, refreshToken, by);

/** Replaces a token that is current. Of several requests at once one does; the others wait for it here, and find it replaced. */
async function replace(tx: Kysely<Database>, refreshToken: string, { clientId, account }: RefreshedBy): Promise<Successor | undefined> {
  const seed = newSeed();
  const { rows } = await sql<Row>`
    update refresh_token t set replaced_at = clock_timestamp(), seed = ${seed}
    from account_session s join account a on a.id = s.account_id
    where t.hash = ${hashToken(refreshToken)} and t.replaced_at is null and s.id = t.session_id and ${isActive}
      and a.id = ${account} and s.client_hash = ${hashToken(clientId)}
      and t.issued_at > clock_timestamp() - ${SESSION_IDLE} * interval '1 second'
    returning a.id, a.email, a.name, a.phone, a.role, s.id as session`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { session, ...identity } = row;
  const next = successorOf(refreshToken, seed);
  await tx
    .insertInto("refresh_token")
    .values({ hash: hashToken(next), session_id: session, replaced_at: null, seed: null })
    .execute();
  return { identity, session, refreshToken: next };
}

/**
 * A token that was replaced just now gives the newest of its line. One that was replaced long ago, or comes from another client, was stolen: its
 * session ends, for the thief as for the owner. Beside another account's access token it gives nothing.
 */
async function answerRefused(
  tx: Kysely<Database>,
  refreshToken: string,
  { clientId, account }: RefreshedBy,
): Promise<Successor | undefined> {
  const { rows } = await sql<Row & { seed: Buffer | null; isRecent: boolean; isOwn: boolean; isActive: boolean }>`
    select a.id, a.email, a.name, a.phone, a.role, s.id as session, t.seed, ${isActive} as "isActive", s.client_hash = ${hashToken(clientId)} as "isOwn",
      coalesce(t.replaced_at > clock_timestamp() - ${REPLACED_GRACE} * interval '1 second', false) as "isRecent"
    from refresh_token t join account_session s on s.id = t.session_id join account a on a.id = s.account_id
    where t.hash = ${hashToken(refreshToken)}`.execute(tx);
  const [row] = rows;
  if (!row?.isActive || row.id !== account) return undefined;
  const { session, seed, isRecent, isOwn, isActive: _, ...identity } = row;
  if (isOwn && (!seed || seed.equals(NO_SUCCESSOR))) return undefined;
  if (isOwn && isRecent && seed) {
    const newest = await newestAfter(tx, successorOf(refreshToken, seed), MAX_SUCCESSORS);
    return newest === undefined ? undefined : { identity, session, refreshToken: newest };
  }
  await tx
    .updateTable("account_session")
    .set({ revoked_at: sql<Date>`now()` })
    .where("id", "=", session)
    .execute();
  await recordAct(tx, {
    actor: undefined,
    act: "session.reuse",
    subject: `account:${identity.id}`,
    details: { session, otherClient: !isOwn },
  });
  return undefined;
}

async function newestAfter(tx: Kysely<Database>, refreshToken: string, left: number): Promise<string | undefined> {
  if (left === 0) return undefined;
  const row = await tx.selectFrom("refresh_token").select("seed").where("hash", "=", hashToken(refreshToken)).executeTakeFirst();
  return row?.seed ? newestAfter(tx, successorOf(refreshToken, row.seed), left - 1) : refreshToken;
}
