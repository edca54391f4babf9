/** Tickets open previews: of one change set and one moment, for one session of a member of staff, or for whoever has the link. */
import { createHash, randomBytes } from "node:crypto";
import type { StaffMember } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { beforePreview } from "../../database/preview-transactions.ts";
import { type ChangeSet, touchedSites } from "../editing/change-set-store.ts";
import { recordOnSet } from "../editing/record-on-set.ts";
import { holderOf, memberOfHolder } from "../staff/find-holder.ts";

export interface TicketRequest {
  readonly changeSetId: string;
  /** The moment that is shown; undefined: that of each request. */
  readonly asOf: Date | undefined;
  /** Whether it shows the portal without the change set. */
  readonly isBefore: boolean;
  /** That alone may use it; undefined: a link, for whoever has it. */
  readonly sessionId: string | undefined;
  /** Id of an account. */
  readonly madeBy: string;
  /** Seconds. */
  readonly lifetime: number;
}

export interface NewTicket {
  /** By which it is listed and revoked. */
  readonly id: string;
  /** Part of the preview's addresses; stored nowhere. */
  readonly ticket: string;
  readonly expiresAt: Date;
}

const BYTES = 32;
/** As `makeTicket` gives them: what is written otherwise is not looked for. */
const FORM = /^[\w-]{43}$/;

const hashOf = (ticket: string): Buffer => createHash("sha256").update(`preview:${ticket}`).digest();

export async function makeTicket(
  db: Kysely<Database>,
  { changeSetId, asOf, isBefore, sessionId, madeBy, lifetime }: TicketRequest,
): Promise<NewTicket> {
  const ticket = randomBytes(BYTES).toString("base64url");
  return db.transaction().execute(async (transaction) => {
    const { id, expires_at: expiresAt } = await transaction
      .insertInto("preview_ticket")
      .values({
        hash: hashOf(ticket),
        change_set_id: changeSetId,
        as_of: asOf ?? null,
        is_before: isBefore,
        session_id: sessionId ?? null,
        made_by: madeBy,
        expires_at: sql<Date>`now() + ${lifetime} * interval '1 second'`,
      })
      .returning(["id", "expires_at"])
      .executeTakeFirstOrThrow();
    if (sessionId === undefined)
      await recordOnSet(transaction, changeSetId, { actor: madeBy, act: "preview.share", details: { preview: id } });
    return { id, ticket, expiresAt };
  });
}

export interface Ticket {
  readonly id: string;
  readonly set: ChangeSet;
  readonly asOf: Date | undefined;
  readonly isBefore: boolean;
  /** undefined: a link. */
  readonly sessionId: string | undefined;
  readonly madeBy: string;
  /** Whoever made it, with the roles that they have now; undefined: blocked, or gone. */
  readonly maker: StaffMember | undefined;
  /** Sites that the change set touches (`sitesOf`). */
  readonly touched: readonly (string | null)[];
}

/** One that may open a preview now, and what decides whether it does, by one statement. undefined: unknown, run out, or revoked. */
export async function findTicket(previews: Kysely<Database>, ticket: string): Promise<Ticket | undefined> {
  if (!FORM.test(ticket)) return undefined;
  const row = await beforePreview(previews, (db) =>
    db
      .selectFrom("preview_ticket")
      .innerJoin("change_set", "change_set.id", "preview_ticket.change_set_id")
      .selectAll("change_set")
      .select(["preview_ticket.id as ticket_id", "as_of", "is_before", "session_id", "made_by"])
      .select([
        holderOf(sql.ref("made_by")).as("maker"),
        sql<readonly (string | null)[]>`array(${touchedSites(sql.ref("change_set.id"))})`.as("touched"),
      ])
      .where("hash", "=", hashOf(ticket))
      .where("expires_at", ">", sql<Date>`now()`)
      .where("revoked_at", "is", null)
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const { ticket_id: id, as_of: asOf, is_before: isBefore, session_id: sessionId, made_by: madeBy, maker, touched, ...set } = row;
  return { id, set, asOf: asOf ?? undefined, isBefore, sessionId: sessionId ?? undefined, madeBy, maker: memberOfHolder(maker), touched };
}

/** A link that opens a preview still. */
export interface PreviewLink {
  readonly id: string;
  readonly changeSetId: string;
  /** ISO 8601, UTC, as those below; null: the moment of each request. */
  readonly asOf: string | null;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly expiresAt: string;
}

/** Of a change set, newest first. */
export async function listLinks(db: Kysely<Database>, changeSetId: string): Promise<readonly PreviewLink[]> {
  const rows = await db
    .selectFrom("preview_ticket")
    .select(["id", "as_of", "made_by", "made_at", "expires_at"])
    .where("change_set_id", "=", changeSetId)
    .where("session_id", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .where("revoked_at", "is", null)
    .orderBy("made_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    changeSetId,
    asOf: row.as_of?.toISOString() ?? null,
    madeBy: row.made_by,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

/** @param actor undefined: the portal itself. @returns whether there was one that opened a preview */
export async function revokeLink(db: Kysely<Database>, actor: string | undefined, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .updateTable("preview_ticket")
      .set({ revoked_at: sql<Date>`now()` })
      .where("id", "=", id)
      .where("session_id", "is", null)
      .where("expires_at", ">", sql<Date>`now()`)
      .where("revoked_at", "is", null)
      .returning("change_set_id")
      .executeTakeFirst();
    if (!revoked) return false;
    await recordOnSet(transaction, revoked.change_set_id, { actor, act: "preview.revoke", details: { preview: id } });
    return true;
  });
}

/** Of a link that opens a preview still. */
export async function changeSetOfLink(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("preview_ticket")
    .select("change_set_id")
    .where("id", "=", id)
    .where("session_id", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return row?.change_set_id;
}

export async function deleteExpiredTickets(db: Kysely<Database>): Promise<void> {
  await sql`delete from preview_ticket where expires_at < now()`.execute(db);
}
