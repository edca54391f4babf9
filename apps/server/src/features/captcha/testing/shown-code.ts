import { type Kysely, sql } from "kysely";
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

/** Opens the check of a new id as a drawn picture does, without the 50 ms that drawing one takes. @returns what the picture would show */
export async function openPictureCheck(db: Kysely<Database>, id: string): Promise<string> {
  await db
    .insertInto("captcha")
    .values({ id: hashId(id), kind: "picture", drawn: 1, open: true, expires_at: sql`now() + interval '1 hour'` })
    .execute();
  return shownCode(db, id, "picture");
}
