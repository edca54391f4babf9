import type { FormerAddress } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { findOldAddress } from "./old-addresses.ts";

/**
 * What has become of an address that was published, or was one of a portal that was here before.
 * @param address percent-encoded, with its query
 * @param asOf milliseconds since 1970
 */
export async function findFormerAddress(db: Kysely<Database>, address: string, asOf: number): Promise<FormerAddress | undefined> {
  const [path = ""] = address.split("?", 1);
  const [published, old] = await Promise.all([findPublished(db, path, asOf), findOldAddress(db, address)]);
  return published ?? old;
}

/**
 * What has become of an address that was published. One below a site or category that has another address now stands below that.
 * @param path without its query, percent-encoded
 * @param asOf milliseconds since 1970
 */
async function findPublished(db: Kysely<Database>, path: string, asOf: number): Promise<FormerAddress | undefined> {
  const segments = path.split("/").slice(1);
  const above = [1, 2].filter((count) => count < segments.length).map((count) => `/${segments.slice(0, count).join("/")}`);
  const found = await db
    .selectFrom("redirect")
    .select(["path", "target"])
    .where("path", "=", sql<string>`any(${[path, ...above]}::text[])`)
    .orderBy(sql`length(path)`, "desc")
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const { path: former, target } = found;
  if (target === null) return { target: undefined };
  // An article that is published later keeps its new name until then; what stands below another address says nothing of what is there.
  const opensAt = former === path ? await publicationOf(db, target) : undefined;
  if (opensAt === null) return undefined;
  if (opensAt !== undefined && opensAt.getTime() > asOf) return { target, opensAt: opensAt.getTime() };
  const isMoved = target.split("/").length === former.split("/").length;
  return { target: isMoved ? target + path.slice(former.length) : target };
}

/** Of the article at an address. null: nobody has said when. undefined: there is none. */
async function publicationOf(db: Kysely<Database>, path: string): Promise<Date | null | undefined> {
  const [, , , slug] = path.split("/");
  if (slug === undefined) return undefined;
  const article = await db.selectFrom("article").select("published_at").where("slug", "=", slug).executeTakeFirst();
  return article?.published_at;
}
