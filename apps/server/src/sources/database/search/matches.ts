/** The documents that a search ranks, counts and filters: a bounded number of them, however many match. */
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { SearchQuery } from "./candidates.ts";
import { type MatchContext, newestMatches } from "./newest-matches.ts";
import type { LookAhead } from "./look-ahead.ts";
import type { Scope } from "./scope.ts";

/**
 * Of all that match, of what the filters leave, and of titles alone where the best are wanted, the newest each: what is asked for is there
 * whatever the limit, and no title is behind a text.
 * @param match for `to_tsquery`
 */
export async function matches(
  db: Kysely<Database>,
  match: string,
  query: SearchQuery,
  context: MatchContext & Pick<LookAhead, "scopeOf">,
): Promise<readonly string[]> {
  const everything: Scope = { groups: [], from: undefined, to: undefined, asOf: context.asOf, isUndatedIncluded: true };
  const filtered = context.scopeOf(query);
  const columns = query.sort === "relevance" ? (["words", "head"] as const) : (["words"] as const);
  const wanted = (filtered === undefined ? [everything] : [everything, filtered]).flatMap((scope) =>
    columns.map((column) => ({ matched: { column, match }, scope })),
  );
  return [...new Set((await newestMatches(db, wanted, context)).flat())];
}
