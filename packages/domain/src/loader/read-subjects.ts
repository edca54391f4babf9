import { type Diagnostic, type FetchContext, nameBlocksByKey, type parseCategory, type Site, type SiteRecord } from "@portal/core";
import { parseArticle } from "../articles/parse-article.ts";
import type { PortalOptions } from "../portal-build.ts";
import type { DefaultSites, Route } from "../routes/match.ts";
import type { PageRecords, PageRecordsRequest, PortalSource, StaticPage } from "../source.ts";
import { counterpartTags, withReadable } from "./counterparts.ts";
import type { createMetadataLog } from "./metadata-log.ts";
import { pageNames } from "./page-names.ts";
import { parseCategoryOnce, parseSiteOnce } from "./parse-records.ts";
import { questionId } from "./questions.ts";
import { receiptOf } from "./receipts.ts";

/** What everything that is read for one page shares. */
export type PageContext = Pick<FetchContext, "asOf" | "signal">;

/** What parse made of the records behind a path. */
export interface Subjects {
  readonly site: Site;
  readonly category: ReturnType<typeof parseCategory>["value"] | undefined;
  readonly article: ReturnType<typeof parseArticle>["value"] | undefined;
  readonly page: StaticPage | undefined;
  readonly question: PageRecords["question"];
  /** Of what the records name in the other language. */
  readonly counterpartTags: readonly string[];
  readonly records: PageRecords;
  /** Whether the home of the ministry is asked for, and the database does not have the ministry yet. */
  readonly isMinistryMissing: boolean;
  /** What parse found in the records; the paths begin with the record's kind. */
  readonly diagnostics: readonly Diagnostic[];
}

interface ReadOptions extends Pick<PortalOptions, "defaultSites"> {
  readonly source: Pick<PortalSource, "loadPageRecords">;
  readonly reportMetadata: ReturnType<typeof createMetadataLog>;
}

/** The records behind a route, parsed; of the ministry where the site is unknown. */
export async function readSubjects(
  { source, defaultSites, reportMetadata }: ReadOptions,
  { route, query, context }: { readonly route: Route; readonly query: URLSearchParams; readonly context: PageContext },
): Promise<Subjects> {
  const wanted = {
    site: route.site ?? defaultSites.vi,
    category: "category" in route ? route.category : undefined,
    article: "article" in route ? route.article : undefined,
    page: pageSlug(route),
    question: questionId(route, query),
    receipt: receiptOf(route, query)?.number,
    orElse: defaultSites.vi,
    frame: frameOf(route, defaultSites),
  };
  let records = await source.loadPageRecords(wanted, context);
  // An unknown site still answers in the ministry's own frame.
  if (!records.site && wanted.site !== defaultSites.vi)
    records = {
      ...(await source.loadPageRecords({ site: defaultSites.vi, category: undefined, article: undefined, page: undefined }, context)),
      category: undefined,
    };
  const missing = records.site === undefined ? missingMinistry(route, wanted.site, defaultSites) : undefined;
  const site = parseSiteOnce(records.site ?? missing ?? { slug: defaultSites.vi, name: "" });
  const category = records.category && parseCategoryOnce(records.category);
  const article = records.article && parseArticle(records.article);
  reportMetadata(`site ${site.value.slug}`, site.diagnostics);
  if (category) reportMetadata(`category ${category.value.slug}`, category.diagnostics);
  if (article) reportMetadata(`article ${article.value.slug}`, article.diagnostics);
  const named = { site: site.value, category: category?.value, article: article?.value, question: records.question };
  return {
    site: withReadable(named.site, "site", records),
    category: withReadable(named.category, "category", records),
    article: withReadable(named.article, "article", records),
    page: records.page,
    question: withReadable(named.question, "question", records),
    counterpartTags: counterpartTags(named),
    records,
    isMinistryMissing: missing !== undefined,
    diagnostics: [
      ...foundIn("site", records.site, site.diagnostics),
      ...foundIn("category", records.category, category?.diagnostics),
      ...foundIn("article", records.article, article?.diagnostics),
    ],
  };
}

/** What parse found, with the paths that the rest of the pipeline gives: from the record's kind on, blocks by key. */
const foundIn = (
  kind: string,
  record: { readonly metadata?: unknown } | undefined,
  diagnostics: readonly Diagnostic[] = [],
): readonly Diagnostic[] => nameBlocksByKey(record?.metadata, diagnostics).map((one) => ({ ...one, path: `/${kind}${one.path}` }));

/** The site that stands for a ministry's, whose home says how a new portal gets its content. */
const missingMinistry = (route: Route, slug: string, { vi, en }: DefaultSites): SiteRecord | undefined => {
  if (route.kind !== "home" || (slug !== vi && slug !== en)) return undefined;
  return slug === vi
    ? { slug, name: pageNames.vi.newPortal, language: 1, counterpart: en }
    : { slug, name: pageNames.en.newPortal, language: 2, counterpart: vi };
};

/** The ministry's own pages are in the language of the site that they are on. */
const frameOf = (route: Route, sites: DefaultSites): PageRecordsRequest["frame"] =>
  "language" in route && route.language !== undefined && route.site !== sites[route.language]
    ? { language: route.language, orElse: sites[route.language] }
    : undefined;

const pageSlug = (route: Route): string | undefined =>
  route.kind === "staticPage" ? route.page : route.kind === "fixed" ? route.route.page?.[route.language] : undefined;
