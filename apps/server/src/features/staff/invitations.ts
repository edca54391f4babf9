/** Those who were asked by mail to join the staff. Of what was mailed, only a hash is kept. */
import type { RoleOnSite, SiteRole } from "@portal/contracts";
import type { Language } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Services } from "../../services.ts";
import { recordAct } from "../../services/audit.ts";
import { emailKey } from "../../services/email-key.ts";
import { INVITATION_DAYS, linkTo, mailTo } from "../accounts/mails.ts";
import { hashToken, newToken } from "../accounts/tokens/refresh-token.ts";

export interface NewInvitation {
  readonly email: string;
  /** Of a new account. */
  readonly name: string;
  readonly language: Language;
  readonly roles: readonly RoleOnSite[];
}

type InvitationServices = Pick<Services, "db" | "limits" | "mails" | "origin">;
type Invited = { readonly id: string } | { readonly retryAfter: number } | "unknown site" | "invited already" | "not found";

const lasts = sql<Date>`now() + ${INVITATION_DAYS} * interval '1 day'`;

/** Mails a link. Whether the address has an account, only the mail says: the answer is the same. */
export async function invite(
  services: InvitationServices,
  actor: string,
  { email, name, language, roles }: NewInvitation,
): Promise<Invited> {
  const { db, limits } = services;
  const email_key = emailKey(email);
  const taken = await limits.consume("mailAccount", `invitation ${email_key}`);
  if (!taken.ok) return { retryAfter: taken.retryAfter };
  const token = newToken();
  return db.transaction().execute(async (tx) => {
    const given = await onSites(tx, roles);
    if (!given) return "unknown site";
    const row = { email, email_key, name, language, roles: JSON.stringify(given), hash: hashToken(token), invited_by: actor };
    const invited = await tx
      .insertInto("invitation")
      .values({ ...row, expires_at: lasts })
      .onConflict((conflict) => conflict.column("email_key").where("accepted_at", "is", null).where("withdrawn_at", "is", null).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!invited) return "invited already";
    await mailLink(tx, services, { email, email_key, language, token });
    const sites = [...new Set(roles.map(({ site }) => site))].join(" ");
    await recordAct(tx, { actor, act: "invitation.send", subject: `invitation:${invited.id}`, details: { sites } });
    return invited;
  });
}

/** Mails another link, for as long as the first one was good; the one before is worth nothing. Whoever sends it answers for the roles. */
export async function inviteAgain(services: InvitationServices, actor: string, id: string): Promise<Invited> {
  const { db, limits } = services;
  const open = await openInvitation(db, id).select("email_key").executeTakeFirst();
  if (!open) return "not found";
  const taken = await limits.consume("mailAccount", `invitation ${open.email_key}`);
  if (!taken.ok) return { retryAfter: taken.retryAfter };
  const token = newToken();
  return db.transaction().execute(async (tx) => {
    const invited = await tx
      .updateTable("invitation")
      .set({ hash: hashToken(token), invited_by: actor, expires_at: lasts })
      .where("id", "=", id)
      .where("accepted_at", "is", null)
      .where("withdrawn_at", "is", null)
      .returning(["email", "email_key", "language"])
      .executeTakeFirst();
    if (!invited) return "not found";
    await mailLink(tx, services, { ...invited, token });
    await recordAct(tx, { actor, act: "invitation.resend", subject: `invitation:${id}` });
    return { id };
  });
}

/** @returns whether there was one that could be accepted, or sent again */
export async function withdrawInvitation(db: Kysely<Database>, actor: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const withdrawn = await tx
      .updateTable("invitation")
      .set({ withdrawn_at: sql<Date>`now()` })
      .where("id", "=", id)
      .where("accepted_at", "is", null)
      .where("withdrawn_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (withdrawn) await recordAct(tx, { actor, act: "invitation.withdraw", subject: `invitation:${id}` });
    return withdrawn !== undefined;
  });
}

/** Slugs of the sites that an invitation gives roles on, those alone that exist still. */
export async function sitesOfInvitation(db: Kysely<Database>, id: string): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ sites: string[] }>`
    select array(select site.slug from jsonb_to_recordset(i.roles) as r("siteId" text) join site on site.id = r."siteId"::bigint) as sites
    from invitation i where i.id = ${id}`.execute(db);
  return rows[0]?.sites;
}

const openInvitation = (db: Kysely<Database>, id: string) =>
  db.selectFrom("invitation").where("id", "=", id).where("accepted_at", "is", null).where("withdrawn_at", "is", null);

/** Roles by the ids of their sites; undefined where there is no such site. */
async function onSites(
  tx: Kysely<Database>,
  roles: readonly RoleOnSite[],
): Promise<readonly { readonly siteId: string; readonly role: SiteRole }[] | undefined> {
  const slugs = [...new Set(roles.map(({ site }) => site))];
  const sites = await tx.selectFrom("site").select(["id", "slug"]).where("slug", "in", slugs).execute();
  const ids = new Map(sites.map(({ id, slug }) => [slug, id]));
  if (ids.size < slugs.length) return undefined;
  return roles.map(({ site, role }) => ({ siteId: ids.get(site) ?? "", role }));
}

/** Who has an account presses a button and keeps their password; anybody else chooses one. */
async function mailLink(
  tx: Kysely<Database>,
  { mails, origin }: Pick<Services, "mails" | "origin">,
  {
    email,
    email_key,
    language,
    token,
  }: { readonly email: string; readonly email_key: string; readonly language: Language; readonly token: string },
): Promise<void> {
  const account = await tx.selectFrom("account").select("email").where("email_key", "=", email_key).executeTakeFirst();
  const mail = account
    ? mailTo({ email: account.email, language }, "invitationOfAccount", linkTo(origin, "activation", language, token))
    : mailTo({ email, language }, "invitation", linkTo(origin, "passwordReset", language, token));
  await mails.enqueue(tx, mail);
}
