import {
  articlePath,
  categoryPath,
  ministryPages,
  questionPath,
  type SearchContent,
  type SearchResult,
  storedPagePath,
  languageOf,
} from "@portal/core";
import { markText, parseTerms, type SearchTerms, snippetOf } from "@portal/core/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { type Answers, found, type QueriesOf } from "./answer.ts";
import { toTsQuery } from "./search-query.ts";
import { type SearchRow, searchStatement, type StatementOptions } from "./search-statement.ts";

export interface SearchOptions extends StatementOptions {
  /** Milliseconds; a search that takes longer is ended. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
}

type Ministry = StatementOptions["ministry"];

/** Characters of a snippet: about three lines. */
const SNIPPET = 240;

/** Articles, static pages and questions by their words: one statement a search. @throws where a search takes too long. */
export function fetchSearches(db: Kysely<Database>, queries: QueriesOf<"search">, options: SearchOptions): Promise<Answers> {
  return Promise.all(queries.map(async (query) => found(query, await search(db, query, options))));
}

async function search(
  db: Kysely<Database>,
  query: QueriesOf<"search">[number],
  { timeout, signal, ...options }: SearchOptions,
): Promise<SearchContent> {
  const { kind: _kind, key: _key, page, pageSize, ...request } = query;
  const terms = parseTerms(request.terms);
  const asked = toTsQuery(terms);
  const nothing = { request, results: [], total: 0, page, pageSize, facets: { sites: [], categories: [], types: [], years: [] } };
  if (!asked) return nothing;
  const { rows } = await db.transaction().execute(async (transaction) => {
    // Ended by PostgreSQL itself: a visitor who has gone leaves no work behind.
    await sql`set local statement_timeout = ${sql.lit(timeout)}`.execute(transaction);
    return searchStatement(asked, query, options).execute(transaction, { signal });
  });
  const [answer] = rows;
  if (!answer) return nothing;
  const { total, results, sites, categories, types, years } = answer;
  return {
    ...nothing,
    results: results.map((row) => toResult(row, terms, options.ministry)),
    total,
    facets: { sites, categories, types, years },
  };
}

function toResult(row: SearchRow, terms: SearchTerms, ministry: Ministry): SearchResult {
  const head = snippetOf(row.summary ?? "", terms, SNIPPET);
  const body = head.hits > 0 ? undefined : snippetOf(inOneLine(row.text ?? ""), terms, SNIPPET);
  return {
    type: row.type,
    ...placeOf(row, ministry),
    title: markText(row.title, terms),
    snippet: body && (body.hits > 0 || head.parts.length === 0) ? body.parts : head.parts,
    at: row.at === null ? undefined : new Date(row.at).toISOString(),
    site: { slug: row.site, name: row.site_name, language: languageOf(row.language) },
  };
}

/** Its own address, and what it stands below. */
function placeOf(
  { type, site, slug, category, category_name: name, ...row }: SearchRow,
  ministry: Ministry,
): Pick<SearchResult, "href" | "parent"> {
  if (type === "page") return { href: storedPagePath(site, slug, languageOf(row.page_language), ministry), parent: undefined };
  if (type !== "question")
    return { href: articlePath(site, category ?? "", slug), parent: { name: name ?? "", href: categoryPath(site, category ?? "") } };
  const language = site === ministry.en ? "en" : "vi";
  const field = row.field ?? "";
  return {
    href: questionPath(slug, language),
    parent: { name: field, href: `${ministryPages[language].questionList}?${new URLSearchParams({ field }).toString()}` },
  };
}

/** Paragraphs and cells one after another: a dot between those that do not end a sentence. */
const inOneLine = (text: string): string =>
  text.trim().replaceAll(/\s*\n\s*/g, (_break, at: number, whole: string) => (/[.:;!?…]/.test(whole[at - 1] ?? "") ? " " : " · "));
