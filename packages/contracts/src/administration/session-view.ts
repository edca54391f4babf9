import type { StaffMember } from "./staff-member.ts";

/** The second factors that an account has set up. */
export interface EnrolledFactors {
  /** Codes of an authenticator. */
  readonly authenticator: boolean;
  readonly passkeys: readonly { readonly id: string; readonly name: string }[];
  /** How many are left. */
  readonly recoveryCodes: number;
}

/** Whether a stolen password alone would not do: what is set up then is changed only by who has just shown it. */
export const hasFactor = ({ authenticator, passkeys }: EnrolledFactors): boolean => authenticator || passkeys.length > 0;

/** What the interface has to know to begin: who it is, what they may, and what is still to be shown. */
export interface SessionView {
  readonly member: StaffMember;
  readonly secondFactor: EnrolledFactors & {
    /** Whether nothing is open to the member before it was shown. */
    readonly isNeeded: boolean;
  };
}

/** One of a member's own sessions. Times are ISO 8601 in UTC. */
export interface SessionRecord {
  readonly id: string;
  readonly kind: "browser" | "program";
  /** A program's name, or what the browser calls itself. */
  readonly name: string | null;
  readonly startedAt: string;
  readonly seenAt: string;
  readonly expiresAt: string;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}
