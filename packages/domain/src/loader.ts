/** Path and query → page: the one way in which the pages of this portal are made, whatever their content comes from. */
export { createLocator } from "./loader/locate.ts";
export { createPageLoader, forVisitors } from "./loader/page-loader.ts";
export { fixedRoutes } from "./routes/fixed-routes.ts";
