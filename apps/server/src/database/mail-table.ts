import type { ColumnType, Generated } from "kysely";

/** Messages that wait to be sent, or could not be: services/mail is what reads and writes them. */
export interface MailTable {
  id: Generated<string>;
  recipient: string;
  subject: string;
  /** Often with a link that works once. */
  body: string;
  queued_at: ColumnType<Date, Date | undefined, Date>;
  /** That failed. */
  attempts: Generated<number>;
  /** Codes of the last failure. */
  failure: string | null;
}
