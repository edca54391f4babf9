import type { SessionRecord } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { hashToken, newToken } from "../accounts/tokens/refresh-token.ts";
import { isOpen } from "./find-member.ts";

/** Hours. A session ends after this, however much it is used. */
const LIFETIME_HOURS = 12;
/** Characters of what a browser calls itself. */
const AGENT_LENGTH = 200;

/** What has been shown when a session begins. */
export interface NewSession {
  readonly account: string;
  /** Hash of the password that was shown; undefined: a passkey was. */
  readonly passwordHash: string | undefined;
  readonly agent: string | undefined;
  /** Token of the session that this browser had before: it ends. */
  readonly before: string | undefined;
}

/**
 * Begins a session of a browser, always under a new token: one that somebody else put into the browser is worth nothing.
 * @returns the token; undefined where the account is blocked, or has another password by now
 */
export async function startSession(
  db: Kysely<Database>,
  { account, passwordHash, agent, before }: NewSession,
): Promise<string | undefined> {
  const token = newToken();
  return db.transaction().execute(async (tx) => {
    // Locked: a block or a new password waits for this session, and ends it, or comes first, and there is none.
    let holder = tx.selectFrom("account").select("id").where("id", "=", account).where("blocked_at", "is", null);
    if (passwordHash !== undefined) holder = holder.where("password_hash", "=", passwordHash);
    if (!(await holder.forShare().executeTakeFirst())) return undefined;
    if (before !== undefined) await endByToken(tx, before);
    const shown = passwordHash === undefined ? sql<Date>`now()` : null;
    await tx
      .insertInto("staff_session")
      .values({
        hash: hashToken(token),
        account_id: account,
        kind: "browser",
        name: null,
        agent: agent?.slice(0, AGENT_LENGTH) ?? null,
        expires_at: sql<Date>`now() + ${LIFETIME_HOURS} * interval '1 hour'`,
        second_factor_at: shown,
        step_up_at: shown,
      })
      .execute();
    return token;
  });
}

/**
 * Writes down that a session has shown the second factor. The old token is worth nothing from then on: who had learned it gains nothing by it.
 * @returns the new token; undefined where the session has ended meanwhile
 */
export async function raiseSession(db: Kysely<Database>, id: string, token: string): Promise<string | undefined> {
  const next = newToken();
  const raised = await db
    .updateTable("staff_session")
    .set({
      hash: hashToken(next),
      second_factor_at: sql<Date>`coalesce(second_factor_at, now())`,
      step_up_at: sql<Date>`now()`,
      seen_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .where("hash", "=", hashToken(token))
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return raised && next;
}

/** A program's session: it acts as the member who made it, and can never show the second factor again. @returns its token, which no one can ask for later */
export async function startProgramSession(
  db: Kysely<Database>,
  { account, name, days }: { readonly account: string; readonly name: string; readonly days: number },
): Promise<{ readonly id: string; readonly token: string }> {
  const token = newToken();
  const { id } = await db
    .insertInto("staff_session")
    .values({
      hash: hashToken(token),
      account_id: account,
      kind: "program",
      name,
      agent: null,
      expires_at: sql<Date>`now() + ${days} * interval '1 day'`,
      second_factor_at: sql<Date>`now()`,
      step_up_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}

export async function endByToken(db: Kysely<Database>, token: string): Promise<void> {
  await db
    .updateTable("staff_session")
    .set({ ended_at: sql<Date>`now()` })
    .where("hash", "=", hashToken(token))
    .where("ended_at", "is", null)
    .execute();
}

/** Ends one of an account's own sessions. @returns false where it has none of this id that still goes on */
export async function endOwnSession(db: Kysely<Database>, account: string, id: string): Promise<boolean> {
  const ended = await db
    .updateTable("staff_session")
    .set({ ended_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("account_id", "=", account)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Those that still go on, newest first. */
export async function listSessions(db: Kysely<Database>, account: string, current: string): Promise<readonly SessionRecord[]> {
  const rows = await db
    .selectFrom("staff_session")
    .select(["id", "kind", "name", "agent", "started_at", "seen_at", "expires_at"])
    .where("account_id", "=", account)
    .where(isOpen)
    .orderBy("started_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, kind, name, agent, started_at, seen_at, expires_at }) => ({
    id,
    kind,
    name: name ?? agent,
    startedAt: started_at.toISOString(),
    seenAt: seen_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    isCurrent: id === current,
  }));
}
