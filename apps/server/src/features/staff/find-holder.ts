import type { SiteRole, StaffMember } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/**
 * Whoever holds an account, with the roles that it has now, and all that a session may have shown: for what they did with it once, and may do no more.
 * @returns undefined where it is blocked, or gone
 */
export async function findHolder(db: Kysely<Database>, account: string): Promise<StaffMember | undefined> {
  const row = await db
    .selectFrom("account")
    .select(["id", "name", "email", "role"])
    .select(
      sql<
        readonly { site: string; role: SiteRole }[]
      >`(select coalesce(json_agg(json_build_object('site', site.slug, 'role', r.role)), '[]')
        from staff_role r join site on site.id = r.site_id where r.account_id = account.id)`.as("roles"),
    )
    .where("id", "=", account)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, roles, ...person } = row;
  const bySite = Map.groupBy(roles, ({ site }) => site);
  const shown = new Date().toISOString();
  return {
    ...person,
    isAdministrator: role === "administrator",
    roles: Object.fromEntries([...bySite].map(([site, held]) => [site, held.map((one) => one.role)])),
    sessionId: "",
    hasSecondFactor: true,
    secondFactorAt: shown,
    stepUpAt: shown,
  };
}
