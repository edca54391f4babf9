import type { Language, LayoutDefinition, SiteMetadataRecord } from "@portal/core";
import { assignAllBlocks } from "./assign-all-blocks.ts";
import type { Fixture } from "./fixture.ts";
import { sampleMenu } from "./sample-menu.ts";
import { sampleSiteName } from "./site-names.ts";
import { sampleIdentity, sampleRoles, sampleSites, sampleFixture } from "./fixture/index.ts";

/**
 * `full`: every block has content. `empty`: none has. `failing`: the first block's content is unavailable; `failed`: all content is.
 * `long`: texts at the upper end of what editors write. `hostile`: what untrusted content looks like at its worst.
 */
export type SampleState = "full" | "empty" | "failing" | "failed" | "long" | "hostile";

/** The sample fixture with one site, category or article that uses the layout. */
export function fixtureForLayout(layout: LayoutDefinition, language: Language, state: SampleState): Fixture {
  const assigned = state === "empty" ? { layoutId: layout.id, blocks: [] } : assignAllBlocks(layout, language);
  const kind = layout.for[0];
  const ofSite: SiteMetadataRecord = {
    ...sampleSiteMetadata(language),
    ...(kind === "home" ? assigned : {}),
    ...(kind === "article" ? { articleDefaulLayout: layout.id } : {}),
  };
  const subject = subjectSlug(layout, language);
  const fixture = state === "empty" ? emptied(sampleFixture, articleSlug(language)) : sampleFixture;
  return {
    ...fixture,
    sites: fixture.sites.map((site) =>
      site.slug === sampleSites[language] ? { ...site, name: sampleSiteName(layout.id, language), metadata: JSON.stringify(ofSite) } : site,
    ),
    categories: fixture.categories.map((category) =>
      category.slug === subject && kind === "category" ? { ...category, metadata: JSON.stringify(assigned) } : category,
    ),
  };
}

/** The frame of a sample site. */
export const sampleSiteMetadata = (language: Language): SiteMetadataRecord => ({
  menu: sampleMenu(language),
  identity: { ...sampleIdentity[language], sample: true },
});

/** A fixture in which nothing was written yet, but for one article. */
export const emptied = (fixture: Fixture, article: string | undefined): Fixture => ({
  ...fixture,
  categories: fixture.categories.filter(({ parent }) => parent === null),
  articles: fixture.articles.filter(({ slug }) => slug === article),
  questions: [],
  people: { leader: [], "former-minister": [] },
});

/** The page of the contribution layout is the category of drafts; other category pages show news. */
export const subjectSlug = (layout: LayoutDefinition, language: Language): string =>
  layout.id === "category-layout-contribute" ? sampleRoles[language].drafts : sampleRoles[language].listing;
/** The lead category's first article: the only one that an empty fixture has. */
export const articleSlug = (language: Language): string => `${sampleRoles[language].lead}-1`;
