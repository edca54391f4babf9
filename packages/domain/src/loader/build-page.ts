import type { Catalogue, Site } from "@portal/core";
import { articlePath } from "../addresses/paths.ts";
import { composePortalPage } from "../compose.ts";
import { draftState } from "../drafts/draft-state.ts";
import { commentFormPath, opensCommentForm } from "../drafts/comment-form.ts";
import type { DraftState } from "../drafts/model.ts";
import type { PageKind, PageModel, ResolvedPage } from "../page.ts";
import { readDocumentFilter } from "../legal/filter.ts";
import { readParameters, representativesOf } from "../parameters.ts";
import type { PortalOptions } from "../portal-build.ts";
import { type Alternates, alternatesOf, homePath, languageSwitchOf } from "../routes/alternates.ts";
import type { DefaultSites, Route } from "../routes/match.ts";
import { routeShell } from "../routes/shell.ts";
import { readUntranslated } from "../routes/untranslated.ts";
import type { SearchRequest } from "../search/model.ts";
import { readSearch } from "../search/request.ts";
import { viewSite } from "../site-view.ts";
import type { PageRecords } from "../source.ts";
import { breadcrumbOf } from "./breadcrumb.ts";
import type { createMetadataLog } from "./metadata-log.ts";
import { pageMetadata } from "./page-metadata.ts";
import { pagingOf } from "./paging.ts";
import { questionFilterOf } from "./questions.ts";
import type { PageContext, Subjects } from "./read-subjects.ts";
import { withRatings } from "../ratings/ratings.ts";
import { receiptPart } from "./receipts.ts";
import type { SiteInLanguage } from "./site-in-language.ts";
import { subjectOf } from "./page-subject.ts";

export interface PageLoaderOptions extends Pick<PortalOptions, "source" | "defaultSites" | "release" | "now" | "log"> {
  /** "nothing": for pages that are looked at before they are published. */
  readonly takesForms: PortalOptions["takesForms"] | "nothing";
  readonly catalogue: Catalogue;
  /** A random UUID: browsers have `crypto.randomUUID` on secure origins alone. */
  readonly newId: () => string;
}

interface BuildRequest {
  readonly url: URL;
  readonly route: Route;
  readonly subjects: Subjects;
  /** The site that stands around the page, in the page's language. */
  readonly surrounding: SiteInLanguage;
  readonly context: PageContext;
  readonly reportMetadata: ReturnType<typeof createMetadataLog>;
}

/** The page of a route whose records were read. */
export async function buildPage(
  options: PageLoaderOptions,
  { url, route, subjects, surrounding, context, reportMetadata }: BuildRequest,
): Promise<ResolvedPage> {
  const { catalogue, source, defaultSites, release, log } = options;
  const { site } = surrounding;
  const { subject, kind, status } = subjectOf(route, subjects);
  const onError = (error: unknown): void => log("content unavailable", { path: url.pathname, error: String(error) });
  const search = kind === "search" ? readSearch(url.searchParams, searchHome(site.slug, defaultSites)) : undefined;
  const entries = subjects.records.parameters ?? [];
  const { articlesPerBlock, attachmentMaxMb } = readParameters(entries);
  const paging = {
    ...pagingOf(url.searchParams),
    questions: questionFilterOf(url.searchParams),
    documents: readDocumentFilter(url.searchParams),
  };
  const request = { site, subject, articlesPerBlock, ...paging, search, ...context, onError };
  const composition = await composePortalPage(catalogue, source, request);
  const { layoutId, templateId } = composition.tree;
  const of = kind === "category" && subjects.category ? `category ${subjects.category.slug}` : `site ${site.slug}`;
  reportMetadata(`${of}, layout ${layoutId ?? templateId}`, composition.diagnostics);

  const found = status === 200 ? subjects : { ...subjects, category: undefined, article: undefined, page: undefined, question: undefined };
  const alternates: Alternates = status === 200 ? alternatesOf(route, url.pathname, found, defaultSites) : {};
  const draft = draftOf(found.article, subjects.records, attachmentMaxMb, context.asOf);
  const forms = status === 200 ? formsPart(options, { route, query: url.searchParams, isOpenDraft: draft?.state.open === true }) : {};
  const isCommenting = forms.commentForm !== undefined && forms.forms !== undefined;
  const untranslated = status === 200 ? readUntranslated(route, url.searchParams) : undefined;
  const names = pageMetadata({ route, kind, terms: search?.terms, isCommenting }, found, site);
  return {
    release,
    status,
    kind,
    path: url.pathname + url.search,
    language: site.language,
    title: names.title,
    description: names.description,
    languageSwitch: languageSwitchOf(route, alternates, { site, page: found.page }, defaultSites) + searchTermsQuery(kind, search),
    ...(untranslated && { untranslated }),
    alternates,
    site: { ...viewSite(site, homePath(site.slug, defaultSites)), ...(options.takesForms === "all" && { hasFeeds: true as const }) },
    shell: routeShell(route, site),
    breadcrumb: breadcrumbOf(found, site, names.heading, kind, route),
    category: names.category,
    article: found.article && { ...withRatings(found.article, subjects.records.ratings), changes: subjects.records.articleChanges },
    page: found.page && { slug: found.page.slug, title: found.page.title, html: found.page.html },
    ...(isContacts(route) && { representatives: representativesOf(entries, site.language) }),
    ...(found.question && { question: found.question }),
    // A new portal's home is the operator's own: the next one that is asked for may have content.
    ...((subjects.isMinistryMissing || isPersonal(route, url.searchParams)) && { personal: true }),
    ...receiptPart(route, url.searchParams, subjects.records),
    tree: composition.tree,
    content: composition.content,
    tags: [
      ...composition.tags,
      ...otherSites(site, [subjects.site.slug, surrounding.consulted]),
      ...subjects.counterpartTags,
      // Its counterpart is another page, which may come or go.
      ...(found.page ? [`page:${found.page.slug}`, "pages"] : []),
      ...(found.question ? [`questions:${site.slug}`] : []),
      "parameters",
      `release:${release}`,
    ],
    ...(draft && { draft: draft.state }),
    ...freshUntilPart([subjects.records.changesAt, composition.changesAt, draft?.changesAt]),
    ...(options.takesForms === "all" && found.article && { rateable: true as const }),
    ...forms,
    diagnostics: [...subjects.diagnostics, ...composition.diagnostics],
  };
}

