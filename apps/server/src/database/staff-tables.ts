/** Tables of administration's members as kysely sees them: migrations 0028 and 0031. */
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

/** An answer to a call with an idempotency key. */
export interface StaffAnswerTable {
  key_hash: Buffer;
  account_id: string;
  digest: Buffer;
  answer: Buffer;
  expires_at: Date;
}

export interface StaffTables {
  staff_answer: StaffAnswerTable;
  staff_role: StaffRoleTable;
  staff_session: StaffSessionTable;
}
