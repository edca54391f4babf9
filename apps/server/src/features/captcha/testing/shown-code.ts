import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { codeOf, hashId, seedOf } from "../code.ts";

/** What the picture or sound of an id asks for now, as only who can read the database may know. */
export async function shownCode(db: Kysely<Database>, id: string, kind: "picture" | "sound"): Promise<string> {
  const { secret } = await db.selectFrom("captcha_secret").select("secret").executeTakeFirstOrThrow();
  const { drawn } = await db
    .selectFrom("captcha")
    .select("drawn")
    .where("id", "=", hashId(id))
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return codeOf(seedOf(secret, kind, hashId(id), drawn), kind);
}
