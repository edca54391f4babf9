import type { Language, MenuItem, Site } from "@portal/core";
import { shellNames } from "./generated/shells.ts";
import type { Shell, SiteView } from "./page.ts";

/** Stand-ins where a site's metadata gives none (specification §2.2); served by the portal. */
const DEFAULT_LOGO = "/static/logo-default.svg";
const DEFAULT_BANNER = "/static/banner-default.svg";
const DEFAULT_LOGO_LINK = "/";
/** In place of a picture in a text that does not load (specification §7). */
export const NO_IMAGE = "/static/no-image.svg";

/** Name of the search page below a site (specification §2.2). */
export const searchLinks: Readonly<Record<Language, string>> = { vi: "tim-kiem", en: "search" };

const entry = (path: string, label: string, blank: boolean, order: number): MenuItem => ({ path, label, blank, order, children: [] });

/** Menu of a site that brings none (specification §2.1). The English labels are ours. */
const defaultMenus: Readonly<Record<Language, readonly MenuItem[]>> = {
  vi: [entry("/", "Trang chủ", true, 0), entry("/mof/gioi-thieu-bo", "Giới thiệu bộ", false, 1)],
  en: [entry("/mof", "Home", true, 0), entry("/mof/gioi-thieu-bo", "About the Ministry", false, 1)],
};

/** Names of views in the layout settings (specification §3). */
export const defaultViewNames = {
  currentLayoutName: "DefaultLayout",
  categoryLayoutName: "CategoryDefaultView",
  articleLayoutName: "ArticleDefaultView",
} as const;

/**
 * What the shell shows of a site, with the specification's defaults filled in.
 * @param logoLink the site's own home, as the host addresses it
 */
export function viewSite(site: Site, logoLink = DEFAULT_LOGO_LINK): SiteView {
  return {
    slug: site.slug,
    name: site.name,
    language: site.language,
    logo: site.logo ?? DEFAULT_LOGO,
    logoLink,
    banner: site.banner ?? DEFAULT_BANNER,
    menu: site.menu?.length ? site.menu : defaultMenus[site.language],
    searchLink: searchLinks[site.language],
    identity: site.identity,
  };
}

const shells: ReadonlySet<unknown> = new Set(shellNames);

/** Shell named by site metadata; an unknown name is the default (specification §2.2). */
export const shellOf = (site: Site): Shell => (shells.has(site.appLayout) ? (site.appLayout as Shell) : "default");