/** Tags of sites that a page depends on besides the one that it shows. */
const otherSites = (site: Site, slugs: readonly (string | undefined)[]): string[] =>
  [...new Set(slugs)].filter((slug) => slug !== undefined && slug !== site.slug).map((slug) => `site:${slug}`);

const isContacts = (route: Route): boolean => route.kind === "fixed" && route.route.name === "contacts";

/** A visitor's own page, or one whose address holds the number under which a back end has taken what the visitor sent. */
const isPersonal = (route: Route, query: URLSearchParams): boolean =>
  route.kind === "fixed" ? route.route.personal === true : route.kind === "article" && query.has("receipt");

interface FormsRequest {
  readonly route: Route;
  readonly query: URLSearchParams;
  readonly isOpenDraft: boolean;
}

/** Of the route's own forms; of the comment on a draft, where its form is, and the form itself where the address asks for it. */
function formsPart(
  { takesForms, newId }: Pick<PageLoaderOptions, "takesForms" | "newId">,
  { route, query, isOpenDraft }: FormsRequest,
): Pick<PageModel, "forms" | "commentForm"> {
  const captchaKind = takesForms === "comments" ? { pictureOnly: true as const } : {};
  const own = takesForms === "all" && route.kind === "fixed" && (route.route.personal ?? route.route.forms) === true;
  const isOpened = own || (isOpenDraft && takesForms !== "nothing" && opensCommentForm(query));
  return {
    ...(isOpenDraft &&
      takesForms !== "nothing" &&
      route.kind === "article" && {
        commentForm: { href: commentFormPath(articlePath(route.site, route.category, route.article)), ...captchaKind },
      }),
    ...(isOpened && { forms: { key: newId(), captcha: newId(), ...captchaKind } }),
  };
}

/** Where an article that is a draft stands, and when that changes. */
function draftOf(
  article: Subjects["article"],
  { feedback }: PageRecords,
  attachmentMaxMb: number,
  asOf: number,
): { readonly state: DraftState; readonly changesAt: number | undefined } | undefined {
  if (article?.body.kind !== "document" || article.body.deadline === undefined) return undefined;
  const { state, changesAt } = draftState({ ...article.body, deadline: article.body.deadline }, asOf);
  return { state: { ...state, attachmentMaxMb, ...(feedback && { feedback }) }, changesAt };
}

/** The first of the moments at which parts of a page change by themselves. */
export function freshUntilPart(moments: readonly (number | undefined)[]): Pick<PageModel, "freshUntil"> {
  const known = moments.filter((moment) => moment !== undefined);
  return known.length === 0 ? {} : { freshUntil: new Date(Math.min(...known)).toISOString() };
}

/** Where a search looks that does not say where: the ministry's on all sites, a unit's on its own. */
const searchHome = (site: string, sites: DefaultSites): string | undefined => (Object.values(sites).includes(site) ? undefined : site);

/** The language switch of a search looks for the same words. */
const searchTermsQuery = (kind: PageKind, search: SearchRequest | undefined): string =>
  kind === "search" && search ? `?${new URLSearchParams({ q: search.terms }).toString()}` : "";
