import type { RoleOnSite, StaffRecord } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { recordAct } from "../../services/audit.ts";
import { giveRole } from "../accounts/give-role.ts";
import { endSessions } from "../accounts/tokens/sessions.ts";

interface RoleChange extends RoleOnSite {
  readonly actor: string;
  readonly account: string;
  readonly act: "role.give" | "role.take";
}

/**
 * Gives a role on a site, or takes it, with its entry in the audit. Sessions end with it, so that whoever holds more than before shows a second
 * factor first; where nothing changes, nothing ends.
 * @returns the account's roles as they are now; undefined where there is no such account or site
 */
export async function changeRole(
  db: Kysely<Database>,
  { actor, account, site, role, act }: RoleChange,
): Promise<readonly RoleOnSite[] | undefined> {
  return db.transaction().execute(async (tx) => {
    const holder = await tx.selectFrom("account").select("id").where("id", "=", account).forUpdate().executeTakeFirst();
    const place = await tx.selectFrom("site").select("id").where("slug", "=", site).executeTakeFirst();
    if (!holder || !place) return undefined;
    const change = { actor, account, site: { id: place.id, slug: site }, role };
    if (await (act === "role.give" ? giveRole : takeRole)(tx, change)) await endSessions(tx, account);
    return readRoles(tx, account);
  });
}

const takeRole: typeof giveRole = async (tx, { actor, account, site, role }) => {
  const taken = await tx
    .deleteFrom("staff_role")
    .where("account_id", "=", account)
    .where("site_id", "=", site.id)
    .where("role", "=", role)
    .returning("role")
    .executeTakeFirst();
  if (taken) await recordAct(tx, { actor, act: "role.take", subject: `account:${account}`, site: site.slug, details: { role } });
  return taken !== undefined;
};

async function readRoles(db: Kysely<Database>, account: string): Promise<readonly RoleOnSite[]> {
  return db
    .selectFrom("staff_role")
    .innerJoin("site", "site.id", "staff_role.site_id")
    .select(["site.slug as site", "staff_role.role"])
    .where("account_id", "=", account)
    .orderBy("site.slug")
    .orderBy("staff_role.role")
    .execute();
}

/** An account with a part in administration. */
/** Everybody with a role, administrators first, with an entry in the audit: they are read as accounts are. */
export async function listStaff(db: Kysely<Database>, actor: string): Promise<readonly StaffRecord[]> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<StaffRecord>`
      select a.id, a.name, a.email, a.role = 'administrator' as "isAdministrator", a.blocked_at is not null as "isBlocked",
        exists (select from totp where account_id = a.id and secret is not null)
          or exists (select from passkey where account_id = a.id) as "hasSecondFactor", coalesce(held.roles, '[]') as roles
      from account a left join lateral (
        select json_agg(json_build_object('site', site.slug, 'role', r.role) order by site.slug, r.role) as roles
        from staff_role r join site on site.id = r.site_id where r.account_id = a.id
      ) held on true
      where a.role = 'administrator' or held.roles is not null
      order by a.role <> 'administrator', a.name, a.id`.execute(tx);
    await recordAct(tx, { actor, act: "account.read", subject: "staff" });
    return rows;
  });
}
