import { parseSite } from "@portal/core";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { listParameters } from "../../database/parameters.ts";
import { START_PARAMETERS } from "@portal/domain/content";

/** Who reads reports about a site: its own contact, else the portal's (parameter `contact-email`), else the administrators. */
export async function recipientsOf(db: Kysely<Database>, slug: string): Promise<readonly string[]> {
  const site = await db.selectFrom("site").select(["slug", "name", "metadata"]).where("slug", "=", slug).executeTakeFirst();
  const own = site && parseSite(site).value.identity.email;
  if (own) return [own];
  const contact = (await listParameters(db, START_PARAMETERS)).find(({ key }) => key === "contact-email")?.value.trim();
  if (contact) return [contact];
  const administrators = await db
    .selectFrom("account")
    .select("email")
    .where("role", "=", "administrator")
    .where("blocked_at", "is", null)
    .execute();
  return administrators.map(({ email }) => email);
}
