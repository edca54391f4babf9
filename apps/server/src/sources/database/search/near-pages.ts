import type { MarkedText, NearPages, SearchResult } from "@portal/domain";
import { wordsOf } from "@portal/domain/content";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { search, type SearchOptions } from "./search.ts";

const SHOWN = 5;
/** Of both languages together: enough for some in the page's own. */
const READ = 20;

/** Addresses are made from titles: words that stand somewhere in a text say nothing. */
const hitsIn = (title: MarkedText): number => title.reduce((sum, { text, hit }) => sum + (hit ? wordsOf(text).length : 0), 0);

/** Public pages that have the words of an address where there is none, at least half of them in their title. */
export async function findNearPages(db: Kysely<Database>, words: string, options: SearchOptions): Promise<NearPages> {
  const request = { terms: words, site: undefined, home: undefined, category: undefined, type: undefined, from: undefined, to: undefined };
  const asked = { kind: "search", key: "", ...request, sort: "relevance", page: 1, pageSize: READ } as const;
  const { results, next } = await search(db, asked, options);
  const isOwn = ({ site }: SearchResult): boolean => site.language === options.language;
  const least = wordsOf(words).length / 2;
  const near = results.filter(({ title }) => hitsIn(title) >= least);
  const ownFirst = [...near.filter(isOwn), ...near.filter((result) => !isOwn(result))];
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
