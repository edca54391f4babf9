import { contentPrefix, type Language, ministryPages, serverSegments } from "@portal/core";
import { type FixedRoute, fixedRoutes } from "./fixed.ts";

/** What a path asks for. `site` is a slug, or undefined for the default site. */
export type Route =
  | { readonly kind: "home"; readonly site: string }
  | { readonly kind: "category"; readonly site: string; readonly category: string }
  | { readonly kind: "article"; readonly site: string; readonly category: string; readonly article: string }
  | { readonly kind: "staticPage"; readonly site: string; readonly page: string; readonly language: Language }
  | { readonly kind: "fixed"; readonly site: string; readonly route: FixedRoute; readonly language: Language }
  | { readonly kind: "search"; readonly site: string }
  | { readonly kind: "notFound"; readonly site: string | undefined };

/** Slugs of the ministry's own sites (the specification does not show the default site's). */
export type DefaultSites = Readonly<Record<Language, string>>;

const languages: readonly Language[] = ["vi", "en"];
const staticPrefixes = new Map<string, Language>([
  ["btcvn", "vi"],
  ["btcen", "en"],
]);
const searchSegments = new Set(["tim-kiem", "search"]);

const reservedSites = new Set<string | undefined>(serverSegments);

/** Fixed routes first, then dynamic ones (specification §2.1, §2.2). Total: what fits nothing is not found. */
export function matchRoute(pathname: string, sites: DefaultSites): Route {
  const segments = decodeSegments(pathname);
  if (!segments || reservedSites.has(segments[0])) return { kind: "notFound", site: undefined };
  const path = `/${segments.join("/")}`;
  const alias = (slug: string): string => (slug === "btc" ? sites.vi : slug === "mof" ? sites.en : slug);

  for (const language of languages) {
    const route = fixedRoutes.find(({ name }) => ministryPages[language][name] === path);
    if (route) return { kind: "fixed", route, language, site: sites[language] };
    const prefix = contentPrefix[language];
    if (path.startsWith(prefix) && segments.length === 3)
      return { kind: "staticPage", site: sites[language], page: segments[2] ?? "", language };
  }

  const [first, second, third] = segments;
  if (first === undefined) return { kind: "home", site: sites.vi };
  const site = alias(first);
  if (segments.length > 3) return { kind: "notFound", site };
  if (second === undefined) return { kind: "home", site };
  const language = staticPrefixes.get(second);
  if (language) return third === undefined ? { kind: "notFound", site } : { kind: "staticPage", site, page: third, language };
  if (searchSegments.has(second)) return third === undefined ? { kind: "search", site } : { kind: "notFound", site };
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
