import type { PageModel, SearchContent, SearchResult } from "@portal/domain";
import type { GradedQuery } from "./graded-queries.ts";

/** The documents that the search page shows first, as its model names them: what a visitor's browser asks for. */
export async function ask(origin: string, { site, language, query }: GradedQuery): Promise<string[]> {
  const page = `/${site}/${language === "en" ? "search" : "tim-kiem"}?${new URLSearchParams({ q: query }).toString()}`;
  const response = await fetch(`${origin}/api/page?${new URLSearchParams({ path: page }).toString()}`);
  if (!response.ok) throw new Error(`${page} was answered ${response.status}: the search page has no model, so nothing can be measured.`);
  const search = searchOf((await response.json()) as PageModel);
  if (!search) throw new Error(`The page ${page} shows no search, so nothing can be measured; see the search page's template.`);
  return search.results.map(documentOf);
}

function searchOf({ content }: PageModel): SearchContent | undefined {
  for (const block of Object.values(content)) if (block.status === "ready" && "search" in block.content) return block.content.search;
  return undefined;
}

/** `kind/slug`, wherever the document is shown. A question's slug is a parameter, a person's the fragment of the page of people. */
export function documentOf({ type, href }: Pick<SearchResult, "href"> & { readonly type: string }): string {
  const { pathname, hash, searchParams } = new URL(href, "http://portal.invalid");
  const last = decodeURIComponent(pathname.slice(pathname.lastIndexOf("/") + 1));
  if (type === "question") return `question/${searchParams.get("id") ?? last}`;
  if (type === "person") return `person/${hash ? decodeURIComponent(hash.slice(1)).replace(/^muc-/, "") : last}`;
  return `${type === "page" ? "page" : "article"}/${last}`;
}
