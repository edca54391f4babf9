import type { CategoryRecord, CategorySummary, Query, QueryResults, SiteRecord } from "@portal/core";
import type { ArticleRecord, PortalSource, Preview, RenderedPage } from "@portal/domain";
import { createPortal } from "../../entry-server.tsx";

export interface Records {
  readonly site?: Partial<SiteRecord>;
  /** Of the site, below each other or not. */
  readonly categories?: readonly CategoryRecord[];
  readonly article?: Partial<ArticleRecord>;
  /** Kinds of queries that bring nothing just now. */
  readonly unavailable?: readonly Query["kind"][];
}

const portalOf = (source: PortalSource) =>
  createPortal({
    source,
    takesForms: "all",
    assets: { blocking: [], scripts: [], program: [], styles: [], fonts: [], modules: {} },
    defaultSites: { vi: "btc", en: "mof" },
    release: "test",
    timeZone: "Asia/Ho_Chi_Minh",
    now: Date.now,
    partCacheBytes: 2 ** 20,
    apiOrigins: [],
    log: () => {},
  });

const recordsOf = ({ site, categories = [], ...others }: Records): PortalSource =>
  sourceOf({ slug: "don-vi", name: "Đơn vị", language: 1, ...site }, categories, others);

/** The document at `path` of a portal that holds these records: the site is /don-vi, each category has one article, named after it. */
export async function draw(path: string, records: Records = {}): Promise<string> {
  const portal = portalOf(recordsOf(records));
  const answer = await portal.load(path, { signal: undefined });
  if (!("page" in answer)) throw new Error(`${path} leads to ${answer.redirect}`);
  const { html } = await portal.render(answer.page, "");
  // What is written for scripts repeats what is drawn.
  return html.replaceAll(/<script[^]*?<\/script>/g, "");
}

/** The page at `path` as a preview of these records has it, in a portal that holds none of them. */
export async function drawPreview(path: string, records: Records, preview: Preview): Promise<RenderedPage> {
  const portal = portalOf(recordsOf({}));
  const answer = await portal.loadPreview(path, { ...preview, source: recordsOf(records), signal: undefined });
  if (!("page" in answer)) throw new Error(`${path} leads to ${answer.redirect}`);
  return portal.render(answer.page, "");
}

function sourceOf(
  site: SiteRecord,
  categories: readonly CategoryRecord[],
  { article, unavailable = [] }: Pick<Records, "article" | "unavailable">,
): PortalSource {
  const summary = ({ slug, name }: CategoryRecord): CategorySummary => ({ slug, name: name ?? slug, href: `/${site.slug}/${slug}` });
  const contentOf = (category: CategoryRecord): QueryResults["category"] => {
    const only = {
      slug: `bai-${category.slug}`,
      href: `/${site.slug}/${category.slug}/bai`,
      title: `Bài của ${category.name}`,
      articleType: 1,
    };
    return { category: summary(category), articles: [only] };
  };
  const answer = (query: Query): QueryResults[Query["kind"]] | undefined => {
    if (query.kind === "categorySummaries") return categories.filter(({ slug }) => query.slugs.includes(slug)).map(summary);
    if (query.kind === "tree")
      return { nodes: categories.filter(({ parent }) => parent === query.root).map((one) => ({ ...summary(one), children: [] })) };
    if (query.kind === "legal") return { relations: [] };
    const category = query.kind === "category" || query.kind === "listing" ? categories.find(({ slug }) => slug === query.slug) : undefined;
    if (!category || query.kind === "category") return category && contentOf(category);
    return { ...contentOf(category), total: 1, page: 1, pageSize: 10, years: [], year: undefined, sort: "newest" as const };
  };
  return {
    findFormerAddress: async () => undefined,
    findNearPages: async () => ({ pages: [], changesAt: undefined }),
    loadPageRecords: async (wanted) => ({
      site: wanted.site === site.slug ? site : undefined,
      categories,
      category: categories.find(({ slug }) => slug === wanted.category),
      article:
        article && wanted.article
          ? {
              slug: wanted.article,
              title: "Bài một",
              articleType: 1,
              articleContent: {},
              site: site.slug,
              category: categories[0]?.slug,
              ...article,
            }
          : undefined,
      page: undefined,
      changesAt: undefined,
    }),
    fetchContent: async (queries) =>
      new Map(
        queries.map((query) => {
          const value = unavailable.includes(query.kind) ? undefined : answer(query);
          const reason = unavailable.includes(query.kind) ? "unavailable" : "not-found";
          return [query.key, value === undefined ? { ok: false, reason } : { ok: true, value }] as const;
        }),
      ),
  };
}

/** What stands in a block, up to the next one. */
export const blockOf = (html: string, key: string): string =>
  new RegExp(`data-block="${key}"([^]*?)(?=data-block="|<footer|$)`).exec(html)?.[1] ?? "";

export const viewOf = (html: string): string | undefined => /data-view="([^"]*)"/.exec(html)?.[1];
