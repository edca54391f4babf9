/** Asked of the database at each request: whoever was blocked, or holds another role, sees no preview any more, on every process. */
import type { StaffMember } from "@portal/contracts";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { type ChangeSet, requireOnSet } from "../editing/change-set-store.ts";
import { Refused } from "../editing/refused.ts";
import { findHolder } from "../staff/find-holder.ts";
import { findMember } from "../staff/find-member.ts";
import { revokeLink, type Ticket } from "./tickets.ts";

/** Whether whoever asks sees the preview of a ticket. @param staffToken of the cookie of a staff session, where the request has one */
export async function mayOpen(db: Kysely<Database>, ticket: Ticket, staffToken: string | undefined): Promise<boolean> {
  const { set } = ticket;
  if (ticket.sessionId === undefined) {
    const isShared = await isAllowed(db, await findHolder(db, ticket.madeBy), "preview.share", set);
    // For good: it does not open again with a role that its maker gets later.
    if (!isShared) await revokeLink(db, undefined, ticket.id);
    return isShared;
  }
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
