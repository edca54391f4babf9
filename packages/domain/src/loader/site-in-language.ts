import type { Language, Site } from "@portal/core";
import type { DefaultSites } from "../routes/match.ts";

interface SiteInLanguageOptions {
  readonly language: Language;
  readonly sites: DefaultSites;
  readonly load: (slug: string) => Promise<Site>;
}

export interface SiteInLanguage {
  readonly site: Site;
  /** Slug of the other site that was looked at, whether it exists or not: when it changes, comes or goes, this may be another. */
  readonly consulted?: string;
}

/**
 * The site that a page shows around its content: its own, or its counterpart where the page is in the other language (specification §2.2:
 * btcvn, btcen).
 * A site without one is shown by its translation, with the menu of the ministry's site in that language.
 */
export async function siteInLanguage(site: Site, { language, sites, load }: SiteInLanguageOptions): Promise<SiteInLanguage> {
  if (site.language === language) return { site };
  const consulted = site.counterpart ?? sites[language];
  const counterpart = await load(consulted);
  const isInLanguage = counterpart.language === language;
  if (isInLanguage && counterpart.slug === site.counterpart) return { site: counterpart, consulted };
  const { name, menu, identity } = site.translation;
  const translated: Site = {
    ...site,
    language,
    name: name ?? site.name,
    menu: menu ?? (isInLanguage ? counterpart.menu : undefined),
    identity: identity ?? site.identity,
    // In its other language the site is its own counterpart.
    counterpart: site.slug,
  };
  return { site: translated, consulted };
}
