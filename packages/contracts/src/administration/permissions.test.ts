import { describe, expect, it } from "vitest";
import { type Action, mayDo, mayDoSomewhere, needsSecondFactor, permissions } from "./permissions.ts";
import { type SiteRole, siteRoles, type StaffMember } from "./staff-member.ts";

const member = (roles: readonly SiteRole[], more: Partial<StaffMember> = {}): StaffMember => ({
  id: "1",
  name: "Cán bộ",
  email: "a@b.example",
  isAdministrator: false,
  roles: { "cuc-thue": roles },
  sessionId: "2",
  hasSecondFactor: false,
  secondFactorAt: "2026-11-24T00:00:00.000Z",
  stepUpAt: "2026-11-24T00:00:00.000Z",
  ...more,
});
const actions = Object.keys(permissions) as Action[];

/** Written down once more: a change of the table is a decision, and made in two places. a author, e editor, d designer, m moderator, u auditor; own / others'. */
const expected: Readonly<Record<Action, string>> = {
  "record.read": "aedmu/aedmu",
  "record.edit": "ae/e",
  "record.delete": "ae/e",
  "record.erase": "/ step-up",
  "layout.assign": "aed/ed",
  "layout.edit": "d/d",
  "file.upload": "aed/e",
  "changeSet.make": "aed/",
  "changeSet.comment": "aedmu/aedmu",
  "changeSet.submit": "aed/e",
  "changeSet.withdraw": "aed/e",
  "changeSet.approve": "e/e second-factor",
  "changeSet.reject": "e/e second-factor",
  "changeSet.schedule": "e/e second-factor",
  "changeSet.publish": "e/e second-factor",
  "changeSet.publishEmergency": "e/e step-up",
  "changeSet.restore": "aed/e",
  "preview.make": "aed/aed",
  "preview.share": "e/e second-factor",
  "presence.see": "aedmu/aedmu",
  "question.moderate": "m/m second-factor",
  "comment.moderate": "m/m second-factor",
  "rating.moderate": "m/m second-factor",
  "report.handle": "em/em",
  "statistics.read": "eu/eu",
  "audit.read": "u/u second-factor",
  "audit.export": "u/u second-factor",
  "mail.manage": "/ second-factor",
  "account.manage": "/ second-factor",
  "role.assign": "/ step-up",
  "invitation.send": "/ step-up",
  "signingKey.rotate": "/ step-up",
};
const letters: Readonly<Record<SiteRole, string>> = { author: "a", editor: "e", designer: "d", moderator: "m", auditor: "u" };

describe("the table of permissions", () => {
  it.each(actions)("says who may: %s", (action) => {
    const allowed = (isOwn: boolean): string =>
      siteRoles.map((role) => (mayDo(member([role]), action, { site: "cuc-thue", isOwn }).allowed ? letters[role] : "")).join("");
    const { needs } = permissions[action];
    expect(`${allowed(true)}/${allowed(false)}${needs === "sign-in" ? "" : ` ${needs}`}`).toBe(expected[action]);
  });

  it.each(actions)("lets nobody do on another site, or on none, what they may on theirs: %s", (action) => {
    const all = member(siteRoles);
    for (const site of ["cuc-khac", "constructor", "__proto__", "", null])
      for (const isOwn of [true, false]) expect(mayDo(all, action, { site, isOwn })).toEqual({ allowed: false, reason: "role" });
  });

  it.each(actions)("lets administrators do it anywhere: %s", (action) => {
    for (const site of ["cuc-thue", "cuc-khac", null])
      expect(mayDo(member([], { isAdministrator: true, roles: {} }), action, { site, isOwn: false })).toEqual({ allowed: true });
  });

  it.each(actions)("asks for what the session has not shown, and only from those with a role for it: %s", (action) => {
    const { needs } = permissions[action];
    const password = { isAdministrator: true, roles: {}, secondFactorAt: null, stepUpAt: null };
    const target = { site: null, isOwn: false };
    expect(mayDo(member([], password), action, target)).toEqual({ allowed: false, reason: "second-factor" });
    expect(mayDo(member([], { ...password, secondFactorAt: "2026-11-24T00:00:00.000Z" }), action, target)).toEqual(
      needs === "step-up" ? { allowed: false, reason: "step-up" } : { allowed: true },
    );
    expect(mayDo(member([], { secondFactorAt: null, stepUpAt: null }), action, target)).toEqual({ allowed: false, reason: "role" });
  });
});

describe("a second factor", () => {
  it("has to be shown by every role that publishes or reads the audit, before anything else", () => {
    const asked = siteRoles.filter((role) => needsSecondFactor(member([role])));
    expect(asked).toEqual(["editor", "moderator", "auditor"]);
    for (const role of siteRoles) {
      const decision = mayDo(member([role], { secondFactorAt: null }), "record.read", { site: "cuc-thue", isOwn: true });
      expect(decision.allowed).toBe(!asked.includes(role));
    }
    // Whoever has one shows it, whatever their role.
    const author = member(["author"], { hasSecondFactor: true, secondFactorAt: null });
    expect(mayDo(author, "record.read", { site: "cuc-thue", isOwn: true })).toEqual({ allowed: false, reason: "second-factor" });
    // Of a role on any site.
    const mixed = member(["author"], { secondFactorAt: null, roles: { "cuc-thue": ["author"], khac: ["editor"] } });
    expect(mayDo(mixed, "record.read", { site: "cuc-thue", isOwn: true })).toEqual({ allowed: false, reason: "second-factor" });
  });
});

describe("an action on no site in particular", () => {
  it("is allowed to who may do it on some site, their own things included", () => {
    expect(mayDoSomewhere(member(["author"]), "changeSet.make")).toEqual({ allowed: true });
    expect(mayDoSomewhere(member(["auditor"]), "changeSet.make")).toEqual({ allowed: false, reason: "role" });
    expect(mayDoSomewhere(member(["editor"]), "account.manage")).toEqual({ allowed: false, reason: "role" });
    expect(mayDoSomewhere(member(["editor"], { stepUpAt: null }), "changeSet.publishEmergency")).toEqual({
      allowed: false,
      reason: "step-up",
    });
    expect(mayDoSomewhere(member([], { roles: {} }), "record.read")).toEqual({ allowed: false, reason: "role" });
  });
});
