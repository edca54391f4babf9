/** What somebody may be on one site. Administrators are so on all of them, and hold no role of this kind. */
export const siteRoles = ["author", "editor", "designer", "moderator", "auditor"] as const;
export type SiteRole = (typeof siteRoles)[number];

/** Who works in administration, as the database says at this moment. */
export interface StaffMember {
  /** Of the account. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** An administrator may do everything, on every site. */
  readonly isAdministrator: boolean;
  /** By the site's slug. */
  readonly roles: Readonly<Record<string, readonly SiteRole[]>>;
  /** Of the session, as lists of sessions name it; it is worth nothing by itself. */
  readonly sessionId: string;
  /** Whether the account has set up a second factor: then its password alone opens nothing. */
  readonly hasSecondFactor: boolean;
  /** ISO 8601 in UTC: when this session showed a second factor; null: it has not. */
  readonly secondFactorAt: string | null;
  /** ISO 8601 in UTC: when this session last showed one again; null: never, or too long ago. */
  readonly stepUpAt: string | null;
}
