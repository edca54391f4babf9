/** The layout engine. Everything else of this package stays private so that the pipeline can change behind these names. */
export type * from "./generated/types.ts";
export type * from "./model.ts";
export type * from "./page.ts";
export type * from "./source.ts";
export { articlePath, categoryPath, sitePath } from "./paths.ts";
export { safeUrl } from "./url.ts";
