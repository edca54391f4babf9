import type { Language, Site } from "@portal/core";
import type { Route } from "./match.ts";

/** Language of a page's text and interface: what the address says, else the site's (docs/adr/0007-language-is-the-url.md). */
export const routeLanguage = (route: Route, site: Site): Language => ("language" in route && route.language) || site.language;

export const otherLanguage = (language: Language): Language => (language === "vi" ? "en" : "vi");
