import type { Site } from "@portal/core";
import { drawnTree } from "@portal/core/compose";
import { sitePath } from "../addresses/paths.ts";
import type { ResolvedPage } from "../page.ts";
import type { Loaded, Redirect } from "../portal-build.ts";
import { routeLanguage } from "../routes/language.ts";
import { pageAddress } from "../routes/page-address.ts";
import { matchRoute, type Route } from "../routes/match.ts";
import { searchLinks } from "../site-view.ts";
import { buildPage, freshUntilPart, type PageLoaderOptions } from "./build-page.ts";
import { canonicalPath } from "./canonical.ts";
import { createMetadataLog } from "./metadata-log.ts";
import { redirectToLastPage } from "./paging.ts";
import { parseSiteOnce } from "./parse-records.ts";
import { redirectToQuestionList } from "./questions.ts";
import { type PageContext, readSubjects, type Subjects } from "./read-subjects.ts";
import { siteInLanguage } from "./site-in-language.ts";

/** Where a path leads, for those who shape pages; visitors get `forVisitors` of it. */
export type Resolved = { readonly resolved: ResolvedPage } | Redirect;

/** Path and query → page: the one function behind server rendering, GET /api/page and Storybook's gallery. */
export function createPageLoader(options: PageLoaderOptions): (path: string, signal: AbortSignal | undefined) => Promise<Resolved> {
  const { source, defaultSites } = options;
  const reportMetadata = createMetadataLog(options.log);

  /** The site alone. */
  const readSite = async (slug: string, context: PageContext): Promise<Site> => {
    const { site } = await source.loadPageRecords({ site: slug, category: undefined, article: undefined, page: undefined }, context);
    return parseSiteOnce(site).value;
  };

  return async (path, signal) => {
    const context = { asOf: options.now(), signal };
    const url = new URL(`http://portal.invalid${pageAddress(path)}`);
    const route = matchRoute(url.pathname, defaultSites);
    const list = redirectToQuestionList(route, url.searchParams);
    if (list !== undefined) return { redirect: list, status: 302 };
    const subjects = await readSubjects({ source, defaultSites, reportMetadata }, { route, query: url.searchParams, context });
    const language = routeLanguage(route, subjects.site);
    const { frame } = subjects.records;
    const load = async (slug: string): Promise<Site> => (frame?.slug === slug ? parseSiteOnce(frame).value : readSite(slug, context));
    const surrounding = await siteInLanguage(subjects.site, { language, sites: defaultSites, load });
    const target = canonicalPath(route, subjects, defaultSites) ?? searchElsewhere(route, subjects, surrounding.site);
    if (target !== undefined && target !== url.pathname)
      return { redirect: target + url.search, status: 301, ...freshUntilPart([subjects.records.changesAt]) };
    const resolved = await buildPage(options, { url, route, subjects, surrounding, context, reportMetadata });
    const former = resolved.status === 404 ? await source.findFormerAddress(url.pathname, context) : undefined;
    if (former?.opensAt !== undefined) {
      const changes = [resolved.freshUntil === undefined ? undefined : Date.parse(resolved.freshUntil), former.opensAt];
      return { resolved: { ...resolved, ...freshUntilPart(changes) } };
    }
    if (former) return former.target === undefined ? { resolved: { ...resolved, status: 410 } } : { redirect: former.target, status: 301 };
    const last = redirectToLastPage(resolved, url);
    const { freshUntil } = resolved;
    return last === undefined ? { resolved } : { redirect: last, status: 302, ...(freshUntil !== undefined && { freshUntil }) };
  };
}

/** A page as visitors get it: without what metadata assigns, where that comes from, and what the engine found. */
export function forVisitors(found: Resolved): Loaded {
  if (!("resolved" in found)) return found;
  const { diagnostics: _diagnostics, content, ...page } = found.resolved;
  // The content last: as readPage has it.
  return { page: { ...page, tree: drawnTree(page.tree), content } };
}

/** A site that has a counterpart is searched in the other language there. */
const searchElsewhere = (route: Route, { records }: Subjects, surroundingSite: Site): string | undefined =>
  route.kind === "search" && records.site?.slug === route.site && surroundingSite.slug !== route.site
    ? `${sitePath(surroundingSite.slug)}/${searchLinks[surroundingSite.language]}`
    : undefined;
