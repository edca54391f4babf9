import type { InvitationRecord } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { recordAct } from "../../services/audit.ts";
import { mayInvite, readRoleHolders } from "../accounts/role-holders.ts";

interface Row extends Omit<InvitationRecord, "expiresAt"> {
  readonly expiresAt: Date;
}

/** Newest first, with an entry in the audit: they are read as accounts are. */
export async function listInvitations(
  db: Kysely<Database>,
  actor: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly invitations: readonly InvitationRecord[]; readonly total: number }> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      select i.id, i.email, i.name, i.language, i.invited_by as "invitedBy", i.expires_at as "expiresAt",
        case when i.accepted_at is not null then 'accepted' when i.withdrawn_at is not null then 'withdrawn'
          when i.expires_at <= now() then 'expired' else 'open' end as state,
        (select coalesce(json_agg(json_build_object('site', site.slug, 'role', r.role) order by site.slug, r.role), '[]')
          from jsonb_to_recordset(i.roles) as r("siteId" text, role text) join site on site.id = r."siteId"::bigint) as roles
      from invitation i order by i.created_at desc, i.id offset ${offset} limit ${limit}`.execute(tx);
    const { total } = await tx
      .selectFrom("invitation")
      .select(({ fn }) => fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    const holders = await readRoleHolders(tx, [...new Set(rows.flatMap(({ invitedBy }) => invitedBy ?? []))]);
    await recordAct(tx, { actor, act: "account.read", subject: "invitations", details: { offset } });
    const invitations = rows.map(({ expiresAt, state, ...row }) => {
      const isVoid = state === "open" && !mayInvite(holders.get(row.invitedBy ?? ""), row.roles);
      return { ...row, state: isVoid ? ("void" as const) : state, expiresAt: expiresAt.toISOString() };
    });
    return { invitations, total: Number(total) };
  });
}
