import { type CategoryRecord, type QueryResult, languageOf } from "@portal/core";
import type { ArticleRecord, PageRecordsRequest, PageRecords, PortalSource } from "@portal/domain";
import { emptyPageRecords, withMediaAddresses } from "@portal/domain/content";
import { type Answer, ApiError, getArticle, getCategory, getChildCategories, getParameters, type Http, readArticles } from "@portal/client";
import { htmlFields, mapHtml, sanitizeFields } from "../../content/html-fields.ts";
import type { Sanitizer } from "../../content/sanitizer/index.ts";
import { mayPassLater } from "../../content/sanitizer/result.ts";
import { answerQuery, MAX_LIMIT } from "./query-answers.ts";
import { articlesOf, contentOf, recordsOf } from "./parse-responses.ts";
import { Memo } from "./memo.ts";
import { restAfterFailure } from "./rest-after-failure.ts";
import { noteMissing } from "../reading.ts";

export interface UpstreamOptions {
  /** The calls of specification §7, as `upstreamHttp` makes them. */
  readonly http: () => Http;
  /** Scheme and host of the upstream server, where pictures and files of articles stay. */
  readonly origin: string;
  /** HTML from upstream is untrusted: it passes here before anyone sees it. */
  readonly sanitizer: Pick<Sanitizer, "sanitize">;
  /** A block whose content could not be had is reported and left out (specification §8). */
  readonly log: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

/** Records are asked again after this time; one page asks for the same category in several places. A page's time counts from its oldest record. */
const RECORD_TTL = 30_000;
/** Bytes of records by their slugs, and of lists of them: some thousand categories, or a page's worth where they are very large. */
const RECORD_BYTES = 8 * 1024 * 1024;
/** Bytes of the parameters that the portal reads at start: some hundred short texts. */
const PARAMETER_BYTES = 1024 * 1024;

/**
 * A portal's data from the calls of specification §7 alone. A page takes: the site and its categories (2), the category where it is
 * none of those (1), the article (1), and for each category shown its article list (1, and 1 more where its id is not yet known).
 */
export function createUpstreamSource({ http, origin, sanitizer, log }: UpstreamOptions): PortalSource {
  const patient = restAfterFailure(sanitizer, RECORD_TTL);
  const bySlug = new Memo<CategoryRecord | undefined>({ ttl: RECORD_TTL, maxBytes: RECORD_BYTES });
  const childrenOf = new Memo<readonly CategoryRecord[]>({ ttl: RECORD_TTL, maxBytes: RECORD_BYTES });
  const parameterLists = new Memo<PageRecords["parameters"]>({ ttl: RECORD_TTL, maxBytes: PARAMETER_BYTES });

  // Shared between pages: one visitor's abort must not end what another waits for, hence no signal.
  const record = (slug: string): Promise<CategoryRecord | undefined> =>
    bySlug.get(slug, async () => recordsOf([valueOf(await getCategory(http(), slug))])[0]);

  const children = (slug: string): Promise<readonly CategoryRecord[]> =>
    childrenOf.get(slug, async () => {
      const askedAt = performance.now();
      const records = recordsOf(valueOf(await getChildCategories(http(), slug)));
      for (const child of records) bySlug.set(child.slug, child, askedAt);
      return records;
    });

  /** Empty where they cannot be had; the call has logged why (specification §8). The page is made without them, and the next one asks again. */
  const parametersAtStart = async (): Promise<PageRecords["parameters"]> => {
    try {
      return await parameterLists.get("", async () => valueOf(await getParameters(http())));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      noteMissing();
      return [];
    }
  };

  const article = async (slug: string, signal: AbortSignal | undefined): Promise<ArticleRecord | undefined> => {
    const data = valueOf(await getArticle(http(), slug, signal));
    if (!data) return undefined;
    const { fields, refused } = await sanitizeFields("article", contentOf(data), patient);
    for (const { refused: reason } of refused) {
      log("HTML of the upstream was left out", { refused: reason });
      if (mayPassLater(reason)) noteMissing();
    }
    // Addresses follow the rules of specification §7, after the sanitiser has checked them.
    const articleContent = mapHtml("article", fields, (html) => withMediaAddresses(html, origin));
    return { ...data, slug: data.slug || slug, articleContent };
  };

  const list = async (category: CategoryRecord, site: string, offset: number, limit: number, signal: AbortSignal | undefined) => {
    const window = { offset, limit: Math.min(limit, MAX_LIMIT) };
    return articlesOf(valueOf(await readArticles(http(), { categoryId: category.id ?? "" }, window, signal)), site, category.slug);
  };

  return {
    // The calls of specification §7 say nothing of them.
    findFormerAddress: async () => undefined,
    // A search there is a call that visitors wait for, and addresses of nothing cost the back end nothing.
    findNearPages: async () => ({ pages: [], changesAt: undefined }),

    async loadPageRecords(request: PageRecordsRequest, { signal }): Promise<PageRecords> {
      const [site, categories, parameters] = await Promise.all([record(request.site), children(request.site), parametersAtStart()]);
      if (!site) return emptyPageRecords;
      const [category, found, page] = await Promise.all([
        request.category === undefined ? undefined : record(request.category),
        request.article === undefined ? undefined : article(request.article, signal),
        request.page === undefined ? undefined : article(request.page, signal),
      ]);
      return {
        ...emptyPageRecords,
        site,
        categories,
        parameters,
        category: category && { ...category, site: category.site ?? request.site },
        article: found && { ...found, site: found.site ?? request.site, category: found.category ?? request.category },
        page: page && {
          slug: page.slug,
          title: page.title,
          language: languageOf((site as { readonly language?: unknown }).language),
          html: htmlOf(page),
          counterpart: undefined,
        },
      };
    },

    async fetchContent(queries, { site, signal }) {
      const results = await Promise.all(
        queries.map(async (asked): Promise<[string, QueryResult]> => {
          try {
            return [asked.key, await answerQuery(asked, { record, children, list, site, signal })];
          } catch (error) {
            signal?.throwIfAborted();
            log("content unavailable upstream", { query: asked.key, error: String(error) });
            return [asked.key, { ok: false, reason: "unavailable" }];
          }
        }),
      );
      return new Map(results);
    },
  };
}

/**
 * What upstream refuses (`success: false`, or 404) or forbids (403) does not exist here: nothing of it is visible (specification §8).
 * @throws {ApiError} for other failures
 */
function valueOf<T>({ value, failure }: Answer<T>): T {
  if (failure && failure.kind !== "refused" && failure.status !== 404 && !failure.silent) throw failure;
  return value;
}

function htmlOf(record: ArticleRecord): string {
  const [field] = htmlFields.article;
  const html = contentOf(record)[field.name];
  return typeof html === "string" ? html : "";
}
