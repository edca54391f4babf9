import { type Language, type PageModel } from "@portal/core";
import { type Catalogue } from "@portal/core/catalogue";
import { type SampleState } from "./arrange-world.ts";
export interface SamplePageRequest {
  readonly layoutId: string;
  readonly language: Language;
  readonly state: SampleState;
}
/** The product's own layouts. */
export declare const sampleCatalogue: () => Catalogue;
/**
 * A page of one of the 25 layouts by the true pipeline, over the sample world.
 * @throws where there is no layout of that id: a mistake of the caller.
 */
export declare function samplePage({ layoutId, language, state }: SamplePageRequest): Promise<PageModel>;
