import { type Catalogue, type Diagnostic, nameBlocksByKey, parseCategory, parseSite, type Site, type SiteRecord } from "@portal/core";
import type { PageRecords, StaticPage } from "../source.ts";
import type { PageKind, PageModel, ResolvedPage } from "../page.ts";
import { searchLinks, viewSite } from "../site-view.ts";
import { sitePath } from "../addresses/paths.ts";
import { articleSubject, type PortalSubject } from "../files/view-of-body.ts";
import { composePortalPage } from "../compose.ts";
import { draftState } from "../drafts/draft-state.ts";
import { readParameters, representativesOf } from "../parameters.ts";
import { readSearch } from "../search/request.ts";
import { drawnTree } from "@portal/core/compose";
import { parseArticle } from "../articles/parse-article.ts";
import { type Alternates, alternatesOf, homePath, languageSwitchOf } from "../routes/alternates.ts";
import { routeLanguage } from "../routes/language.ts";
import { type DefaultSites, matchRoute, type Route } from "../routes/match.ts";
import { routeShell } from "../routes/shell.ts";
import { breadcrumbOf } from "./breadcrumb.ts";
import { canonicalPath } from "./canonical.ts";
import { siteInLanguage } from "./site-in-language.ts";
import { pageMetadata } from "./page-metadata.ts";
import { pageNames } from "./page-names.ts";
import type { Loaded, PortalOptions, Redirect } from "../portal-build.ts";
import { searchTermsQuery, searchHome } from "./searches.ts";
import { createMetadataLog } from "./metadata-log.ts";
import { redirectToLastPage, pagingOf } from "./paging.ts";
import { receiptOf, receiptPart, withRatings } from "./receipts.ts";
import { questionFilterOf, questionId, redirectToQuestionList } from "./questions.ts";

export interface PageLoaderOptions extends Pick<PortalOptions, "source" | "defaultSites" | "release" | "takesForms" | "log"> {
  readonly catalogue: Catalogue;
  /** Milliseconds: whether a draft is open depends on it. */
  readonly now: () => number;
}

/** Where a path leads, for those who shape pages; visitors get `forVisitors` of it. */
export type Resolved = { readonly resolved: ResolvedPage } | Redirect;

