import type { Language, Site } from "@portal/core";
import type { DefaultSites } from "../routes/match.ts";

interface SiteInLanguageOptions {
  readonly language: Language;
  readonly sites: DefaultSites;
  readonly load: (slug: string) => Promise<Site>;
}

/**
 * The site that a page shows around its content: its own, or its counterpart where the page is in the other language (specification §2.2:
 * btcvn, btcen).
 * A site without one is shown by its translation, with the menu of the ministry's site in that language.
 */
export async function siteInLanguage(site: Site, { language, sites, load }: SiteInLanguageOptions): Promise<Site> {
  if (site.language === language) return site;
  const counterpart = await load(site.counterpart ?? sites[language]);
  const isInLanguage = counterpart.language === language;
  if (isInLanguage && counterpart.slug === site.counterpart) return counterpart;
  const { name, menu, identity } = site.translation;
  return {
    ...site,
    language,
    name: name ?? site.name,
    menu: menu ?? (isInLanguage ? counterpart.menu : undefined),
    identity: identity ?? site.identity,
    // In its other language the site is its own counterpart.
    counterpart: site.slug,
  };
}
