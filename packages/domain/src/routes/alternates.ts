import { articlePath, categoryPath, sitePath } from "../addresses/paths.ts";
import { ministryPages, questionPath, staticPagePath, storedPagePath } from "../addresses/ministry-pages.ts";
import type { Question } from "../questions/model.ts";
import { searchLinks } from "../site-view.ts";
import type { StaticPage } from "../source.ts";
import type { Category, Language, Site } from "@portal/core";
import type { Article } from "../articles/model.ts";
import { otherLanguage, routeLanguage } from "./language.ts";
import type { DefaultSites, Route } from "./match.ts";
import { standIn } from "./untranslated.ts";

export type Alternates = Readonly<Partial<Record<Language, string>>>;

export interface Counterparts {
  readonly site: Site;
  readonly category: Category | undefined;
  readonly article: Article | undefined;
  readonly page: StaticPage | undefined;
  readonly question?: Question | undefined;
}

/** A site's home: the Vietnamese ministry site stands at "/". */
export const homePath = (slug: string, sites: DefaultSites): string => (slug === sites.vi ? "/" : sitePath(slug));

/** Where the language switch leads from a static page: to a static page, though that may have another address besides. */
function staticSwitchOf(route: Route, page: StaticPage | undefined, sites: DefaultSites): string | undefined {
  if (route.kind !== "staticPage" || !page?.counterpart) return undefined;
  return staticPagePath(page.counterpart.site, page.counterpart.slug, otherLanguage(route.language), sites);
}

/** Where the language switch leads when the page itself has no counterpart. */
export function counterpartHome(site: Site, sites: DefaultSites): string {
  return homePath(site.counterpart ?? sites[otherLanguage(site.language)], sites);
}

/** Where the language switch leads: this page in the other language, else a page above it, else the home there, which says that it stands in for the page. */
export function languageSwitchOf(
  route: Route,
  alternates: Alternates,
  { site, page }: Pick<Counterparts, "site" | "page">,
  sites: DefaultSites,
): string {
  const known = staticSwitchOf(route, page, sites) ?? alternates[otherLanguage(site.language)];
  if (known !== undefined) return known;
  if (route.kind === "fixed") return ministryPages[otherLanguage(route.language)][route.route.parent ?? route.route.name];
  const home = counterpartHome(site, sites);
  // Where nothing is found, no page lacks a counterpart; and the ministry's homes are the same page.
  const isSamePage = route.kind === "home" && Object.values(sites).includes(site.slug);
  return alternates[site.language] === undefined || isSamePage ? home : standIn(home, site, sites);
}

/** This page in both languages; only what really has a counterpart is linked by hreflang. */
export function alternatesOf(route: Route, path: string, found: Counterparts, sites: DefaultSites): Alternates {
  const language = routeLanguage(route, found.site);
  const other = counterpartOf(route, found, sites);
  const own = ownPath(route, path, found, sites);
  return other === undefined ? { [language]: own } : { [language]: own, [otherLanguage(language)]: other };
}

/** A static page of the ministry stands below two prefixes, and some are fixed pages besides (specification §2.1, §2.2); its Vietnamese home stands also at its slug. */
function ownPath(route: Route, path: string, { site, page, question }: Counterparts, sites: DefaultSites): string {
  if (route.kind === "home") return homePath(site.slug, sites);
  if (question) return questionPath(question.slug, route.kind === "fixed" ? route.language : site.language);
  return route.kind === "staticPage" && page ? storedPagePath(site.slug, page.slug, route.language, sites) : path;
}

function counterpartOf(route: Route, { site, category, article, page, question }: Counterparts, sites: DefaultSites): string | undefined {
  switch (route.kind) {
    case "home":
      return site.counterpart && homePath(site.counterpart, sites);
    case "category":
      return site.counterpart && category?.counterpart && categoryPath(site.counterpart, category.counterpart);
    case "article":
      return (
        site.counterpart &&
        category?.counterpart &&
        article?.counterpart &&
        articlePath(site.counterpart, category.counterpart, article.counterpart)
      );
    case "fixed":
      if (question) return question.counterpart && questionPath(question.counterpart, otherLanguage(route.language));
      return ministryPages[otherLanguage(route.language)][route.route.name];
    case "staticPage":
      return page?.counterpart && storedPagePath(page.counterpart.site, page.counterpart.slug, otherLanguage(route.language), sites);
    case "search": {
      // A site without a counterpart is searched in both languages itself.
      const there = route.language === site.language ? (site.counterpart ?? site.slug) : site.slug;
      return `${sitePath(there)}/${searchLinks[otherLanguage(route.language)]}`;
    }
    case "notFound":
      return undefined;
  }
}
