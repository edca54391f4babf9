import type { ArticleData, ArticleFilter } from "@portal/contracts";
import type { Http } from "../http/http.ts";
import { readObject } from "../http/read-body.ts";
import { type Answer, answerEnvelope, isRecord, recordsIn, query } from "./answer.ts";

/** Article list result (specification §3). */
export interface ArticleList {
  readonly data: readonly ArticleData[];
  readonly total: number;
}

/** Page size is supplied by the caller (specification §9). */
export interface ArticleWindow {
  readonly offset: number;
  readonly limit: number;
}

/** Failures are logged; the list is empty then (specification §8). */
export const readArticles = (
  http: Http,
  filter: ArticleFilter,
  { offset, limit }: ArticleWindow,
  signal?: AbortSignal,
): Promise<Answer<ArticleList>> =>
  answerEnvelope(
    http,
    {
      path: `article/reads?${query({ offset: String(offset), limit: String(limit) })}`,
      post: JSON.stringify(filter),
      // A read that happens to be a POST: repeating it is always harmless.
      repeatFor: Infinity,
      read: readObject,
      signal,
    },
    {
      empty: { data: [], total: 0 },
      pick: ({ data, total }) => {
        const list = recordsIn(data) as readonly ArticleData[];
        return { data: list, total: typeof total === "number" && total >= 0 ? total : list.length };
      },
      logged: true,
    },
  );

/** Failures are logged; there is no article then (specification §8). */
export const getArticle = (http: Http, slug: string, signal?: AbortSignal): Promise<Answer<ArticleData | undefined>> =>
  answerEnvelope<ArticleData | undefined>(
    http,
    { path: `article/getbyslug?${query({ slug })}`, read: readObject, signal },
    {
      empty: undefined,
      pick: ({ data }) => {
        if (!isRecord(data)) return undefined;
        const type = data["articleType"];
        if (!knownTypes.has(type)) http.log(`Article ${slug} is of type ${String(type)}, which is unrecognised; known are 1 to 4.`);
        return data as unknown as ArticleData;
      },
      logged: true,
    },
  );

/** Rich text, photo gallery, link or file, other structured content (specification §3). */
const knownTypes: ReadonlySet<unknown> = new Set([1, 2, 3, 4]);
