import type { Language } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { SearchQuery } from "./candidates.ts";
import { readAhead } from "./look-ahead.ts";
import { newestMatches } from "./newest-matches.ts";
import { unitsOf } from "./query-units.ts";
import type { SearchOptions } from "./search.ts";
import { rowsOf } from "./stored-terms.ts";
import { matchText } from "./ts-query.ts";

/**
 * Ids of the newest articles of a category that hold all words, in their own text or in an attached file, as a search finds them: so many
 * as a search looks at.
 */
export async function newestHolding(
  db: Kysely<Database>,
  { terms, category, type }: { readonly terms: string; readonly category: string; readonly type: SearchQuery["type"] },
  options: Omit<SearchOptions, "language"> & { readonly language: Language },
): Promise<readonly string[]> {
  const typed = unitsOf(terms, options.language);
  if (typed.units.length === 0) return [];
  const filters = { site: undefined, category, type, from: undefined, to: undefined };
  const ahead = await readAhead(db, filters, rowsOf(typed.said), options);
  const { units, unwanted } = unitsOf(terms, options.language, ahead.terms);
  const scope = ahead.scopeOf(filters);
  if (!scope) return [];
  const matched = { column: "words", match: matchText(units, unwanted, units.length) } as const;
  const [ids = []] = await newestMatches(db, [{ matched, scope }], { ...options, ...ahead });
  const { rows } = await sql<{ id: string }>`
    select article_id::text as id from search_document where id = any (${ids}::bigint[]) and article_id is not null`.execute(db, {
    signal: options.signal,
  });
  return rows.map(({ id }) => id);
}
