import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { hashReceipt, newReceipt } from "../../sources/database/receipts.ts";

export interface AskedQuestion {
  readonly field: string;
  readonly title: string;
  readonly body: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
}

/** Keeps a question for moderation: no one sees it before. @returns its receipt */
export async function askQuestion(db: Kysely<Database>, site: string, question: AskedQuestion): Promise<string> {
  const receipt = newReceipt();
  const { field, title, body, name, email, phoneNumber } = question;
  const { numAffectedRows: kept } = await sql`
    insert into asked_question (receipt, site_id, field, title, body, name, email, phone_number)
    select ${hashReceipt(receipt)}::bytea, id, ${field}, ${title}, ${body}, ${name ?? null}, ${email ?? null}, ${phoneNumber ?? null}
    from site where slug = ${site}`.execute(db);
  if (kept !== 1n)
    throw new Error(`The site "${site}" does not exist, so a question to it could not be kept; see DEFAULT_SITE and DEFAULT_SITE_EN.`);
  return receipt;
}
