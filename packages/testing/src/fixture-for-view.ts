import type { CategoryRecord, Language } from "@portal/core";
import { type ArticleRecord, articlePath, categoryPath, contentPrefix, ministryPages, questionPath } from "@portal/domain";
import { fixedRoutes } from "@portal/domain/loader";
import { emptied, sampleSiteMetadata, type SampleState } from "./fixture-for-layout.ts";
import type { Fixture } from "./fixture.ts";
import type { Visit } from "./load-page.ts";
import { sampleRoles, sampleSites, sampleFixture } from "./fixture/index.ts";
import { articleRole, articleSample } from "./fixture/article-samples.ts";
import { questionSlugs, staticPageSlugs } from "./fixture/fixed-pages.ts";

/** The sample fixture with a site, category or article that asks for a view that is no layout's, and its path. */
export function fixtureForView(view: string, language: Language, state: SampleState): Visit {
  const [kind] = view.split("-", 1);
  const fixture = state === "empty" ? emptied(sampleFixture, undefined) : sampleFixture;
  const site = sampleSites[language];
  const roles = sampleRoles[language];
  const framed = withSite(fixture, language, kind === "home" ? { view } : {});
  switch (kind) {
    case "home":
      return { fixture: framed, path: ministryPages[language].home };
    case "category": {
      const slug = view === "category-documents" ? roles.documents : roles.listing;
      return {
        fixture: { ...framed, categories: framed.categories.map((one) => (one.slug === slug ? askFor(one, view) : one)) },
        path: categoryPath(site, slug),
      };
    }
    case "article": {
      const category = roles[articleRole(view)];
      const slug = `${category}-1`;
      const article = sampleFixture.articles.find((one) => one.slug === slug);
      const others = framed.articles.filter((one) => one.slug !== slug);
      return {
        fixture: { ...framed, articles: [...(article ? [{ ...askFor(article, view), ...articleSample(view, language) }] : []), ...others] },
        path: articlePath(site, category, slug),
      };
    }
    default:
      return { fixture: { ...framed, ...fixedRecords(view, language) }, path: fixedPath(view, language) };
  }
}

/** What must be there, or must not, for a path to show the view. */
function fixedRecords(view: string, language: Language): Partial<Fixture> {
  // The home of a portal without a site says how it gets its content.
  if (view === "page-getting-started") return { sites: [] };
  if (view === "page-visit-statistics") {
    const { sites } = withSite(sampleFixture, language, { publicStatistics: true });
    return { sites };
  }
  return view === "page-question" ? { questions: sampleFixture.questions.filter(({ slug }) => slug === questionSlugs[language]) } : {};
}

function fixedPath(view: string, language: Language): string {
  const pages = ministryPages[language];
  switch (view) {
    case "page-getting-started":
      return pages.home;
    case "page-static":
      return contentPrefix[language] + staticPageSlugs[language];
    case "page-question":
      return questionPath(questionSlugs[language], language);
    case "page-search":
      return `${pages.search}?${new URLSearchParams({ q: language === "vi" ? "ngân sách" : "budget" }).toString()}`;
    default: {
      const route = fixedRoutes.find((one) => one.view === view);
      if (!route) throw new Error(`No address shows the view "${view}"; give it a row in packages/domain/src/routes/fixed-routes.ts.`);
      return pages[route.name];
    }
  }
}

const askFor = <T extends ArticleRecord | CategoryRecord>(record: T, view: string): T => ({
  ...record,
  metadata: JSON.stringify({ view }),
});

const withSite = (fixture: Fixture, language: Language, more: object): Fixture => ({
  ...fixture,
  sites: fixture.sites.map((site) =>
    site.slug === sampleSites[language] ? { ...site, metadata: JSON.stringify({ ...sampleSiteMetadata(language), ...more }) } : site,
  ),
});
