import { articlePath, categoryPath, ministryPages, questionPath, type SearchResult, storedPagePath } from "@portal/domain";
import { languageOf } from "@portal/core";
import { markText, personAnchor, snippetOf, type Wanted } from "@portal/domain/content";
import type { StatementOptions } from "./candidates.ts";
import { wantedIn } from "./marked-words.ts";
import type { ResultRow } from "./result-rows.ts";
import type { SearchTerms } from "./query-units.ts";

/** Characters of a snippet: about three lines. */
const SNIPPET = 240;

/** A result as it is shown, with the part of summary, text or files that holds the most of what was asked. */
export function toResult(row: ResultRow, asked: SearchTerms, ministry: StatementOptions["ministry"]): SearchResult {
  const wanted = wantedIn(row, asked);
  return {
    type: row.type,
    ...addressOf(row, ministry),
    title: markText(row.title, wanted),
    ...bestSnippet(row, wanted),
    at: row.at === null ? undefined : new Date(row.at).toISOString(),
    site: { slug: row.site, name: row.site_name, language: languageOf(row.site_language) },
  };
}

/** Of equal ones the first: summary, text, files. */
function bestSnippet({ summary, text, files }: ResultRow, wanted: readonly Wanted[]): Pick<SearchResult, "snippet" | "file"> {
  const snippets = [
    { file: undefined, text: summary ?? "" },
    { file: undefined, text: inOneLine(text ?? "") },
    ...files.map((one) => ({ file: one.name, text: inOneLine(one.text) })),
  ].flatMap((source) => {
    const { parts, hits } = snippetOf(source.text, wanted, SNIPPET);
    const marked = hits === 0 ? 0 : parts.reduce((sum, part) => sum + (part.hit ? part.text.length : 0), 0);
    return parts.length === 0 || (source.file !== undefined && marked === 0) ? [] : [{ parts, marked, file: source.file }];
  });
  const [best] = snippets.toSorted((a, b) => b.marked - a.marked);
  return { snippet: best?.parts ?? [], ...(best?.file === undefined ? {} : { file: best.file }) };
}

/** Its own address, and what it stands below. */
function addressOf(
  { type, site, slug, category, category_name: name, role, ...row }: ResultRow,
  ministry: StatementOptions["ministry"],
): Pick<SearchResult, "href" | "parent"> {
  const language = languageOf(row.language);
  if (type === "page") return { href: storedPagePath(site, slug, language, ministry), parent: undefined };
  if (type === "person") {
    const anchor = personAnchor(slug);
    const page = ministryPages[language][role === "former-minister" ? "formerMinisters" : "leaders"];
    return { href: anchor === undefined ? page : `${page}#${anchor}`, parent: undefined };
  }
  if (type !== "question")
    return { href: articlePath(site, category ?? "", slug), parent: { name: name ?? "", href: categoryPath(site, category ?? "") } };
  const asked = site === ministry.en ? "en" : "vi";
  const field = row.field ?? "";
  return {
    href: questionPath(slug, asked),
    parent: { name: field, href: `${ministryPages[asked].questionList}?${new URLSearchParams({ field }).toString()}` },
  };
}

/** Paragraphs and cells one after another: a dot between those that do not end a sentence. */
const inOneLine = (text: string): string =>
  text.trim().replaceAll(/\s*\n\s*/g, (_break, at: number, whole: string) => (/[.:;!?…]/.test(whole[at - 1] ?? "") ? " " : " · "));
