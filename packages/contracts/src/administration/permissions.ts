/** Who may do what in administration: the one table. The server holds everyone to it, the interface shows what it allows (ADR 55). */
import { type SiteRole, siteRoles, type StaffMember } from "./staff-member.ts";

/** What an action asks of the session: that it was signed in to, that it showed a second factor, that it showed one in the last ten minutes. */
export type Assurance = "sign-in" | "second-factor" | "step-up";

interface Permission {
  /** Who may act on what is their own: their change set, their draft, their file. */
  readonly own: readonly SiteRole[];
  /** Who may act on what others made. */
  readonly others: readonly SiteRole[];
  readonly needs: Assurance;
}

const row = (own: readonly SiteRole[], others: readonly SiteRole[], needs: Assurance = "sign-in"): Permission => ({ own, others, needs });

const writers = ["author", "editor"] as const;
const makers = ["author", "editor", "designer"] as const;
const editors = ["editor"] as const;
const nobody: readonly SiteRole[] = [];

/** An empty list leaves an action to administrators. */
export const permissions = {
  "record.read": row(siteRoles, siteRoles),
  "record.edit": row(writers, editors),
  "record.delete": row(writers, editors),
  /** Removes bodies from the history for good. */
  "record.erase": row(nobody, nobody, "step-up"),
  /** What metadata assigns to the blocks that are open to editing. */
  "layout.assign": row(makers, ["editor", "designer"]),
  /** Another layout, and blocks that are closed to editing (`editable: false`). */
  "layout.edit": row(["designer"], ["designer"]),
  "file.upload": row(makers, editors),
  "changeSet.make": row(makers, nobody),
  /** Says something about it to its other readers. */
  "changeSet.comment": row(siteRoles, siteRoles),
  "changeSet.submit": row(makers, editors),
  "changeSet.withdraw": row(makers, editors),
  /** Whether editors may approve what they wrote themselves is the site's policy, beside this table. */
  "changeSet.approve": row(editors, editors, "second-factor"),
  "changeSet.reject": row(editors, editors, "second-factor"),
  "changeSet.schedule": row(editors, editors, "second-factor"),
  "changeSet.publish": row(editors, editors, "second-factor"),
  "changeSet.publishEmergency": row(editors, editors, "step-up"),
  /** Makes a change set of an earlier state. */
  "changeSet.restore": row(makers, editors),
  "preview.make": row(makers, makers),
  /** A link that works without signing in. */
  "preview.share": row(editors, editors, "second-factor"),
  "presence.see": row(siteRoles, siteRoles),
  "question.moderate": row(["moderator"], ["moderator"], "second-factor"),
  "comment.moderate": row(["moderator"], ["moderator"], "second-factor"),
  "rating.moderate": row(["moderator"], ["moderator"], "second-factor"),
  "report.handle": row(["editor", "moderator"], ["editor", "moderator"]),
  /** What readers view, look for and miss. */
  "statistics.read": row(["auditor", "editor"], ["auditor", "editor"]),
  "audit.read": row(["auditor"], ["auditor"], "second-factor"),
  "audit.export": row(["auditor"], ["auditor"], "second-factor"),
  /** Mail that could not be sent, and how far other background work is. */
  "mail.manage": row(nobody, nobody, "second-factor"),
  "account.manage": row(nobody, nobody, "second-factor"),
  "role.assign": row(nobody, nobody, "step-up"),
  "invitation.send": row(nobody, nobody, "step-up"),
  "signingKey.rotate": row(nobody, nobody, "step-up"),
} as const satisfies Readonly<Record<string, Permission>>;

export type Action = keyof typeof permissions;

/** What an action is done to. */
export interface Target {
  /** Slug; null: it belongs to no one site, and so to administrators. */
  readonly site: string | null;
  readonly isOwn: boolean;
}

export type Refusal = "role" | Exclude<Assurance, "sign-in">;
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly reason: Refusal };

/** Whether this member may do this to that. Who has no role for it is told so, whatever else is missing. */
export function mayDo(member: StaffMember, action: Action, target: Target): Decision {
  return holdsRoleFor(member, action, target) ? isAssured(member, permissions[action].needs) : refused("role");
}

/** The part of it that does not depend on a session: for what somebody began, and another completes later. */
export function holdsRoleFor(
  { isAdministrator, roles }: Pick<StaffMember, "isAdministrator" | "roles">,
  action: Action,
  { site, isOwn }: Target,
): boolean {
  const needed: readonly SiteRole[] = permissions[action][isOwn ? "own" : "others"];
  const held = site !== null && Object.hasOwn(roles, site) ? roles[site] : [];
  return isAdministrator || held?.some((role) => needed.includes(role)) === true;
}

/** The same for an action that is done on no site in particular, as a list is read: whether the member may do it on any. */
export function mayDoSomewhere(member: StaffMember, action: Action): Decision {
  const decisions = [null, ...Object.keys(member.roles)].flatMap((site) =>
    [true, false].map((isOwn) => mayDo(member, action, { site, isOwn })),
  );
  return decisions.find(({ allowed }) => allowed) ?? decisions.find((each) => !each.allowed && each.reason !== "role") ?? refused("role");
}

/** The sites on which the member may do this to what others made; undefined: on all, and to what belongs to none. Lists show nothing else. */
export function sitesOf(member: StaffMember, action: Action): readonly string[] | undefined {
  if (member.isAdministrator) return undefined;
  return Object.keys(member.roles).filter((site) => mayDo(member, action, { site, isOwn: false }).allowed);
}

/** Whether the member has to show a second factor before anything else: who has one, or holds a role that publishes, or reads what others did. */
export function needsSecondFactor({
  hasSecondFactor,
  isAdministrator,
  roles,
}: Pick<StaffMember, "hasSecondFactor" | "isAdministrator" | "roles">): boolean {
  return hasSecondFactor || isAdministrator || Object.values(roles).some((held) => held.some((role) => protectedRoles.has(role)));
}

const protectedRoles: ReadonlySet<SiteRole> = new Set(
  Object.values<Permission>(permissions)
    .filter(({ needs }) => needs !== "sign-in")
    .flatMap(({ own, others }) => [...own, ...others]),
);

function isAssured(member: StaffMember, needs: Assurance): Decision {
  if (member.secondFactorAt === null && (needs !== "sign-in" || needsSecondFactor(member))) return refused("second-factor");
  return needs === "step-up" && member.stepUpAt === null ? refused("step-up") : { allowed: true };
}

const refused = (reason: Refusal): Decision => ({ allowed: false, reason });
