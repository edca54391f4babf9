import type { Language, LayoutDefinition, SiteMetadataRecord } from "@portal/core";
import { assignAllBlocks } from "./assign-all-blocks.ts";
import type { Fixture } from "./fixture.ts";
import { sampleMenu } from "./sample-menu.ts";
import { sampleSiteName } from "./site-names.ts";
import { sampleRoles, sampleSites, sampleWorld } from "./world/index.ts";

/** `full`: every block has content. `empty`: none has. `failing`: the first block's content is unavailable. */
export type SampleState = "full" | "empty" | "failing";

/** The sample world with one site, category or article that uses the layout. */
export function arrangeWorld(layout: LayoutDefinition, language: Language, state: SampleState): Fixture {
  const assigned = state === "empty" ? { layoutId: layout.id, blocks: [] } : assignAllBlocks(layout, language);
  const kind = layout.for[0];
  const identity = {
    organisation: language === "vi" ? "Bộ Tài chính (trang minh họa)" : "Ministry of Finance (sample site)",
    email: "lienhe@example.org",
  };
  const ofSite: SiteMetadataRecord = {
    menu: sampleMenu(language),
    identity,
    ...(kind === "home" ? assigned : {}),
    ...(kind === "article" ? { articleDefaulLayout: layout.id } : {}),
  };
  const subject = subjectSlug(layout, language);
  return {
    ...sampleWorld,
    sites: sampleWorld.sites.map((site) =>
      site.slug === sampleSites[language] ? { ...site, name: sampleSiteName(layout.id, language), metadata: JSON.stringify(ofSite) } : site,
    ),
    categories: sampleWorld.categories
      .filter(({ parent }) => state !== "empty" || parent === null)
      .map((category) =>
        category.slug === subject && kind === "category" ? { ...category, metadata: JSON.stringify(assigned) } : category,
      ),
    articles: state === "empty" ? sampleWorld.articles.filter(({ slug }) => slug === articleSlug(language)) : sampleWorld.articles,
  };
}

/** The page of the contribution layout is the category of drafts; other category pages show news. */
export const subjectSlug = (layout: LayoutDefinition, language: Language): string =>
  layout.id === "category-layout-contribute" ? sampleRoles[language].drafts : sampleRoles[language].listing;
/** The lead category's first article: the only one that an empty world has. */
export const articleSlug = (language: Language): string => `${sampleRoles[language].lead}-1`;
