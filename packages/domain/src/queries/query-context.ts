import type { DownloadableFile } from "../articles/model.ts";
import type { DocumentFilter, FilterProblem } from "../legal/model.ts";
import type { QuestionFilter } from "../questions/model.ts";
import type { SearchRequest } from "../search/model.ts";

export type ListingSort = "newest" | "oldest";

/** What queries depend on beside site, category and article: what the page's address asks for. */
export interface QueryContext {
  /** First is 1. */
  readonly page: number;
  readonly year: number | undefined;
  readonly sort: ListingSort;
  /** What is looked for; omitted: nothing. */
  readonly search?: SearchRequest | undefined;
  /** Of a list of questions; all of them where omitted. */
  readonly questions?: QuestionFilter | undefined;
  /** What a list of documents is narrowed to, of a page that may have one. */
  readonly documents?: { readonly filter: DocumentFilter; readonly problems: readonly FilterProblem[] } | undefined;
  /** The article's file that the page may show. */
  readonly file?: DownloadableFile | undefined;
}
