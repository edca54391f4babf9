import { holdsRoleFor, type SiteRole, type StaffMember } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** What an account may do, whatever its sessions have shown. */
export type RoleHolder = Pick<StaffMember, "isAdministrator" | "roles">;

/** By the account's id; those that are blocked are left out, as those that are gone. */
export async function readRoleHolders(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, RoleHolder>> {
  const { rows } = await sql<RoleHolder & { readonly id: string }>`
    select a.id, a.role = 'administrator' as "isAdministrator", coalesce(held.roles, '{}') as roles
    from account a left join lateral (
      select json_object_agg(slug, roles) as roles from (
        select site.slug, json_agg(r.role) as roles from staff_role r join site on site.id = r.site_id where r.account_id = a.id group by site.slug
      ) by_site
    ) held on true
    where a.id = any(${ids}::uuid[]) and a.blocked_at is null`.execute(db);
  return new Map(rows.map(({ id, ...holder }) => [id, holder]));
}

/** Whether an account is one of the staff. */
export async function holdsRole(db: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`select from account a where a.id = ${id}
    and (a.role = 'administrator' or exists (select from staff_role r where r.account_id = a.id))`.execute(db);
  return rows.length > 0;
}

/** Whether who sent an invitation may do so still, on every site that it names. */
export function mayInvite(holder: RoleHolder | undefined, roles: readonly { readonly site: string; readonly role: SiteRole }[]): boolean {
  return (
    holder !== undefined && roles.length > 0 && roles.every(({ site }) => holdsRoleFor(holder, "invitation.send", { site, isOwn: false }))
  );
}
