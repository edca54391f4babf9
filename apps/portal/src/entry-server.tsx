/** The server's way into the portal: path → page model, page model → document. Built by Vite, loaded by path; the contract is PortalModule of packages/domain. */
import { diagnosticMessage } from "@portal/core";
import { randomUUID } from "node:crypto";
import { createCatalogue } from "@portal/core/catalogue";
import type { PortalModule } from "@portal/domain";
import { portalCatalogue } from "@portal/domain/content";
import { createPageLoader, forVisitors } from "@portal/domain/loader";
import { layouts, templates } from "@portal/layouts";
import { renderDocument } from "./document/render.tsx";

export const createPortal: PortalModule["createPortal"] = (options) => {
  const { source, takesForms, assets, defaultSites, release, timeZone, origin, apiOrigins, now, log } = options;
  const catalogue = createCatalogue({ layouts, templates }, portalCatalogue);
  for (const one of catalogue.diagnostics) log("layout refused", { code: one.code, path: one.path, message: diagnosticMessage(one) });
  const load = createPageLoader({ catalogue, source, defaultSites, release, takesForms, now, newId: randomUUID, log });
  return {
    load: async (path, { signal }) => forVisitors(await load(path, signal)),
    render: (page) =>
      renderDocument(page, {
        assets,
        timeZone,
        origin,
        apiOrigins,
        onFailure: (names, error) => log("blocks failed", { path: page.path, names, error: String(error) }),
      }),
  };
};
