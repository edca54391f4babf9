/** Asked of the database at each request: whoever was blocked, or holds another role, sees no preview any more, on every process. */
import type { SiteRole, StaffMember } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { type ChangeSet, findChangeSet, requireOnSet } from "../editing/change-set-store.ts";
import { Refused } from "../editing/refused.ts";
import { findMember } from "../staff/find-member.ts";
import type { Ticket } from "./tickets.ts";

/** Whether whoever asks sees the preview of a ticket. @param staffToken of the cookie of a staff session, where the request has one */
export async function mayOpen(db: Kysely<Database>, ticket: Ticket, staffToken: string | undefined): Promise<boolean> {
  const set = await findChangeSet(db, ticket.changeSetId);
  if (!set) return false;
  // A link holds for as long as its maker may share the change set.
  if (ticket.sessionId === undefined) return isAllowed(db, await findMaker(db, ticket.madeBy), "preview.share", set);
  const member = staffToken === undefined ? undefined : await findMember(db, "browser", staffToken);
  return member?.sessionId === ticket.sessionId && isAllowed(db, member, "preview.make", set);
}

async function isAllowed(
  db: Kysely<Database>,
  member: StaffMember | undefined,
  action: "preview.make" | "preview.share",
  set: ChangeSet,
): Promise<boolean> {
  if (!member) return false;
  try {
    await requireOnSet(db, member, action, set);
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return false;
  }
}

/** With the roles that an account has now, and all that a session may have shown: the link was made with it. undefined: it is blocked. */
async function findMaker(db: Kysely<Database>, account: string): Promise<StaffMember | undefined> {
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
