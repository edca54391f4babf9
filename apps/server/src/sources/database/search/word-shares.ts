import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { SuggestionContext } from "./suggested-titles.ts";

const KEPT_MS = 60_000;

/** How common words are in titles, as PostgreSQL last counted them. */
export interface WordShares {
  /** About how many documents there are. */
  readonly total: number;
  /** Share of the titles that have the word; 0 for one that is not among the most frequent. */
  readonly of: (word: string) => number;
  /** The same of each word that begins so, added. */
  readonly ofBeginning: (letters: string) => number;
}

interface Counted {
  readonly total: number;
  readonly words: readonly (readonly [word: string, share: number])[];
}

/** Reads them once a minute: some thousand words, which PostgreSQL counts anew less often. @returns asks for them */
export function keepWordShares(db: Kysely<Database>): (context: Pick<SuggestionContext, "asOf" | "signal">) => Promise<WordShares> {
  let kept: { readonly at: number; readonly shares: WordShares } | undefined;
  return async ({ asOf, signal }) => {
    // A clock that was set back would keep them for longer.
    if (kept && Math.abs(asOf - kept.at) < KEPT_MS) return kept.shares;
    const shares = await read(db, signal);
    kept = { at: asOf, shares };
    return shares;
  };
}

async function read(db: Kysely<Database>, signal: AbortSignal | undefined): Promise<WordShares> {
  const { rows } = await sql<Counted>`
    select greatest(c.reltuples, 0)::float8 as total, coalesce((
      select json_agg(json_build_array(e.word, e.share)) from pg_stats s,
        lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as e (word, share)
      where s.schemaname = current_schema() and s.tablename = 'search_document' and s.attname = 'head' and e.word is not null
    ), '[]') as words
    from pg_class c where c.oid = 'search_document'::regclass`.execute(db, { signal });
  const { total, words } = rows[0] ?? { total: 0, words: [] };
  const shares = new Map(words);
  return {
    total,
    of: (word) => shares.get(word) ?? 0,
    ofBeginning: (letters) => words.reduce((sum, [word, share]) => sum + (word.startsWith(letters) ? share : 0), 0),
  };
}
