import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { InvitedRole } from "../../database/staff-tables.ts";
import { recordAct } from "../../services/audit.ts";
import { giveRole } from "./give-role.ts";
import { mayInvite, readRoleHolders } from "./role-holders.ts";
import { hashToken } from "./tokens/refresh-token.ts";
import { endSessions } from "./tokens/sessions.ts";

interface Invited {
  readonly email: string;
  readonly name: string;
  /** Whether the address has an account by now: it keeps its password. */
  readonly hasAccount: boolean;
}

const withLink = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom("invitation")
    .where("hash", "=", hashToken(token))
    .where("expires_at", ">", sql<Date>`now()`)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null);

/** Whom a link invites; undefined: nobody any more. */
export async function findInvited(db: Kysely<Database>, token: string): Promise<Invited | undefined> {
  const hasAccount = sql<boolean>`exists (select from account where account.email_key = invitation.email_key)`;
  return withLink(db, token)
    .select(["email", "name", hasAccount.as("hasAccount")])
    .executeTakeFirst();
}

/**
 * Gives what an invitation promises, once, and only where who sent it may give that at this moment still. An account that there is keeps its
 * password: a link that is good for days must not be worth as much as one that sets a new one.
 * @param passwordHash for a new account; undefined: the address has to have one
 * @returns "new" or "existing", as the account was; undefined: nothing was given
 */
export async function acceptInvitation(
  tx: Kysely<Database>,
  token: string,
  passwordHash: string | undefined,
): Promise<"new" | "existing" | undefined> {
  const invitation = await withLink(tx, token).selectAll().forUpdate().executeTakeFirst();
  if (!invitation || invitation.invited_by === null) return undefined;
  const { id, email, email_key, name, language, invited_by: inviter } = invitation;
  // Locked: a block or another role of the one who sent it waits for this, or comes first, and nothing is given.
  await tx.selectFrom("account").select("id").where("id", "=", inviter).forShare().execute();
  const roles = await rolesOf(tx, invitation.roles);
  const holders = await readRoleHolders(tx, [inviter]);
  if (!mayInvite(holders.get(inviter), roles)) return undefined;
  const isNew = passwordHash !== undefined && (await addAccount(tx, { email, email_key, name, language, password_hash: passwordHash }));
  const account = await tx
    .selectFrom("account")
    .select("id")
    .where("email_key", "=", email_key)
    .where("blocked_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return undefined;
  await tx
    .updateTable("invitation")
    .set({ accepted_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
  let hasMore = false;
  for (const { siteId, site, role } of roles)
    hasMore = (await giveRole(tx, { actor: inviter, account: account.id, site: { id: siteId, slug: site }, role })) || hasMore;
  // As with any role: whoever holds more than before shows a second factor first.
  if (hasMore) await endSessions(tx, account.id);
  await recordAct(tx, { actor: account.id, act: "invitation.accept", subject: `invitation:${id}`, details: { isNew } });
  return isNew ? "new" : "existing";
}

/** @returns false where the address has an account already */
async function addAccount(
  tx: Kysely<Database>,
  account: {
    readonly email: string;
    readonly email_key: string;
    readonly name: string;
    readonly language: "vi" | "en";
    readonly password_hash: string;
  },
): Promise<boolean> {
  const added = await tx
    .insertInto("account")
    .values({ ...account, phone: null })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  await tx.deleteFrom("registration").where("email_key", "=", account.email_key).execute();
  return added !== undefined;
}

/** Those on sites that exist still, under their present slugs. */
async function rolesOf(tx: Kysely<Database>, roles: readonly InvitedRole[]): Promise<readonly (InvitedRole & { readonly site: string })[]> {
  const { rows } = await sql<InvitedRole & { readonly site: string }>`
    select given."siteId", given.role, site.slug as site
    from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb) as given("siteId" text, role text)
    join site on site.id = given."siteId"::bigint`.execute(tx);
  return rows;
}
