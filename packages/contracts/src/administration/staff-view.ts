import type { SiteRole } from "./staff-member.ts";

export interface RoleOnSite {
  /** Slug. */
  readonly site: string;
  readonly role: SiteRole;
}

/** One of the staff, as the calls of administration answer it. */
export interface StaffRecord {
  /** Of the account. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdministrator: boolean;
  readonly isBlocked: boolean;
  /** Whether a second factor is set up. */
  readonly hasSecondFactor: boolean;
  readonly roles: readonly RoleOnSite[];
}

/** "void": nobody can accept it, since who sent it may not give these roles any more, or their sites are gone. It can be sent again. */
export const invitationStates = ["open", "void", "expired", "accepted", "withdrawn"] as const;

export interface InvitationRecord {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: "vi" | "en";
  readonly roles: readonly RoleOnSite[];
  readonly state: (typeof invitationStates)[number];
  /** Id of an account. */
  readonly invitedBy: string | null;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** Something that was done. */
export interface AuditRecord {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Id of an account; null: the portal itself. */
  readonly actor: string | null;
  readonly act: string;
  readonly subject: string;
  readonly site: string | null;
  readonly details: unknown;
}
