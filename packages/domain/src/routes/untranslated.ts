import type { Site } from "@portal/core";
import type { Untranslated } from "../page.ts";
import type { DefaultSites, Route } from "./match.ts";

const reasons: readonly Untranslated[] = ["page", "site"];

/** Parameter by which a home says that it stands in for a page in its language. */
export const UNTRANSLATED = "untranslated";

/** The reason that a value of the parameter names; any other value says nothing. */
export const untranslatedReason = (value: string | null): Untranslated | undefined => reasons.find((reason) => reason === value);

/** What the address of a home says; on other pages the parameter means nothing. */
export const readUntranslated = (route: Route, query: URLSearchParams): Untranslated | undefined =>
  route.kind === "home" ? untranslatedReason(query.get(UNTRANSLATED)) : undefined;

/** The home that stands in for a page of the site. The ministry's own sites are each other's counterparts. */
export function standIn(home: string, site: Site, sites: DefaultSites): string {
  const reason: Untranslated = site.counterpart !== undefined || Object.values(sites).includes(site.slug) ? "page" : "site";
  return `${home}?${UNTRANSLATED}=${reason}`;
}
