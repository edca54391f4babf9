import type { Site } from "@portal/core";
import { sitePath } from "../addresses/paths.ts";
import type { PortalOptions, Redirect } from "../portal-build.ts";
import { routeLanguage } from "../routes/language.ts";
import { matchRoute, type Route } from "../routes/match.ts";
import { pageAddress, wholeAddress } from "../routes/page-address.ts";
import type { PortalSource } from "../source.ts";
import { searchLinks } from "../site-view.ts";
import { freshUntilPart } from "./build-page.ts";
import { canonicalPath } from "./canonical.ts";
import type { createMetadataLog } from "./metadata-log.ts";
import { subjectOf } from "./page-subject.ts";
import { parseSiteOnce } from "./parse-records.ts";
import { redirectToQuestionList } from "./questions.ts";
import { type PageContext, readSubjects, type Subjects } from "./read-subjects.ts";
import { siteInLanguage, type SiteInLanguage } from "./site-in-language.ts";

interface LocatorOptions extends Pick<PortalOptions, "defaultSites"> {
  readonly source: Pick<PortalSource, "loadPageRecords" | "findFormerAddress">;
  readonly reportMetadata: ReturnType<typeof createMetadataLog>;
}

/** What is at an address, before anything of it is drawn. */
export interface Located {
  readonly url: URL;
  readonly route: Route;
  readonly subjects: Subjects;
  /** The site that stands around the page, in the page's language. */
  readonly surrounding: SiteInLanguage;
  /** 404: nothing is there; 410: no longer, for good. */
  readonly status: 200 | 404 | 410;
  /** Of an address that has moved: when the page there is published. */
  readonly opensAt: number | undefined;
}

/** Path and query → what is there, or where it leads. @returns a function of a path with its query */
export function createLocator({ source, defaultSites, reportMetadata }: LocatorOptions) {
  /** The site alone. */
  const readSite = async (slug: string, context: PageContext): Promise<Site> => {
    const { site } = await source.loadPageRecords({ site: slug, category: undefined, article: undefined, page: undefined }, context);
    return parseSiteOnce(site).value;
  };

  return async (path: string, context: PageContext): Promise<Located | Redirect> => {
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
    const located = { url, route, subjects, surrounding };
    if (subjectOf(route, subjects).status === 200) return { ...located, status: 200, opensAt: undefined };
    const former = await source.findFormerAddress(wholeAddress(path), context);
    if (former === undefined || former.opensAt !== undefined) return { ...located, status: 404, opensAt: former?.opensAt };
    if (former.target === undefined) return { ...located, status: 410, opensAt: undefined };
    return { redirect: former.target, status: 301, isFormer: true };
  };
}

/** A site that has a counterpart is searched in the other language there. */
const searchElsewhere = (route: Route, { records }: Subjects, surroundingSite: Site): string | undefined =>
  route.kind === "search" && records.site?.slug === route.site && surroundingSite.slug !== route.site
    ? `${sitePath(surroundingSite.slug)}/${searchLinks[surroundingSite.language]}`
    : undefined;
