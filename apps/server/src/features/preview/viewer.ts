/** Asked of the database at each request: whoever was blocked, or holds another role, sees no preview any more, on every process. */
import type { StaffMember } from "@portal/contracts";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { type ChangeSet, requireOnSites } from "../editing/change-set-store.ts";
import { Refused } from "../editing/refused.ts";
import { findMember } from "../staff/find-member.ts";
import { revokeLink, type Ticket } from "./tickets.ts";

/** Whether whoever asks sees the preview of a ticket. @param staffToken of the cookie of a staff session, where the request has one */
export async function mayOpen(db: Kysely<Database>, ticket: Ticket, staffToken: string | undefined): Promise<boolean> {
  const { set, touched } = ticket;
  const member = await memberOf(db, ticket, staffToken);
  const isLink = ticket.sessionId === undefined;
  const mayStill = member !== undefined && isAllowed(member, isLink ? "preview.share" : "preview.make", set, touched);
  // For good: it does not open again with a role that its maker gets later.
  if (isLink && !mayStill) await revokeLink(db, undefined, ticket.id);
  return mayStill;
}

/** Whose right decides: the maker of a link, or the member whose session the ticket is bound to. undefined: nobody's */
async function memberOf(db: Kysely<Database>, ticket: Ticket, staffToken: string | undefined): Promise<StaffMember | undefined> {
  if (ticket.sessionId === undefined) return ticket.maker;
  const member = staffToken === undefined ? undefined : await findMember(db, "browser", staffToken);
  return member?.sessionId === ticket.sessionId ? member : undefined;
}

function isAllowed(
  member: StaffMember,
  action: "preview.make" | "preview.share",
  set: ChangeSet,
  touched: readonly (string | null)[],
): boolean {
  try {
    requireOnSites(member, action, set, touched);
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return false;
  }
}
