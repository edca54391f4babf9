/** The half of the portal that runs on the server's answering thread: path → page model. It brings no React. The contract is LoaderModule of packages/domain. */
import { diagnosticMessage } from "@portal/core";
import { randomUUID } from "node:crypto";
import { createCatalogue } from "@portal/core/catalogue";
import type { LoaderModule } from "@portal/domain";
import { portalCatalogue } from "@portal/domain/content";
import { createPageLoader, forVisitors } from "@portal/domain/loader";
import { layouts, templates } from "@portal/layouts";
import { cardOf } from "./document/card.ts";

export const createLoader: LoaderModule["createLoader"] = ({ source, takesForms, defaultSites, release, now, timeZone, log }) => {
  const catalogue = createCatalogue({ layouts, templates }, portalCatalogue);
  for (const one of catalogue.diagnostics) log("layout refused", { code: one.code, path: one.path, message: diagnosticMessage(one) });
  const common = { catalogue, defaultSites, release, newId: randomUUID };
  const load = createPageLoader({ ...common, source, takesForms, now, log });
  return {
    card: (page) => cardOf(page, timeZone),
    load: async (path, { signal }) => forVisitors(await load(path, signal)),
    async loadPreview(path, { source: previewed, base, asOf, signal }) {
      // What is not published stands in no log.
      const options = { ...common, source: previewed, takesForms: "nothing" as const, now: () => Date.parse(asOf), log: () => undefined };
      const loaded = forVisitors(await createPageLoader(options)(path, signal));
      return "page" in loaded ? { page: { ...loaded.page, preview: { base, asOf } } } : loaded;
    },
  };
};
