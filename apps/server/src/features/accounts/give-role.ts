import type { SiteRole } from "@portal/contracts";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { recordAct } from "../../services/audit.ts";

interface GivenRole {
  /** Id of the account that gives it. */
  readonly actor: string;
  readonly account: string;
  readonly site: { readonly id: string; readonly slug: string };
  readonly role: SiteRole;
}

/** In the caller's transaction, with its entry in the audit. @returns false where the account has the role already */
export async function giveRole(tx: Kysely<Database>, { actor, account, site, role }: GivenRole): Promise<boolean> {
  const given = await tx
    .insertInto("staff_role")
    .values({ account_id: account, site_id: site.id, role })
    .onConflict((conflict) => conflict.doNothing())
    .returning("role")
    .executeTakeFirst();
  if (given) await recordAct(tx, { actor, act: "role.give", subject: `account:${account}`, site: site.slug, details: { role } });
  return given !== undefined;
}
