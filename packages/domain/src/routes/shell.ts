import type { Shell } from "../page.ts";
import { shellOf } from "../site-view.ts";
import type { Site } from "@portal/core";
import type { Route } from "./match.ts";

/** Shell of a page: its route's own, or else its site's (specification §2.1, §2.2). */
export const routeShell = (route: Route, site: Site): Shell => (route.kind === "fixed" ? route.route.shell : undefined) ?? shellOf(site);
