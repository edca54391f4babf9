import { contentPrefix, languageSegments } from "../addresses/ministry-pages.ts";
import { searchLinks } from "../site-view.ts";
import { serverSegments } from "../addresses/paths.ts";
import type { Language } from "@portal/core";
import { type FixedRoute, fixedRoutes } from "./fixed-routes.ts";

/** What a path asks for. `site` is a slug, or undefined for the default site. */
export type Route =
  | { readonly kind: "home"; readonly site: string }
  | { readonly kind: "category"; readonly site: string; readonly category: string }
  | { readonly kind: "article"; readonly site: string; readonly category: string; readonly article: string }
  /** `below` where the path goes on after the page. */
  | { readonly kind: "staticPage"; readonly site: string; readonly page: string; readonly language: Language; readonly below: boolean }
  | { readonly kind: "fixed"; readonly site: string; readonly route: FixedRoute; readonly language: Language }
  | { readonly kind: "search"; readonly site: string; readonly language: Language }
  /** `language` where the path says one. */
  | { readonly kind: "notFound"; readonly site: string | undefined; readonly language?: Language };

/** Slugs of the ministry's own sites (the specification does not show the default site's). */
export type DefaultSites = Readonly<Record<Language, string>>;

const languages: readonly Language[] = ["vi", "en"];
/** The language that a segment below a site stands for (specification §2.2). */
const languageBy = (segments: Readonly<Record<Language, string>>): ReadonlyMap<string, Language> =>
  new Map(languages.map((language) => [segments[language], language]));
const pageSegments = languageBy(languageSegments);
const searchSegments = languageBy(searchLinks);

const reservedSites = new Set<string | undefined>(serverSegments);

/** Fixed routes first, then dynamic ones (specification §2.1, §2.2). Total: what fits nothing is not found. */
export function matchRoute(pathname: string, sites: DefaultSites): Route {
  const segments = decodeSegments(pathname);
  if (!segments || reservedSites.has(segments[0])) return { kind: "notFound", site: undefined };
  const path = `/${segments.join("/")}`;
  const alias = (slug: string): string => (slug === "btc" ? sites.vi : slug === "mof" ? sites.en : slug);

  for (const language of languages) {
    const route = fixedRoutes.find((one) => one.path[language] === path);
    if (route) return { kind: "fixed", route, language, site: sites[language] };
    const page = path.startsWith(contentPrefix[language]) ? segments[2] : undefined;
    if (page !== undefined) return { kind: "staticPage", site: sites[language], page, language, below: segments.length > 3 };
  }

  const [first, second, third] = segments;
  if (first === undefined) return { kind: "home", site: sites.vi };
  const site = alias(first);
  if (second === undefined) return { kind: "home", site };
  const language = pageSegments.get(second) ?? searchSegments.get(second);
  if (segments.length > 3) return { kind: "notFound", site, ...(language && { language }) };
  if (language) {
    if (searchSegments.has(second) && third === undefined) return { kind: "search", site, language };
    if (pageSegments.has(second) && third !== undefined) return { kind: "staticPage", site, page: third, language, below: false };
    return { kind: "notFound", site, language };
  }
  return third === undefined ? { kind: "category", site, category: second } : { kind: "article", site, category: second, article: third };
}

/** @returns undefined where the path holds a broken escape or an escaped slash. */
function decodeSegments(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split("/").slice(1).map(decodeURIComponent);
    if (segments.at(-1) === "") segments.pop();
    return segments.some((segment) => segment === "" || segment.includes("/")) ? undefined : segments;
  } catch {
    return undefined;
  }
}
