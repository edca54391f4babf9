import type { FormerAddress } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import { bySpecificity, keysOf, match, parseAddress, parsePattern } from "../../content/old-addresses/pattern.ts";
import { fillTarget } from "../../content/old-addresses/target.ts";
import type { Database } from "../../database/schema.ts";

/**
 * Where an address of a portal that was here before leads: by the pattern that says most of it. However many patterns there are, few rows are read.
 * @param address path and query, percent-encoded
 */
export async function findOldAddress(db: Kysely<Database>, address: string): Promise<FormerAddress | undefined> {
  const asked = parseAddress(address);
  if (!asked || asked.segments.length === 0) return undefined;
  const rows = await db
    .selectFrom("old_address")
    .select(["pattern", "target"])
    .where("key", "=", sql<string>`any(${keysOf(asked)}::text[])`)
    .execute();
  const patterns = rows.map(({ pattern, target }) => ({ pattern: parsePattern(pattern), target }));
  for (const { pattern, target } of patterns.toSorted((one, other) => bySpecificity(one.pattern, other.pattern))) {
    const parts = match(pattern, asked);
    if (!parts) continue;
    if (target === null) return { target: undefined };
    const filled = fillTarget(target, parts);
    if (filled !== undefined) return { target: filled };
  }
  return undefined;
}
