/** Path and query → page model: what a server needs to load the pages of this portal. */
export { createPageLoader } from "./loader/page-loader.ts";
export { fixedRoutes } from "./routes/fixed-routes.ts";