/** What parse made of the records behind a path. */
interface Subjects {
  readonly site: Site;
  readonly category: ReturnType<typeof parseCategory>["value"] | undefined;
  readonly article: ReturnType<typeof parseArticle>["value"] | undefined;
  readonly page: StaticPage | undefined;
  readonly question: PageRecords["question"];
  readonly records: PageRecords;
  /** Whether the home of the ministry is asked for, and the database does not have the ministry yet. */
  readonly isNew: boolean;
  /** What parse found in the records; the paths begin with the record's kind. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Path and query → page: the one function behind server rendering, GET /api/page and Storybook's gallery. */
export function createPageLoader(options: PageLoaderOptions): (path: string, signal: AbortSignal | undefined) => Promise<Resolved> {
  const { source, defaultSites } = options;
  const reportMetadata = createMetadataLog(options.log);

  const read = async (route: Route, query: URLSearchParams, signal: AbortSignal | undefined): Promise<Subjects> => {
    const wanted = {
      site: route.site ?? defaultSites.vi,
      category: "category" in route ? route.category : undefined,
      article: "article" in route ? route.article : undefined,
      page: pageSlug(route),
      question: questionId(route, query),
      receipt: receiptOf(route, query)?.number,
    };
    let records = await source.loadPageRecords(wanted, signal);
    // An unknown site still answers in the ministry's own frame.
    if (!records.site && wanted.site !== defaultSites.vi)
      records = {
        ...(await source.loadPageRecords({ site: defaultSites.vi, category: undefined, article: undefined, page: undefined }, signal)),
        category: undefined,
      };
    const missing = records.site === undefined ? missingMinistry(route, wanted.site, defaultSites) : undefined;
    const site = parseSite(records.site ?? missing ?? { slug: defaultSites.vi, name: "" });
    const category = records.category && parseCategory(records.category);
    const article = records.article && parseArticle(records.article);
    reportMetadata(`site ${site.value.slug}`, site.diagnostics);
    if (category) reportMetadata(`category ${category.value.slug}`, category.diagnostics);
    if (article) reportMetadata(`article ${article.value.slug}`, article.diagnostics);
    const { page, question } = records;
    return {
      site: site.value,
      category: category?.value,
      article: article?.value,
      page,
      question,
      records,
      isNew: missing !== undefined,
      diagnostics: [
        ...foundIn("site", records.site, site.diagnostics),
        ...foundIn("category", records.category, category?.diagnostics),
        ...foundIn("article", records.article, article?.diagnostics),
      ],
    };
  };

  /** The site alone. */
  const readSite = async (slug: string, signal: AbortSignal | undefined): Promise<Site> => {
    const { site } = await source.loadPageRecords({ site: slug, category: undefined, article: undefined, page: undefined }, signal);
    return parseSite(site).value;
  };

  return async (path, signal) => {
    const url = new URL(path, "http://portal.invalid");
    const route = matchRoute(url.pathname, defaultSites);
    const list = redirectToQuestionList(route, url.searchParams);
    if (list !== undefined) return { redirect: list, status: 302 };
    const subjects = await read(route, url.searchParams, signal);
    const language = routeLanguage(route, subjects.site);
    const frame = await siteInLanguage(subjects.site, { language, sites: defaultSites, load: (slug) => readSite(slug, signal) });
    const target = canonicalPath(route, subjects, defaultSites) ?? searchElsewhere(route, subjects, frame);
    if (target !== undefined && target !== url.pathname) return { redirect: target + url.search, status: 301 };
    const resolved = await buildPage(options, { url, route, subjects, frame, signal, reportMetadata });
    const last = redirectToLastPage(resolved, url);
    return last === undefined ? { resolved } : { redirect: last, status: 302 };
  };
}

/** What parse found, with the paths that the rest of the pipeline gives: from the record's kind on, blocks by key. */
const foundIn = (
  kind: string,
  record: { readonly metadata?: unknown } | undefined,
  diagnostics: readonly Diagnostic[] = [],
): readonly Diagnostic[] => nameBlocksByKey(record?.metadata, diagnostics).map((one) => ({ ...one, path: `/${kind}${one.path}` }));

/** A page as visitors get it: without what metadata assigns, where that comes from, and what the engine found. */
export function forVisitors(found: Resolved): Loaded {
  if (!("resolved" in found)) return found;
  const { diagnostics: _diagnostics, ...page } = found.resolved;
  return { page: { ...page, tree: drawnTree(page.tree) } };
}

/** A site that has a counterpart is searched in the other language there. */
const searchElsewhere = (route: Route, { records }: Subjects, frame: Site): string | undefined =>
  route.kind === "search" && records.site?.slug === route.site && frame.slug !== route.site
    ? `${sitePath(frame.slug)}/${searchLinks[frame.language]}`
    : undefined;

/** The site that stands for a ministry's, whose home says how a new portal gets its content. */
const missingMinistry = (route: Route, slug: string, { vi, en }: DefaultSites): SiteRecord | undefined => {
  if (route.kind !== "home" || (slug !== vi && slug !== en)) return undefined;
  return slug === vi
    ? { slug, name: pageNames.vi.newPortal, language: 1, counterpart: en }
    : { slug, name: pageNames.en.newPortal, language: 2, counterpart: vi };
};

const pageSlug = (route: Route): string | undefined =>
  route.kind === "staticPage" ? route.page : route.kind === "fixed" ? route.route.page?.[route.language] : undefined;

/** What the page is about, its kind and status; a path whose record does not exist is not found. */
function subjectOf(
  route: Route,
  { category, article, page, question, records, isNew }: Subjects,
): { subject: PortalSubject; kind: PageKind; status: number } {
  const notFound = { subject: { kind: "page", view: "page-not-found" }, kind: "notFound", status: 404 } as const;
  if (isNew) return { subject: { kind: "page", view: "page-getting-started" }, kind: "home", status: 200 };
  const known = records.site !== undefined && (route.site === undefined || records.site.slug === route.site);
  if (!known) return notFound;
  switch (route.kind) {
    case "home":
      return { subject: { kind: "home" }, kind: "home", status: 200 };
    case "category":
      return category ? { subject: { kind: "category", category }, kind: "category", status: 200 } : notFound;
    case "article":
      return article ? { subject: articleSubject(category, article), kind: "article", status: 200 } : notFound;
    case "staticPage":
      return page ? { subject: { kind: "page", view: "page-static" }, kind: "page", status: 200 } : notFound;
    case "fixed":
      if (route.route.view === "page-not-found" || (route.route.page && !page)) return notFound;
      if (route.route.name === "questionDetail" && !question) return notFound;
      return { subject: { kind: "page", view: route.route.view }, kind: route.route.name === "search" ? "search" : "fixed", status: 200 };
    case "search":
      return { subject: { kind: "page", view: "page-search" }, kind: "search", status: 200 };
    case "notFound":
      return notFound;
  }
}

interface BuildRequest {
  readonly url: URL;
  readonly route: Route;
  readonly subjects: Subjects;
  /** The site that stands around the page, in the page's language. */
  readonly frame: Site;
  readonly signal: AbortSignal | undefined;
  readonly reportMetadata: ReturnType<typeof createMetadataLog>;
}

async function buildPage(
  options: PageLoaderOptions,
  { url, route, subjects, frame: site, signal, reportMetadata }: BuildRequest,
): Promise<ResolvedPage> {
  const { catalogue, source, defaultSites, release, now, log } = options;
  const { subject, kind, status } = subjectOf(route, subjects);
  const onError = (error: unknown): void => log("content unavailable", { path: url.pathname, error: String(error) });
  const search = kind === "search" ? readSearch(url.searchParams, searchHome(site.slug, defaultSites)) : undefined;
  const entries = subjects.records.parameters ?? [];
  const { articlesPerBlock, attachmentMaxMb } = readParameters(entries);
  const paging = { ...pagingOf(url.searchParams), questions: questionFilterOf(url.searchParams) };
  const composition = await composePortalPage(catalogue, source, { site, subject, articlesPerBlock, ...paging, search, signal, onError });
  const { layoutId, templateId } = composition.tree;
  const of = kind === "category" && subjects.category ? `category ${subjects.category.slug}` : `site ${site.slug}`;
  reportMetadata(`${of}, layout ${layoutId ?? templateId}`, composition.diagnostics);

  const found = status === 200 ? subjects : { ...subjects, category: undefined, article: undefined, page: undefined, question: undefined };
  const alternates: Alternates = status === 200 ? alternatesOf(route, url.pathname, found, defaultSites) : {};
  const draft = draftOf(found.article, subjects.records, attachmentMaxMb, now());
  const names = pageMetadata({ route, kind, terms: search?.terms }, found, site);
  return {
    release,
    status,
    kind,
    path: url.pathname + url.search,
    language: site.language,
    title: names.title,
    description: names.description,
    languageSwitch: languageSwitchOf(route, alternates, site, defaultSites) + searchTermsQuery(kind, search),
    alternates,
    site: viewSite(site, homePath(site.slug, defaultSites)),
    shell: routeShell(route, site),
    breadcrumb: breadcrumbOf(found, site, names.heading, kind, route),
    category: names.category,
    article: found.article && withRatings(found.article, subjects.records.ratings),
    page: found.page && { slug: found.page.slug, title: found.page.title, html: found.page.html },
    ...(isContacts(route) && { representatives: representativesOf(entries, site.language) }),
    ...(found.question && { question: found.question }),
    // A new portal's home is the operator's own: the next one that is asked for may have content.
    ...((subjects.isNew || (route.kind === "fixed" && route.route.personal)) && { personal: true }),
    ...receiptPart(route, url.searchParams, subjects.records),
    tree: composition.tree,
    content: composition.content,
    tags: [
      ...composition.tags,
      ...(site.slug === subjects.site.slug ? [] : [`site:${subjects.site.slug}`]),
      ...(found.page ? [`page:${found.page.slug}`] : []),
      ...(found.question ? [`questions:${site.slug}`] : []),
      "parameters",
      `release:${release}`,
    ],
    ...draft,
    ...(options.takesForms === "all" && found.article && { rateable: true as const }),
    ...(status === 200 && formsPart(options.takesForms, route, draft)),
    diagnostics: [...subjects.diagnostics, ...composition.diagnostics],
  };
}

const isContacts = (route: Route): boolean => route.kind === "fixed" && route.route.name === "contacts";

/** Of the route's own forms, or of the comment on a draft that is open. */
function formsPart(takes: PageLoaderOptions["takesForms"], route: Route, { draft }: Pick<PageModel, "draft">): Pick<PageModel, "forms"> {
  const own = takes === "all" && route.kind === "fixed" && (route.route.personal ?? route.route.forms) === true;
  if (!own && draft?.open !== true) return {};
  return { forms: { key: crypto.randomUUID(), captcha: crypto.randomUUID(), ...(takes === "comments" && { pictureOnly: true as const }) } };
}

/** State of a draft, and the sooner of the moments at which the page changes by itself. */
function draftOf(
  article: Subjects["article"],
  { freshUntil, feedback }: PageRecords,
  attachmentMaxMb: number,
  now: number,
): Pick<PageModel, "draft" | "freshUntil"> {
  if (article?.body.kind !== "document" || article.body.deadline === undefined) return { freshUntil };
  const { state, changesAt } = draftState({ ...article.body, deadline: article.body.deadline }, now);
  return {
    draft: { ...state, attachmentMaxMb, ...(feedback && { feedback }) },
    freshUntil: [freshUntil, changesAt].filter((moment) => moment !== undefined).toSorted()[0],
  };
}
