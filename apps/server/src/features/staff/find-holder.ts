import type { SiteRole, StaffMember } from "@portal/contracts";
import { type Expression, type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/**
 * Whoever holds an account, with the roles that it has now, and all that a session may have shown: for what they did with it once, and may do no more.
 * @returns undefined where it is blocked, or gone
 */
export async function findHolder(db: Kysely<Database>, account: string): Promise<StaffMember | undefined> {
  const { rows } = await sql<{ holder: Holder | null }>`select ${holderOf(sql.val(account))} as holder`.execute(db);
  return memberOfHolder(rows[0]?.holder ?? null);
}

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly roles: readonly { readonly site: string; readonly role: SiteRole }[];
}

/** An expression for a part of another statement. @param account its id, in SQL */
export const holderOf = (account: Expression<string>) => sql<Holder | null>`(
  select json_build_object('id', a.id, 'name', a.name, 'email', a.email, 'role', a.role, 'roles', (
    select coalesce(json_agg(json_build_object('site', site.slug, 'role', r.role)), '[]')
    from staff_role r join site on site.id = r.site_id where r.account_id = a.id))
  from account a where a.id = ${account} and a.blocked_at is null)`;

export function memberOfHolder(holder: Holder | null): StaffMember | undefined {
  if (!holder) return undefined;
  const { role, roles, ...person } = holder;
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
