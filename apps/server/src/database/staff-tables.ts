/** Tables of administration's members as kysely sees them: migrations 0028, 0031 and 0032. */
import type { SiteRole } from "@portal/contracts";
import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;
type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface StaffRoleTable {
  account_id: string;
  site_id: ColumnType<string, string | number, string | number>;
  role: SiteRole;
  granted_at: Time;
}

export interface StaffSessionTable {
  id: Generated<string>;
  /** sha256 of the token. */
  hash: Buffer;
  account_id: string;
  kind: "browser" | "program";
  /** Of a program. */
  name: string | null;
  /** The browser, as it calls itself. */
  agent: string | null;
  started_at: Time;
  seen_at: Time;
  expires_at: Date;
  ended_at: OptionalTime;
  second_factor_at: OptionalTime;
  step_up_at: OptionalTime;
}

/** Somebody who was asked by mail to join; what the link gives is looked up when it is used. */
export interface InvitationTable {
  id: Generated<string>;
  /** sha256 of what was mailed last. */
  hash: Buffer;
  email: string;
  /** The address as it is compared (emailKey). */
  email_key: string;
  name: string;
  language: "vi" | "en";
  /** By the site's id, which outlives another slug. Sent as JSON text. */
  roles: ColumnType<readonly InvitedRole[], string, never>;
  /** Who sent it last; null: that account is gone. */
  invited_by: string | null;
  created_at: Time;
  expires_at: Date;
  accepted_at: OptionalTime;
  withdrawn_at: OptionalTime;
}

export interface InvitedRole {
  readonly siteId: string;
  readonly role: SiteRole;
}

/** Who looks at or edits a record at this moment, over a connection of the staff's hub. */
export interface PresenceTable {
  connection_id: string;
  kind: string;
  key: string;
  session_id: string;
  account_id: string;
  is_editing: boolean;
  since: Time;
  seen_at: Time;
}

/** An answer to a call with an idempotency key. */
export interface StaffAnswerTable {
  key_hash: Buffer;
  account_id: string;
  digest: Buffer;
  answer: Buffer;
  expires_at: Date;
}

export interface StaffTables {
  invitation: InvitationTable;
  presence: PresenceTable;
  staff_answer: StaffAnswerTable;
  staff_role: StaffRoleTable;
  staff_session: StaffSessionTable;
}
