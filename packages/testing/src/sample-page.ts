import type { Language } from "@portal/core";
import type { ResolvedPage } from "@portal/domain";
import { type Catalogue, createCatalogue } from "@portal/core/catalogue";
import { pages, templates } from "@portal/layouts";
import { arrangeWorld, articleSlug, type SampleState, subjectSlug } from "./arrange-world.ts";
import { arrangeView } from "./arrange-view.ts";
import { buildPage } from "./build-page.ts";
import { distortWorld } from "./distort-world.ts";
import { sampleRoles, sampleSites } from "./world/index.ts";

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
export const sampleCatalogue = (): Catalogue => (catalogue ??= createCatalogue({ layouts: pages, templates }));

/**
 * A page of one of the layouts by the true pipeline, over the sample world.
 * @throws where there is no layout of that id: a mistake of the caller.
 */
export async function samplePage({ layoutId, language, state }: SamplePageRequest): Promise<ResolvedPage> {
  const layout = sampleCatalogue().layouts.get(layoutId);
  if (!layout) throw new Error(`There is no layout "${layoutId}"; the ids are the file names in layouts/pages.`);
  const kind = layout.for[0];
  const request = {
    site: sampleSites[language],
    category: kind === "home" ? undefined : kind === "article" ? sampleRoles[language].lead : subjectSlug(layout, language),
    article: kind === "article" ? articleSlug(language) : undefined,
    page: undefined,
  };
  return buildPage(sampleCatalogue(), distortWorld(arrangeWorld(layout, language, state), state), { request, language, state });
}

/**
 * A page of any view (specification §2.3), layout or not, over the sample world.
 * @throws where there is no template of that id: a mistake of the caller.
 */
export async function sampleView({ view, language, state }: SampleViewRequest): Promise<ResolvedPage> {
  if (sampleCatalogue().layouts.has(view)) return samplePage({ layoutId: view, language, state });
  const template = sampleCatalogue().templates.get(view);
  if (!template) throw new Error(`There is no view "${view}"; the ids are the file names in layouts/templates.`);
  const { world, visit } = arrangeView(template, language, state);
  return buildPage(sampleCatalogue(), distortWorld(world, state), visit);
}
