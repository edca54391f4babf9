import { categoryPath, type SearchContent, type SearchResult } from "@portal/core";
import { markText, parseTerms, type SearchTerms, snippetOf } from "@portal/core/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { type Answers, found, type QueriesOf } from "./answer.ts";
import { toSummary } from "./article-summary.ts";
import { toTsQuery } from "./search-query.ts";
import { type SearchRow, searchStatement } from "./search-statement.ts";

export interface SearchOptions {
  /** IANA name; in which zone an article belongs to a day. */
  readonly timeZone: string;
  /** Milliseconds; a search that takes longer is ended. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
}

/** Characters of a snippet: about three lines. */
const SNIPPET = 240;

/** Published articles by their words: one statement a search. @throws where a search takes too long. */
export function fetchSearches(db: Kysely<Database>, queries: QueriesOf<"search">, options: SearchOptions): Promise<Answers> {
  return Promise.all(queries.map(async (query) => found(query, await search(db, query, options))));
}

async function search(
  db: Kysely<Database>,
  query: QueriesOf<"search">[number],
  { timeZone, timeout, signal }: SearchOptions,
): Promise<SearchContent> {
  const { kind: _kind, key: _key, page, pageSize, ...request } = query;
  const terms = parseTerms(request.terms);
  const asked = toTsQuery(terms);
  const nothing = { request, results: [], total: 0, page, pageSize, facets: { sites: [], categories: [], types: [], years: [] } };
  if (!asked) return nothing;
  const { rows } = await db.transaction().execute(async (transaction) => {
    // Ended by PostgreSQL itself: a visitor who has gone leaves no work behind.
    await sql`set local statement_timeout = ${sql.lit(timeout)}`.execute(transaction);
    return searchStatement(asked, query, timeZone).execute(transaction, { signal });
  });
  const [answer] = rows;
  if (!answer) return nothing;
  const { total, results, sites, categories, types, years } = answer;
  return { ...nothing, results: results.map((row) => toResult(row, terms)), total, facets: { sites, categories, types, years } };
}

function toResult(row: SearchRow, terms: SearchTerms): SearchResult {
  const article = toSummary(row, row.site, row.category);
  const head = snippetOf(row.summary ?? "", terms, SNIPPET);
  const body = head.hits > 0 ? undefined : snippetOf(inOneLine(row.text ?? ""), terms, SNIPPET);
  return {
    article,
    title: markText(row.title, terms),
    snippet: body && (body.hits > 0 || head.parts.length === 0) ? body.parts : head.parts,
    site: { slug: row.site, name: row.site_name, language: row.language === 2 ? "en" : "vi" },
    category: { slug: row.category, name: row.category_name, href: categoryPath(row.site, row.category) },
  };
}

/** Paragraphs and cells one after another: a dot between those that do not end a sentence. */
const inOneLine = (text: string): string =>
  text.trim().replaceAll(/\s*\n\s*/g, (_break, at: number, whole: string) => (/[.:;!?…]/.test(whole[at - 1] ?? "") ? " " : " · "));
