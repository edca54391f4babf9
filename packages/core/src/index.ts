/**
 * The layout engine: parse → select → resolve → plan → execute. Validators, bounds and the selection table stay private, so that
 * the pipeline can change behind these names. What a browser does not need is an entry of its own: `/catalogue` (validates layouts),
 * `/article` (article bodies), `/compose` (plan, execute), `/content` (searches, files, feeds, drafts), `/edit`, `/lint`, `/migrate`, `/css`, `/records`.
 */
export type { Catalogue } from "./catalogue.ts";
export { toInstant } from "./dates.ts";
export type * from "./generated/types.ts";
export type * from "./model.ts";
export type * from "./page.ts";
export { parseCategory } from "./parse/category.ts";
export { languageOf, parseSite } from "./parse/site.ts";
export {
  contentPrefix,
  languageSegments,
  type MinistryPage,
  ministryPages,
  questionPath,
  sitePagePath,
  staticPagePath,
  storedPagePath,
} from "./ministry-pages.ts";
export { neighboursOf } from "./neighbours.ts";
export { OTHER_FIELD } from "./question-field.ts";
export { layoutSettings, type LayoutSettings } from "./layout-settings.ts";
export { articlePath, categoryPath, isPagePath, serverSegments, sitePath } from "./paths.ts";
export type { ParameterEntry } from "./parameters.ts";
export { resolveLayout, type Resolution } from "./resolve.ts";
export { type Selection, selectTemplate, type Subject } from "./select.ts";
export { NO_IMAGE, searchLinks, shellOf, viewSite } from "./settings.ts";
export type * from "./source.ts";
export { safeUrl } from "./url.ts";
