import type { FormerAddress } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/**
 * What has become of an address that was published. One below a site or category that has another address now stands below that.
 * @param path without its query, percent-encoded
 */
export async function findFormerAddress(db: Kysely<Database>, path: string): Promise<FormerAddress | undefined> {
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
  const isMoved = target.split("/").length === former.split("/").length;
  return { target: isMoved ? target + path.slice(former.length) : target };
}
