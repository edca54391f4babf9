import { parseSite } from "@portal/core";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { listParameters } from "../../database/parameters.ts";
import { START_PARAMETERS } from "@portal/domain/content";

/**
 * Who reads reports about a site: its own contact, else the portal's (parameter `contact-email`), else the administrators.
 * @param otherwise - slug of the site that is meant where there is none of the first
 */
export async function recipientsOf(db: Kysely<Database>, slug: string, otherwise: string): Promise<readonly string[]> {
  const sites = await db.selectFrom("site").select(["slug", "name", "metadata"]).where("slug", "in", [slug, otherwise]).execute();
  const site = sites.find((found) => found.slug === slug) ?? sites[0];
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
