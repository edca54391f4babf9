import { type Kysely, sql } from "kysely";
import { recordAct } from "../../services/audit.ts";
import type { Role } from "../../database/account-tables.ts";
import type { Database } from "../../database/schema.ts";
import { keepsAnAdministrator } from "./last-administrator.ts";
import { endSessions } from "./tokens/sessions.ts";

/** An account as administrators see it. */
export interface AccountRecord {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly blocked: boolean;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export type Change = { readonly blocked: boolean } | { readonly role: Role };
export type Changed = AccountRecord | "not found" | "last administrator";

const columns = ["id", "email", "name", "phone", "role", "blocked_at", "created_at"] as const;

interface Row {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly blocked_at: Date | null;
  readonly created_at: Date;
}

const toRecord = ({ blocked_at: blockedAt, created_at: createdAt, ...rest }: Row): AccountRecord => ({
  ...rest,
  blocked: blockedAt !== null,
  createdAt: createdAt.toISOString(),
});

interface Reading {
  readonly offset: number;
  readonly limit: number;
  /** Part of an address or name; undefined: all. */
  readonly search: string | undefined;
}

/** Newest first. No one reads accounts without an entry in the audit that says whose. */
export async function readAccounts(
  db: Kysely<Database>,
  actor: string,
  reading: Reading,
): Promise<{ readonly accounts: readonly AccountRecord[]; readonly total: number }> {
  return db.transaction().execute(async (tx) => {
    const list = await listAccounts(tx, reading);
    const accounts = list.accounts.map(({ id }) => id).join(" ");
    // Not what was searched for: it may be part of an address that has no account here.
    await recordAct(tx, { actor, act: "account.read", subject: "accounts", details: { offset: reading.offset, accounts } });
    return list;
  });
}

async function listAccounts(
  db: Kysely<Database>,
  { offset, limit, search }: Reading,
): Promise<{ readonly accounts: readonly AccountRecord[]; readonly total: number }> {
  let found = db.selectFrom("account");
  if (search !== undefined) {
    found = found.where(sql<boolean>`(strpos(email_key, lower(${search})) > 0 or strpos(lower(name), lower(${search})) > 0)`);
  }
  const [rows, { total }] = await Promise.all([
    found.select(columns).orderBy("created_at", "desc").orderBy("id").offset(offset).limit(limit).execute(),
    found.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { accounts: rows.map(toRecord), total: Number(total) };
}

/** Blocks, unblocks or gives a role, with its entry in the audit. Sessions end with it: old tokens name the old role. */
export async function changeAccount(db: Kysely<Database>, actor: string, id: string, change: Change): Promise<Changed> {
  return db.transaction().execute(async (tx) => {
    const takesAway = "role" in change ? change.role !== "administrator" : change.blocked;
    if (takesAway && !(await keepsAnAdministrator(tx, id))) return "last administrator";
    const row = await tx
      .updateTable("account")
      .set("role" in change ? { role: change.role } : { blocked_at: change.blocked ? sql<Date>`coalesce(blocked_at, now())` : null })
      .where("id", "=", id)
      .returning(columns)
      .executeTakeFirst();
    if (!row) return "not found";
    await endSessions(tx, id);
    const act = "role" in change ? "account.role" : change.blocked ? "account.block" : "account.unblock";
    await recordAct(tx, { actor, act, subject: `account:${id}`, details: "role" in change ? { role: change.role } : undefined });
    return toRecord(row);
  });
}
