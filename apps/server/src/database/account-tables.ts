/** Tables of accounts, limits and audit as kysely sees them: migrations 0008, 0011, 0012, 0016, 0028 and 0030. */
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;
type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

export const roles = ["visitor", "administrator"] as const;
export type Role = (typeof roles)[number];

interface PersonColumns {
  /** As the person writes it. */
  email: string;
  /** The address as it is compared (emailKey). */
  email_key: string;
  name: string;
  phone: string | null;
  language: "vi" | "en";
  /** In PHC form. */
  password_hash: string;
}

export interface AccountTable extends PersonColumns {
  id: Generated<string>;
  role: Generated<Role>;
  blocked_at: OptionalTime;
  created_at: Time;
}

/** One attempt to register, until its link is used or runs out. */
export interface RegistrationTable extends PersonColumns {
  /** sha256 of what was mailed. */
  hash: Buffer;
  expires_at: Date;
}

export interface PasswordLinkTable {
  /** sha256 of what was mailed. */
  hash: Buffer;
  account_id: string;
  expires_at: Date;
}

export interface AccountSessionTable {
  id: Generated<string>;
  account_id: string;
  /** sha256 of the client id that it was opened for. */
  client_hash: Buffer;
  started_at: Time;
  expires_at: Date;
  revoked_at: OptionalTime;
}

export interface RefreshTokenTable {
  /** sha256 of the token. */
  hash: Buffer;
  session_id: string;
  issued_at: Time;
  replaced_at: OptionalTime;
  seed: Buffer | null;
}

export interface SigningKeyTable {
  id: Generated<string>;
  secret: Buffer;
  created_at: Time;
}

export interface RateLimitTable {
  key: Buffer;
  count: number;
  resets_at: Date;
}

export interface AuditTable {
  id: GeneratedAlways<string>;
  at: GeneratedAlways<Date>;
  actor: string | null;
  act: string;
  subject: string;
  details: ColumnType<unknown, string | null | undefined, never>;
  /** Slug; null: of no one site. */
  site: ColumnType<string | null, string | null | undefined, never>;
}

export interface PreviewTicketTable {
  id: Generated<string>;
  /** sha256 of the ticket. */
  hash: Buffer;
  change_set_id: string;
  /** null: the moment of each request. */
  as_of: OptionalTime;
  /** null: a link. */
  session_id: string | null;
  made_by: string;
  made_at: Time;
  expires_at: Date;
  revoked_at: OptionalTime;
  /** Whether it shows the portal without the change set. */
  is_before: Generated<boolean>;
}

export interface AccountTables {
  account: AccountTable;
  account_bootstrap: { once: Generated<boolean>; at: Time };
  registration: RegistrationTable;
  password_link: PasswordLinkTable;
  account_session: AccountSessionTable;
  refresh_token: RefreshTokenTable;
  signing_key: SigningKeyTable;
  rate_limit: RateLimitTable;
  audit: AuditTable;
  preview_ticket: PreviewTicketTable;
}
