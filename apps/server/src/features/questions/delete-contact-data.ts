import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** Days for which it stays known who asked, once a question is answered or refused: for a further mail, or a complaint. */
const KEPT_DAYS = 90;

/** Deletes name and contact data of who asked; the question itself stays. */
export async function deleteContactData(db: Kysely<Database>): Promise<void> {
  await sql`
    update asked_question a set name = null, email = null, phone_number = null
    where (a.name is not null or a.email is not null or a.phone_number is not null)
      and coalesce(a.refused_at, (select q.answered_at from question q where q.id = a.question_id)) < now() - ${KEPT_DAYS} * interval '1 day'`.execute(
    db,
  );
}
