import type { SiteRole, StaffMember } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { hashToken } from "../accounts/tokens/refresh-token.ts";

/** Minutes without a call after which a browser's session has ended. */
const IDLE_MINUTES = 30;
/** Minutes for which a second factor that was shown again opens what needs it. */
const STEP_UP_MINUTES = 10;
/** Seconds: so often at most it is written down that a session is used. */
const SEEN_SECONDS = 60;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly is_administrator: boolean;
  readonly roles: readonly { readonly site: string; readonly role: SiteRole }[];
  readonly has_second_factor: boolean;
  readonly session_id: string;
  readonly second_factor_at: Date | null;
  readonly step_up_at: Date | null;
}

/** Of staff_session: it has not ended in any way. */
export const isOpen = sql<boolean>`(staff_session.ended_at is null and staff_session.expires_at > now()
  and (staff_session.kind = 'program' or staff_session.seen_at > now() - ${IDLE_MINUTES} * interval '1 minute'))`;

const rolesOfAccount = sql`(select coalesce(json_agg(json_build_object('site', site.slug, 'role', r.role) order by site.slug, r.role), '[]')
  from staff_role r join site on site.id = r.site_id where r.account_id = a.id)`;

/**
 * Whose session a token opens: a browser's, which comes in the cookie, or a program's, which comes as a bearer token. Asked of the database at each
 * call: whoever was blocked, or holds another role, is out with the next one, on every process, without a message that could be lost.
 */
export async function findMember(db: Kysely<Database>, kind: "browser" | "program", token: string): Promise<StaffMember | undefined> {
  const { rows } = await sql<Row>`
    with seen as (
      update staff_session set seen_at = now()
      where hash = ${hashToken(token)} and kind = ${kind} and ${isOpen} and seen_at < now() - ${SEEN_SECONDS} * interval '1 second'
    )
    select a.id, a.name, a.email, a.role = 'administrator' as is_administrator, ${rolesOfAccount} as roles, staff_session.id as session_id,
      exists (select from totp where account_id = a.id and secret is not null)
        or exists (select from passkey where account_id = a.id) as has_second_factor,
      second_factor_at, case when step_up_at > now() - ${STEP_UP_MINUTES} * interval '1 minute' then step_up_at end as step_up_at
    from staff_session join account a on a.id = staff_session.account_id
    where staff_session.hash = ${hashToken(token)} and staff_session.kind = ${kind} and ${isOpen} and a.blocked_at is null`.execute(db);
  return rows[0] && toMember(rows[0]);
}

function toMember({ id, name, email, is_administrator: isAdministrator, roles, ...session }: Row): StaffMember {
  const bySite = new Map<string, SiteRole[]>();
  for (const { site, role } of roles) bySite.set(site, [...(bySite.get(site) ?? []), role]);
  return {
    id,
    name,
    email,
    isAdministrator,
    roles: Object.fromEntries(bySite),
    sessionId: session.session_id,
    hasSecondFactor: session.has_second_factor,
    secondFactorAt: session.second_factor_at?.toISOString() ?? null,
    stepUpAt: session.step_up_at?.toISOString() ?? null,
  };
}
