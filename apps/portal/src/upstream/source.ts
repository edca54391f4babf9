import {
  type ArticleRecord,
  type ArticleSummary,
  type CategoryContent,
  type CategoryRecord,
  type CategorySummary,
  type HeadRequest,
  type ListingContent,
  type PageHead,
  type PortalSource,
  type Query,
  type QueryResult,
  type SiteRecord,
  type TreeNode,
} from "@portal/core";
import { withMediaAddresses } from "@portal/core/content";
import { articlesOf, emptyHead, recordsOf, summaryOf, treeOf } from "./shapes.ts";
import { ApiError, createHttp, readObject } from "@portal/client";
import { Memo } from "./memo.ts";

export interface UpstreamOptions {
  /** "https://host/api/" */
  readonly base: string;
  readonly fetch: typeof fetch;
  /** Milliseconds until a call is given up. */
  readonly timeout: number;
  /** HTML from upstream is untrusted: it passes here before anyone sees it. */
  readonly sanitize: (html: string) => Promise<string>;
  /** A failed call is reported and its content left out (specification §8). */
  readonly log: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

/** Records are asked again after this time; one page asks for the same category in several places. */
const RECORD_TTL = 30_000;
const MAX_LIMIT = 100;

/**
 * A portal's data from the calls of specification §7 alone. A page takes: the site and its categories (2), the category where it is
 * none of those (1), the article (1), and for each category shown its article list (1, and 1 more where its id is not yet known).
 */
export function createUpstreamSource(options: UpstreamOptions): PortalSource {
  const bySlug = new Memo<CategoryRecord | undefined>(RECORD_TTL);
  const childrenOf = new Memo<readonly CategoryRecord[]>(RECORD_TTL);

  const { base, fetch, timeout, log } = options;
  // No repetitions: a reader waits for the page, and a block that is left out is better than a page that is late.
  const http = createHttp({ base, fetch, timeout, retries: 0, session: undefined, log: (message, detail) => log(message, { detail }) });

  const call = async (
    path: string,
    { signal, post }: { readonly signal: AbortSignal | undefined; readonly post?: string },
  ): Promise<Readonly<Record<string, unknown>> | undefined> => {
    // Some back ends say "not found" by the status too; the envelope is there all the same.
    const body = await http.send({ path, ...(post === undefined ? {} : { post }), accepts: [404], read: readObject, signal });
    if (body["success"] === true) return body;
    options.log("upstream refused", { path, message: typeof body["message"] === "string" ? body["message"].slice(0, 500) : undefined });
    return undefined;
  };
  // Its pictures and files stay upstream: addresses follow the rules of specification §7, after the sanitiser has judged them.
  const server = new URL(base).origin;
  const clean = async (html: string): Promise<string> => withMediaAddresses(await options.sanitize(html), server);
  const query = (slug: string): string => `slug=${encodeURIComponent(slug)}`;

  // Shared between pages: one visitor's abort must not end what another waits for, hence no signal.
  const record = (slug: string): Promise<CategoryRecord | undefined> =>
    bySlug.get(slug, async () => recordsOf([(await call(`articlecategory/getbyslug?${query(slug)}`, { signal: undefined }))?.["data"]])[0]);

  const children = (slug: string): Promise<readonly CategoryRecord[]> =>
    childrenOf.get(slug, async () => {
      const records = recordsOf((await call(`articlecategory/getchildsbyslug?${query(slug)}`, { signal: undefined }))?.["data"]);
      for (const child of records) bySlug.set(child.slug, child);
      return records;
    });

  const article = async (slug: string, signal: AbortSignal | undefined): Promise<ArticleRecord | undefined> => {
    const data = (await call(`article/getbyslug?${query(slug)}`, { signal }))?.["data"];
    return typeof data === "object" && data !== null ? sanitizeArticle({ slug, ...data } as ArticleRecord, clean) : undefined;
  };

  const list = async (
    category: CategoryRecord,
    site: string,
    offset: number,
    limit: number,
    signal: AbortSignal | undefined,
  ): Promise<{ articles: ArticleSummary[]; total: number }> => {
    const body = await call(`article/reads?offset=${offset}&limit=${Math.min(limit, MAX_LIMIT)}`, {
      post: JSON.stringify({ categoryId: category.id }),
      signal,
    });
    return articlesOf(body, site, category.slug);
  };

  const answer = async (asked: Query, site: string, signal: AbortSignal | undefined): Promise<QueryResult> => {
    switch (asked.kind) {
      case "category": {
        const category = await record(asked.slug);
        if (!category) return { ok: false, reason: "not-found" };
        const value: CategoryContent = { category: summaryOf(category, site), ...(await list(category, site, 0, asked.limit, signal)) };
        return { ok: true, value };
      }
      case "listing": {
        const category = await record(asked.slug);
        if (!category) return { ok: false, reason: "not-found" };
        const { page, pageSize, year, sort } = asked;
        const found = await list(category, site, (page - 1) * pageSize, pageSize, signal);
        const value: ListingContent = { category: summaryOf(category, site), ...found, page, pageSize, years: [], year, sort };
        return { ok: true, value };
      }
      case "heads": {
        const found = await Promise.all(asked.slugs.map((slug) => record(slug)));
        const value: CategorySummary[] = found.flatMap((category) => (category ? [summaryOf(category, site)] : []));
        return { ok: true, value };
      }
      case "tree": {
        const nodes: TreeNode[] = treeOf(await children(asked.root), site, asked.root, asked.depth);
        return { ok: true, value: { nodes } };
      }
      // Specification §7 has no call that searches: said, not guessed.
      case "search":
        return { ok: false, reason: "unavailable" };
      case "series":
      case "feeds":
      case "file":
      case "people":
      case "questions":
      case "sites":
        return { ok: false, reason: "not-found" };
    }
  };

  return {
    async loadHead(request: HeadRequest, signal): Promise<PageHead> {
      const [siteRecord, categories] = await Promise.all([record(request.site), children(request.site)]);
      if (!siteRecord) return emptyHead;
      const [category, found, page] = await Promise.all([
        request.category === undefined ? undefined : record(request.category),
        request.article === undefined ? undefined : article(request.article, signal),
        request.page === undefined ? undefined : article(request.page, signal),
      ]);
      return {
        ...emptyHead,
        site: siteRecord,
        categories,
        category: category && { ...category, site: category.site ?? request.site },
        article: found && { ...found, site: found.site ?? request.site, category: found.category ?? request.category },
        page: page && {
          slug: page.slug,
          title: page.title,
          language: Number((siteRecord as SiteRecord).language) === 2 ? "en" : "vi",
          html: htmlOf(page),
          counterpart: undefined,
        },
      };
    },

    async fetchContent(queries, { site, signal }) {
      const results = await Promise.all(
        queries.map(async (asked): Promise<[string, QueryResult]> => {
          try {
            return [asked.key, await answer(asked, site, signal)];
          } catch (error) {
            signal?.throwIfAborted();
            options.log("upstream call failed", {
              query: asked.key,
              kind: error instanceof ApiError ? error.kind : "error",
              message: String(error),
            });
            return [asked.key, { ok: false, reason: "unavailable" }];
          }
        }),
      );
      return new Map(results);
    },
  };
}

/** Every string field that may hold HTML is sanitised, whatever the type says. */
async function sanitizeArticle(record: ArticleRecord, sanitize: (html: string) => Promise<string>): Promise<ArticleRecord> {
  const content = contentOf(record);
  if (typeof content["Content"] === "string") content["Content"] = await sanitize(content["Content"]);
  return { ...record, articleContent: content };
}

function contentOf({ articleContent }: ArticleRecord): Record<string, unknown> {
  try {
    const value: unknown = typeof articleContent === "string" ? JSON.parse(articleContent) : articleContent;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

function htmlOf(record: ArticleRecord): string {
  const html = contentOf(record)["Content"];
  return typeof html === "string" ? html : "";
}
