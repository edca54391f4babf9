/** One reader a kind: a line whose envelope is right → the row of its table. */
import type { Kind } from "@portal/domain/records";
import { article } from "./readers/articles.ts";
import { feed } from "./readers/feeds.ts";
import { parameter, series } from "./readers/figures.ts";
import { file } from "./readers/files.ts";
import type { LineFields, LineContext, ReadResult } from "./readers/fields.ts";
import { page, question } from "./readers/pages.ts";
import { person } from "./readers/people.ts";
import { searchTerm } from "./readers/search-terms.ts";
import { category, site } from "./readers/sites.ts";

export const readers: { readonly [K in Kind]: (given: LineFields, context: LineContext) => ReadResult<K> } = {
  site,
  category,
  article,
  page,
  question,
  person,
  parameter,
  series,
  searchTerm,
  feed,
  file,
};
