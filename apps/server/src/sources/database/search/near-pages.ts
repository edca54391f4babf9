import type { NearPages, SearchResult } from "@portal/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { search, type SearchOptions } from "./search.ts";

const SHOWN = 5;
/** Of both languages together: enough for some in the page's own. */
const READ = 20;

/** Public pages that have the words of an address where there is none. */
export async function findNearPages(db: Kysely<Database>, words: string, options: SearchOptions): Promise<NearPages> {
  const request = { terms: words, site: undefined, home: undefined, category: undefined, type: undefined, from: undefined, to: undefined };
  const asked = { kind: "search", key: "", ...request, sort: "relevance", page: 1, pageSize: READ } as const;
  const { results, next } = await search(db, asked, options);
  const isOwn = ({ site }: SearchResult): boolean => site.language === options.language;
  const ownFirst = [...results.filter(isOwn), ...results.filter((result) => !isOwn(result))];
  return {
    pages: ownFirst.slice(0, SHOWN).map(({ href, title, site }) => ({
      href,
      title: title.map(({ text }) => text).join(""),
      language: site.language,
      site: site.name,
    })),
    changesAt: Number.isFinite(next) ? next : undefined,
  };
}
