/**
 * The layout engine: parse → select → resolve → plan → execute. Validators, bounds and the selection table stay private, so that
 * the pipeline can change behind these names. What a browser does not need is an entry of its own: `/catalogue` (validates layouts),
 * `/compose` (plan, execute), `/edit`, `/lint`, `/migrate`, `/css`, `/records` (what parses records, for those of the host).
 */
export type { Catalogue } from "./catalogue.ts";
export { diagnosticMessage } from "./diagnostics.ts";
export type * from "./generated/types.ts";
export { nameBlocksByKey } from "./metadata-paths.ts";
export type * from "./model.ts";
export { parseCategory } from "./parse/category.ts";
export { languageOf, parseSite } from "./parse/site.ts";
export { resolveLayout, type Resolution } from "./resolve.ts";
export { type Selection, selectTemplate, type Subject } from "./select.ts";
export { parsePointer } from "./pointer.ts";
export { SLUG_PATTERN, slug as parseSlug } from "./parse/fields.ts";
export { safeUrl } from "./url.ts";
