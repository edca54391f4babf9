import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { InspectedFile } from "./inspect.ts";

/** Keeps a file beside what it came with: give the transaction of that. @returns its id */
export async function storeUpload(db: Kysely<Database>, { name, contentType, bytes, sha256 }: InspectedFile): Promise<string> {
  const { id } = await db
    .insertInto("upload")
    .values({ name, content_type: contentType, bytes, size: bytes.length, sha256 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
