import { type Assignments, parseCategory, parseSite } from "@portal/core";
import { FEED_BLOCK, feedAddress } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { MAX_METADATA } from "../../sources/database/content/sites.ts";

/** More feeds than any portal shows. */
const MAX_FEEDS = 500;

/** Addresses that cards of sites and categories name, and those stored. */
export async function wantedFeeds(db: Kysely<Database>): Promise<readonly string[]> {
  const naming = (table: "site" | "category") =>
    db
      .selectFrom(table)
      .select(["slug", "name", "metadata"])
      .where(sql<boolean>`length(metadata) < ${sql.lit(MAX_METADATA)} and position(${FEED_BLOCK} in metadata) > 0`)
      .execute();
  const [sites, categories, stored] = await Promise.all([
    naming("site"),
    naming("category"),
    db.selectFrom("feed").select("address").orderBy("address").execute(),
  ]);
  const named = [...sites.map((row) => parseSite(row).value.blocks), ...categories.map((row) => parseCategory(row).value.blocks)];
  return [...new Set([...named.flatMap(addressesIn), ...stored.map(({ address }) => address)])].slice(0, MAX_FEEDS);
}

const addressesIn = (blocks: Assignments): string[] => (blocks.get(FEED_BLOCK)?.cards ?? []).flatMap(({ link }) => feedAddress(link) ?? []);
