import type { Site } from "@portal/core";
import type { DefaultSites, Route } from "./match.ts";

/** Why the language switch led to a home and not to the same page: the page has no counterpart, or its whole site has none. */
export const untranslatedReasons = ["page", "site"] as const;
export type Untranslated = (typeof untranslatedReasons)[number];

/** Parameter by which a home says that it stands in for a page in its language. */
export const UNTRANSLATED = "untranslated";

/** The reason that a value of the parameter names; any other value says nothing. */
export const untranslatedReason = (value: string | null): Untranslated | undefined =>
  untranslatedReasons.find((reason) => reason === value);

/** What the address of a home says; on other pages the parameter means nothing. */
export const readUntranslated = (route: Route, query: URLSearchParams): Untranslated | undefined =>
  route.kind === "home" ? untranslatedReason(query.get(UNTRANSLATED)) : undefined;

/** The home that stands in for a page of the site. The ministry's own sites are each other's counterparts. */
export function standIn(home: string, site: Site, sites: DefaultSites): string {
  const reason: Untranslated = site.counterpart !== undefined || Object.values(sites).includes(site.slug) ? "page" : "site";
  return `${home}?${UNTRANSLATED}=${reason}`;
}
