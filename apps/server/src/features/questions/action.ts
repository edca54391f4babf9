import { ministryPages, OTHER_FIELD } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { emailKey } from "../../services/email-key.ts";
import type { FormAction } from "../forms/action.ts";
import { refused } from "../forms/outcomes.ts";
import type { Services } from "../../services.ts";
import { askQuestion } from "./ask.ts";
import { questionMail } from "./mails.ts";

/** Puts a question to the ministry's site of the visitor's language. */
export const questionAction = ({
  db,
  limits,
  mails,
  origin,
  ministry,
}: Pick<Services, "db" | "limits" | "mails" | "origin" | "ministry">): FormAction<"question"> => ({
  name: "question",
  captcha: { limit: "questionNetwork" },
  idempotent: true,
  async run({ field, title, content, fullName, email, phoneNumber }, _files, { language, persistOutcome }) {
    const site = ministry[language];
    if (!(await isField(db, site, field))) return refused({ field: "field", code: "required" });
    const status = ministryPages[language].questionStatus;
    // Anybody may give anybody's address: no mailbox is filled this way.
    const to = email !== undefined && (await limits.consume("mailAccount", `question ${emailKey(email)}`)).ok ? email : undefined;
    return db.transaction().execute(async (tx) => {
      const receipt = await askQuestion(tx, site, { field, title, body: content, name: fullName, email, phoneNumber });
      if (to !== undefined) await mails.enqueue(tx, questionMail("received", to, language, { value: receipt, link: `${origin}${status}` }));
      return persistOutcome(tx, { kind: "done", redirect: `${status}?receipt=${receipt}&done=question`, receipt });
    });
  },
});

/** Whether a question may be asked in a field: one that the site has questions in, or none of them. */
async function isField(db: Kysely<Database>, site: string, field: string): Promise<boolean> {
  if (field === OTHER_FIELD.vi || field === OTHER_FIELD.en) return true;
  const { rows } = await sql`
    select 1 from question q join site s on s.id = q.site_id where s.slug = ${site} and q.field = ${field} limit 1`.execute(db);
  return rows.length > 0;
}
