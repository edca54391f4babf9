import type { Language, Site } from "@portal/core";
import type { DefaultSites } from "../routes/match.ts";

interface FrameOptions {
  readonly language: Language;
  readonly sites: DefaultSites;
  readonly load: (slug: string) => Promise<Site>;
}

/**
 * What stands around a page: its site, or where the page is in the other language (specification §2.2: btcvn, btcen) the site's counterpart.
 * A site without one speaks by its translation, and lends the menu of the ministry's site in that language.
 */
export async function frameOf(site: Site, { language, sites, load }: FrameOptions): Promise<Site> {
  if (site.language === language) return site;
  const there = await load(site.counterpart ?? sites[language]);
  const speaks = there.language === language;
  if (speaks && there.slug === site.counterpart) return there;
  const { name, menu, identity } = site.translation;
  return {
    ...site,
    language,
    name: name ?? site.name,
    menu: menu ?? (speaks ? there.menu : undefined),
    identity: identity ?? site.identity,
    // In its other language the site is its own counterpart.
    counterpart: site.slug,
  };
}
