import type { CatalogueHost } from "@portal/core/catalogue";
import { portalNeedSchemas } from "./queries/table.ts";

/** What the engine must know of this portal to make a catalogue of its layouts. */
export const portalCatalogue: CatalogueHost = {
  needs: portalNeedSchemas,
  defaults: {
    // specification §2.2
    home: { vi: "default-layout-vi", en: "default-homepage-en" },
    category: { vi: "category-default-vi", en: "category-default-en" },
    article: "article-default",
    title: "pageTitle",
  },
};
