import type { FormerAddress } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import { type AskedAddress, bySpecificity, keysOf, match, parseAddress, parsePattern } from "../../content/old-addresses/pattern.ts";
import { beginsAnywhere, fillTarget } from "../../content/old-addresses/target.ts";
import type { Database } from "../../database/schema.ts";

/**
 * Where an address of a portal that was here before leads: by the pattern that says most of it. However many patterns there are, few rows are read.
 * @param address path and query, percent-encoded
 */
export async function findOldAddress(db: Kysely<Database>, address: string): Promise<FormerAddress | undefined> {
  const asked = parseAddress(address);
  const [taken] = asked ? await takenBy(db, asked) : [];
  if (!taken) return undefined;
  if (taken.target === null) return { target: undefined };
  const target = fillTarget(taken.target, taken.parts);
  if (target === undefined) return undefined;
  // The import has looked at the others: nobody is led on from an old address to another one.
  const next = beginsAnywhere(taken.target) ? parseAddress(target) : undefined;
  return next && (await takenBy(db, next)).length > 0 ? undefined : { target };
}

interface Taken {
  readonly target: string | null;
  readonly parts: ReadonlyMap<string, readonly string[]>;
}

/** The patterns that take an address, the one that says most first. */
async function takenBy(db: Kysely<Database>, asked: AskedAddress): Promise<readonly Taken[]> {
  const keys = keysOf(asked);
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom("old_address")
    .select(["pattern", "target"])
    .where("key", "=", sql<string>`any(${keys}::text[])`)
    .execute();
  return rows
    .map(({ pattern, target }) => ({ pattern: parsePattern(pattern), target }))
    .toSorted((one, other) => bySpecificity(one.pattern, other.pattern))
    .flatMap(({ pattern, target }) => {
      const parts = match(pattern, asked);
      return parts ? [{ target, parts }] : [];
    });
}
