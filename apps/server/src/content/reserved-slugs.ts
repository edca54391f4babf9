import { contentPrefix, ministryPages, serverSegments } from "@portal/domain";
import { finding, type Finding, quote } from "./finding.ts";

/** Segments below every site (specification §2.2). */
const belowEverySite = new Set(["tim-kiem", "search", "btcvn", "btcen"]);

/** First path segments that the server itself answers, or that mean something below a site. */
const sites = new Set([...serverSegments, "favicon.ico", "robots.txt", "sitemap.xml", ...belowEverySite]);

/** Segments below the ministry's two sites (specification §2.1), which both answer to `btc` and `mof`. */
const belowMinistry: ReadonlySet<string | undefined> = new Set(
  [ministryPages.vi, ministryPages.en, contentPrefix].flatMap((paths) => Object.values(paths)).map((path) => path.split("/")[2]),
);

const refuse = (slug: string, why: string): Finding =>
  finding("reserved-slug", "/slug", `The slug ${quote(slug)} is reserved: ${why}.`, "Choose another.");

export const reservedSite = (slug: string): Finding | undefined =>
  sites.has(slug.toLowerCase()) ? refuse(slug, "the address is the portal's own, so the site could never be reached") : undefined;

/** @param ministry the slugs of the ministry's two sites */
export function reservedCategory(slug: string, site: string, ministry: readonly string[]): Finding | undefined {
  const lower = slug.toLowerCase();
  if (belowEverySite.has(lower)) return refuse(slug, "below a site it means search or static pages (specification §2.2)");
  if (ministry.includes(site) && belowMinistry.has(lower))
    return refuse(slug, "below the ministry's site it is a fixed page (specification §2.1)");
  return undefined;
}
