import type { Language } from "@portal/core";
import { fixedPaths, storedPages } from "../generated/fixed-paths.ts";
import type { FixedPage } from "../routes/fixed-routes.ts";
import { sitePath } from "./paths.ts";

export type MinistryPage = "home" | FixedPage;

/** Addresses of the ministry's own pages in both languages (specification §2.1): what blocks link to and sites may not take. */
export const ministryPages: Readonly<Record<Language, Readonly<Record<MinistryPage, string>>>> = {
  vi: { home: "/", ...fixedPaths.vi },
  en: { home: "/mof", ...fixedPaths.en },
};

/** Static content pages of the ministry, by prefix (specification §2.1). */
export const contentPrefix: Readonly<Record<Language, string>> = { vi: "/btc/noi-dung/", en: "/mof/content/" };

/** Where a stored page is read: as one of the ministry's own pages, or else as a static page. */
export function storedPagePath(site: string, slug: string, language: Language, ministry: Readonly<Record<Language, string>>): string {
  const fixed = site === ministry[language] ? Object.entries(storedPages[language]).find(([stored]) => stored === slug) : undefined;
  return fixed ? ministryPages[language][fixed[1]] : staticPagePath(site, slug, language, ministry);
}

/** A question's page (specification §2.1). */
export const questionPath = (slug: string, language: Language): string =>
  `${ministryPages[language].questionDetail}?id=${encodeURIComponent(slug)}`;

/** The segment below a site that says the language of a static page (specification §2.2). */
export const languageSegments: Readonly<Record<Language, string>> = { vi: "btcvn", en: "btcen" };

/** Address of a static page below its site, by its language (specification §2.2). */
export const sitePagePath = (site: string, slug: string, language: Language): string =>
  `${sitePath(site)}/${languageSegments[language]}/${encodeURIComponent(slug)}`;

/**
 * Address of a static page: below the prefix on the ministry's site of its language, elsewhere below the site (specification §2.2).
 * @param ministry slugs of the ministry's two sites
 */
export const staticPagePath = (site: string, slug: string, language: Language, ministry: Readonly<Record<Language, string>>): string =>
  site === ministry[language] ? contentPrefix[language] + encodeURIComponent(slug) : sitePagePath(site, slug, language);
