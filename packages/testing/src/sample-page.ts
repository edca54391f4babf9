import {
  type Language,
  type LayoutDefinition,
  type PageModel,
  parseCategory,
  parseSite,
  resolveLayout,
  shellOf,
  type Site,
  type Subject,
  viewSite,
} from "@portal/core";
import { composePage, planContent } from "@portal/core/compose";
import { parseArticle } from "@portal/core/article";
import { type Catalogue, createCatalogue } from "@portal/core/catalogue";
import { pages, templates } from "@portal/layouts";
import { arrangeWorld, articleSlug, type SampleState, subjectSlug } from "./arrange-world.ts";
import { failingQueries } from "./failing-queries.ts";
import type { Fixture } from "./fixture.ts";
import { createMemorySource } from "./memory-source.ts";
import { sampleCrumbs } from "./sample-crumbs.ts";
import { sampleRoles, sampleSites } from "./world/index.ts";

export interface SamplePageRequest {
  readonly layoutId: string;
  readonly language: Language;
  readonly state: SampleState;
}

let catalogue: Catalogue | undefined;
/** The product's own layouts. */
export const sampleCatalogue = (): Catalogue => (catalogue ??= createCatalogue({ layouts: pages, templates }));

/**
 * A page of one of the 25 layouts by the true pipeline, over the sample world.
 * @throws where there is no layout of that id: a mistake of the caller.
 */
export async function samplePage({ layoutId, language, state }: SamplePageRequest): Promise<PageModel> {
  const layout = sampleCatalogue().layouts.get(layoutId);
  if (!layout) throw new Error(`There is no layout "${layoutId}"; the ids are the file names in layouts/pages.`);
  const world = arrangeWorld(layout, language, state);
  const { site, subject, crumbs } = await load(world, layout, language);
  const paging = { page: 1, year: undefined, sort: "newest" } as const;

  const category = subject.kind === "category" || subject.kind === "article" ? subject.category : undefined;
  const article = subject.kind === "article" ? subject.article : undefined;
  const plan = planContent(resolveLayout(sampleCatalogue(), { site, subject }).tree, {
    site: site.slug,
    category: category?.slug,
    article: article?.slug,
    ...paging,
  });
  const failing = state === "failing" ? failingQueries(plan) : new Set<string>();
  const source = createMemorySource(world, { fails: ({ key }) => failing.has(key) });
  const composition = await composePage(sampleCatalogue(), source, { site, subject, ...paging, signal: undefined, onError: fail });

  const heading = article?.title ?? category?.name ?? site.name;
  return {
    release: "sample",
    status: 200,
    kind: subject.kind,
    path: crumbs.path,
    language,
    title: heading === site.name ? heading : `${heading} - ${site.name}`,
    description: article?.summary ?? category?.description ?? site.name,
    languageSwitch: `/${sampleSites[language === "vi" ? "en" : "vi"]}`,
    alternates: {},
    site: viewSite(site),
    shell: shellOf(site),
    breadcrumb: crumbs.breadcrumb,
    ...(crumbs.category ? { category: crumbs.category } : {}),
    ...(article ? { article } : {}),
    ...composition,
  };
}

function fail(error: unknown): void {
  throw error;
}

async function load(
  world: Fixture,
  layout: LayoutDefinition,
  language: Language,
): Promise<{ site: Site; subject: Subject; crumbs: ReturnType<typeof sampleCrumbs> }> {
  const kind = layout.for[0];
  const slugs = {
    category: kind === "home" ? undefined : kind === "article" ? sampleRoles[language].lead : subjectSlug(layout, language),
    article: kind === "article" ? articleSlug(language) : undefined,
  };
  const head = await createMemorySource(world).loadHead({ site: sampleSites[language], page: undefined, ...slugs }, undefined);
  const site = parseSite(head.site).value;
  const category = head.category && parseCategory(head.category).value;
  const article = head.article && parseArticle(head.article).value;
  const subject: Subject = article ? { kind: "article", category, article } : category ? { kind: "category", category } : { kind: "home" };
  return { site, subject, crumbs: sampleCrumbs(site, category, article) };
}
