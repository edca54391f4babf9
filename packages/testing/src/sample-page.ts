import type { Language, LayoutDefinition } from "@portal/core";
import { articlePath, categoryPath, ministryPages, type ResolvedPage } from "@portal/domain";
import { type Catalogue, createCatalogue } from "@portal/core/catalogue";
import { portalCatalogue } from "@portal/domain/content";
import { layouts, templates } from "@portal/layouts";
import { fixtureForLayout, articleSlug, type SampleState, subjectSlug } from "./fixture-for-layout.ts";
import { fixtureForView } from "./fixture-for-view.ts";
import { distortFixture } from "./distort-fixture.ts";
import { loadPage } from "./load-page.ts";
import { sampleRoles, sampleSites } from "./fixture/index.ts";

export interface SamplePageRequest {
  readonly layoutId: string;
  readonly language: Language;
  readonly state: SampleState;
}

export interface SampleViewRequest extends Omit<SamplePageRequest, "layoutId"> {
  /** Id of a template. */
  readonly view: string;
}

let catalogue: Catalogue | undefined;
/** The product's own layouts. */
export const sampleCatalogue = (): Catalogue => (catalogue ??= createCatalogue({ layouts, templates }, portalCatalogue));

/**
 * A page of one of the layouts, as the portal loads it, over the sample fixture.
 * @throws where there is no layout of that id: a mistake of the caller.
 */
export async function samplePage({ layoutId, language, state }: SamplePageRequest): Promise<ResolvedPage> {
  const layout = sampleCatalogue().layouts.get(layoutId);
  if (!layout) throw new Error(`There is no layout "${layoutId}"; the ids are the file names in layouts/pages.`);
  const fixture = distortFixture(fixtureForLayout(layout, language, state), state);
  return loadPage(sampleCatalogue(), { fixture, path: pathOf(layout, language) }, state);
}

function pathOf(layout: LayoutDefinition, language: Language): string {
  const site = sampleSites[language];
  switch (layout.for[0]) {
    case "category":
      return categoryPath(site, subjectSlug(layout, language));
    case "article":
      return articlePath(site, sampleRoles[language].lead, articleSlug(language));
    default:
      return ministryPages[language].home;
  }
}

/**
 * A page of any view (specification §2.3), layout or not, over the sample fixture.
 * @throws where there is no template of that id: a mistake of the caller.
 */
export async function sampleView({ view, language, state }: SampleViewRequest): Promise<ResolvedPage> {
  if (sampleCatalogue().layouts.has(view)) return samplePage({ layoutId: view, language, state });
  if (!sampleCatalogue().templates.has(view))
    throw new Error(`There is no view "${view}"; the ids are the file names in layouts/templates.`);
  const { fixture, path } = fixtureForView(view, language, state);
  return loadPage(sampleCatalogue(), { fixture: distortFixture(fixture, state), path }, state);
}
