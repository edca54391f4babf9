import { randomUUID } from "node:crypto";
import type { TokenPair } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { AccessTokens, Identity } from "./access-token.ts";
import { findSuccessor, isActive, NO_SUCCESSOR, type RefreshedBy } from "./refresh-session.ts";
import { hashToken, newToken } from "./refresh-token.ts";

export interface Sessions {
  /** A session that begins in a transaction of the caller's; its tokens are made before, so that no lock waits for them. */
  prepare(identity: Identity, client: SessionClient): Promise<PreparedSession>;
  /**
   * Who has proven to be this account, by the password of this hash, is logged in; undefined where it is blocked, or has another password, by now:
   * checking one takes its time, in which the owner may have changed it to be rid of somebody.
   */
  start(identity: Identity, passwordHash: string, client: SessionClient): Promise<TokenPair | undefined>;
  /** New claims for a session that goes on, and ends when it would have: its refresh tokens of before are worth nothing. undefined: it has ended. */
  renew(identity: Identity, session: string): Promise<TokenPair | undefined>;
  /** The next pair; undefined: the visitor has to log in again. */
  refresh(refreshToken: string, by: RefreshedBy): Promise<TokenPair | undefined>;
  /** Ends the session that a refresh token belongs to, if any; `everywhere`: all sessions of its account. */
  end(refreshToken: string, options: { readonly everywhere: boolean }): Promise<void>;
}

export interface PreparedSession {
  /** Worth nothing until it has begun. */
  readonly tokens: TokenPair;
  /** @returns false where the account is blocked, or has another password than the one of this hash, by now */
  begin(tx: Kysely<Database>, passwordHash: string): Promise<boolean>;
}

/** The client that a session is opened for: by its own id, or the one of an earlier session. */
export type SessionClient = { readonly id: string } | { readonly session: string };

/** Seconds. A session ends after this, however much it is used (SESSION_IDLE: earlier when no one has used it). */
export const SESSION_LIFETIME = 30 * 24 * 3600;
export function createSessions(db: Kysely<Database>, tokens: AccessTokens): Sessions {
  const pair = async (identity: Identity, session: string, refreshToken: string): Promise<TokenPair> => ({
    token: await tokens.sign(identity, session),
    refreshToken,
  });

  const prepare: Sessions["prepare"] = async (identity, client) => {
    const refreshToken = newToken();
    const id = randomUUID();
    return {
      tokens: await pair(identity, id, refreshToken),
      async begin(tx, passwordHash) {
        // Locked: a change of password waits for this session, and ends it, or comes first, and there is none.
        const account = await tx
          .selectFrom("account")
          .select("id")
          .where("id", "=", identity.id)
          .where("password_hash", "=", passwordHash)
          .where("blocked_at", "is", null)
          .forShare()
          .executeTakeFirst();
        if (!account) return false;
        await tx
          .insertInto("account_session")
          .values({
            id,
            account_id: identity.id,
            expires_at: sql<Date>`now() + ${SESSION_LIFETIME} * interval '1 second'`,
            client_hash:
              "id" in client
                ? hashToken(client.id)
                : sql<Buffer>`(select client_hash from account_session where id = ${client.session} and account_id = ${identity.id})`,
          })
          .execute();
        await tx
          .insertInto("refresh_token")
          .values({ hash: hashToken(refreshToken), session_id: id, replaced_at: null, seed: null })
          .execute();
        return true;
      },
    };
  };

  return {
    prepare,

    async start(identity, passwordHash, client) {
      const session = await prepare(identity, client);
      const hasBegun = await db.transaction().execute((tx) => session.begin(tx, passwordHash));
      return hasBegun ? session.tokens : undefined;
    },

    async renew(identity, session) {
      const refreshToken = newToken();
      const goesOn = await db.transaction().execute(async (tx) => {
        const { rows } = await sql`
          select 1 from account_session s join account a on a.id = s.account_id
          where s.id = ${session} and a.id = ${identity.id} and ${isActive} for update of s`.execute(tx);
        if (rows.length === 0) return false;
        // They stay, with a seed that has no successor: who logs out by one of them still ends the session.
        await sql`update refresh_token set replaced_at = coalesce(replaced_at, clock_timestamp()), seed = ${NO_SUCCESSOR}
          where session_id = ${session}`.execute(tx);
        await tx
          .insertInto("refresh_token")
          .values({ hash: hashToken(refreshToken), session_id: session, replaced_at: null, seed: null })
          .execute();
        return true;
      });
      return goesOn ? pair(identity, session, refreshToken) : undefined;
    },

    async refresh(refreshToken, by) {
      // Outside of the transaction comes the signature: no lock waits for it.
      const found = await db.transaction().execute((tx) => findSuccessor(tx, refreshToken, by));
      return found && pair(found.identity, found.session, found.refreshToken);
    },

    async end(refreshToken, { everywhere }) {
      await sql`update account_session s set revoked_at = now()
        from refresh_token t join account_session own on own.id = t.session_id
        where t.hash = ${hashToken(refreshToken)} and s.revoked_at is null
          and (s.id = own.id or (${everywhere} and s.account_id = own.account_id and own.revoked_at is null))`.execute(db);
    },
  };
}

/** Ends sessions of an account: all, those of administration too, or the one given. In the transaction of what makes it necessary. */
export async function endSessions(db: Kysely<Database>, account: string, session?: string): Promise<void> {
  let query = db
    .updateTable("account_session")
    .set({ revoked_at: sql<Date>`now()` })
    .where("account_id", "=", account)
    .where("revoked_at", "is", null);
  if (session !== undefined) query = query.where("id", "=", session);
  await query.execute();
  if (session !== undefined) return;
  await db
    .updateTable("staff_session")
    .set({ ended_at: sql<Date>`now()` })
    .where("account_id", "=", account)
    .where("ended_at", "is", null)
    .execute();
}
