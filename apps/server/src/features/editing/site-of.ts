import type { Kind, RecordFields } from "@portal/domain/records";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

/**
 * The site whose roles decide about a record; null: of no one site, and so of administrators. A file belongs to the site that its first folder is named
 * after.
 */
export async function siteOf(db: Kysely<Database>, kind: Kind, fields: RecordFields): Promise<string | null> {
  switch (kind) {
    case "site":
      return String(fields["slug"]);
    case "category":
    case "page":
    case "question":
    case "article":
      return String(fields["site"]);
    case "file": {
      const [folder = "", ...rest] = String(fields["path"]).toLowerCase().split("/");
      if (rest.length === 0) return null;
      const site = await db.selectFrom("site").select("slug").where("slug", "=", folder).executeTakeFirst();
      return site?.slug ?? null;
    }
    default:
      return null;
  }
}
