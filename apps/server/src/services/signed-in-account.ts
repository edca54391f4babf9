import type { Role } from "../database/account-tables.ts";

/** Who is logged in, as the database says at this moment: a role that was taken away is gone with the next request. */
export interface SignedInAccount {
  readonly id: string;
  readonly role: Role;
  /** Id of the session that the token belongs to. */
  readonly session: string;
  /** Milliseconds since 1970 at which the token ends. */
  readonly expiresAt: number;
}
