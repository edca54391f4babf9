/**
 * The layout engine: parse → select → resolve → plan → execute. Validators, bounds and the selection table stay private, so that
 * the pipeline can change behind these names. What a browser does not need is an entry of its own: `/catalogue` (validates layouts),
 * `/article` (article bodies), `/edit`, `/lint`, `/migrate`, `/css`, `/records`.
 */
export { storedPath } from "./article-file.ts";
export type { Catalogue } from "./catalogue.ts";
export { composePage, type ComposeRequest, type Composition } from "./compose.ts";
export { toInstant } from "./dates.ts";
export { draftState } from "./draft.ts";
export { executePlan, type ExecuteContext } from "./execute.ts";
export { FEED_BLOCK, feedAddress, MAX_FEEDS } from "./feeds.ts";
export type * from "./generated/types.ts";
export { withMediaAddresses } from "./media.ts";
export type * from "./model.ts";
export type * from "./page.ts";
export { parseCategory } from "./parse/category.ts";
export { parseSite } from "./parse/site.ts";
export { ANCHOR_PREFIX } from "./parse/read-text.ts";
export { articlePath, categoryPath, sitePath } from "./paths.ts";
export { type Binding, type DataPlan, planContent, type PlanContext } from "./plan.ts";
export { resolveLayout, type Resolution } from "./resolve.ts";
export { type Selection, selectTemplate, type Subject } from "./select.ts";
export {
  DEFAULT_BANNER,
  DEFAULT_LOGO,
  DEFAULT_LOGO_LINK,
  defaultMenus,
  defaultViewNames,
  NO_IMAGE,
  searchLinks,
  shellOf,
  viewSite,
} from "./settings.ts";
export type * from "./source.ts";
export { markText, snippetOf } from "./search/mark.ts";
export { ALL_SITES, readSearch, searchQuery, searchTypes } from "./search/request.ts";
export { parseTerms, type SearchTerms } from "./search/terms.ts";
export { safeUrl } from "./url.ts";
