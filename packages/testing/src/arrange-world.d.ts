import type { Language, LayoutDefinition } from "@portal/core";
import type { Fixture } from "./fixture.ts";
/** `full`: every block has content. `empty`: none has. `failing`: the first block's content is unavailable. */
export type SampleState = "full" | "empty" | "failing";
/** The sample world with one site, category or article that uses the layout. */
export declare function arrangeWorld(layout: LayoutDefinition, language: Language, state: SampleState): Fixture;
/** The page of the contribution layout is the category of drafts; other category pages show news. */
export declare const subjectSlug: (layout: LayoutDefinition, language: Language) => string;
/** The lead category's first article: the only one that an empty world has. */
export declare const articleSlug: (language: Language) => string;
