import type { ArticleRecord, CategoryRecord, Language, TemplateDefinition } from "@portal/core";
import { emptied, sampleSiteMetadata, type SampleState } from "./arrange-world.ts";
import type { FixedVisit, SampleVisit } from "./build-page.ts";
import type { Fixture } from "./fixture.ts";
import { sampleRoles, sampleSites, sampleWorld } from "./world/index.ts";
import { articleRole, articleSample } from "./world/article-samples.ts";
import { pageSlugs, questionSlugs } from "./world/fixed-pages.ts";

/** The sample world with a site, category or article that asks for a view that is no layout's. */
export function arrangeView(
  { id, label }: TemplateDefinition,
  language: Language,
  state: SampleState,
): { readonly world: Fixture; readonly visit: SampleVisit } {
  const [kind] = id.split("-", 1);
  const world = state === "empty" ? emptied(sampleWorld, undefined) : sampleWorld;
  const site = sampleSites[language];
  const roles = sampleRoles[language];
  const visitOf = (request: Partial<SampleVisit["request"]>, fixed?: FixedVisit): SampleVisit => ({
    request: { site, category: undefined, article: undefined, page: undefined, ...request },
    language,
    state,
    fixed,
  });
  const framed = withSite(world, language, kind === "home" ? { view: id } : {});
  switch (kind) {
    case "home":
      return { world: framed, visit: visitOf({}) };
    case "category":
      return {
        world: { ...framed, categories: framed.categories.map((one) => (one.slug === roles.listing ? askFor(one, id) : one)) },
        visit: visitOf({ category: roles.listing }),
      };
    case "article": {
      const category = roles[articleRole(id)];
      const slug = `${category}-1`;
      const article = sampleWorld.articles.find((one) => one.slug === slug);
      const others = framed.articles.filter((one) => one.slug !== slug);
      return {
        world: { ...framed, articles: [...(article ? [{ ...askFor(article, id), ...articleSample(id, language) }] : []), ...others] },
        visit: visitOf({ category, article: slug }),
      };
    }
    default:
      return {
        world: framed,
        visit: visitOf(
          { page: pageSlugs.get(id)?.[language], question: id === "page-question" ? questionSlugs[language] : undefined },
          fixedVisit(id, label[language] ?? label.vi, language),
        ),
      };
  }
}

const isPersonal = (view: string): boolean => /^page-(?:login|register|activation|profile|password)/.test(view);

function fixedVisit(view: string, name: string, language: Language): FixedVisit {
  const terms = language === "vi" ? "ngân sách" : "budget";
  const anywhere = { category: undefined, type: undefined, from: undefined, to: undefined, sort: "relevance" } as const;
  const lost = view === "page-not-found";
  return {
    view,
    name,
    kind: lost ? "notFound" : view === "page-search" ? "search" : view === "page-static" ? "page" : "fixed",
    status: lost ? 404 : 200,
    search: view === "page-search" ? { terms, site: undefined, home: undefined, ...anywhere } : undefined,
    personal: isPersonal(view),
  };
}

const askFor = <T extends ArticleRecord | CategoryRecord>(record: T, view: string): T => ({
  ...record,
  metadata: JSON.stringify({ view }),
});

const withSite = (world: Fixture, language: Language, more: object): Fixture => ({
  ...world,
  sites: world.sites.map((site) =>
    site.slug === sampleSites[language] ? { ...site, metadata: JSON.stringify({ ...sampleSiteMetadata(language), ...more }) } : site,
  ),
});
