/** What the server needs of the portal: path → page model, page model → document. Built by Vite, loaded by path. */
import type { PageModel, PortalSource } from "@portal/domain";
import { createCatalogue } from "@portal/core/catalogue";
import { pages, templates } from "@portal/layouts";
import type { Assets } from "./document/assets.ts";
import { renderDocument } from "./document/render.tsx";
import type { DefaultSites } from "./routes/match.ts";
import { createLoader, type Loaded } from "./server/load.ts";

export type Log = (message: string, details: Readonly<Record<string, unknown>>) => void;

export interface PortalOptions {
  readonly source: PortalSource;
  /** What visitors may send: every form, or comments on drafts alone, which a back end takes; the other forms then say that they are closed. */
  readonly takesForms: "all" | "comments";
  readonly assets: Assets;
  readonly defaultSites: DefaultSites;
  readonly release: string;
  readonly timeZone: string;
  readonly origin: string;
  /** Origins that browsers may send calls to besides the page's own. */
  readonly apiOrigins: readonly string[];
  readonly log: Log;
}

export interface Portal {
  load(path: string, options: { readonly signal: AbortSignal | undefined }): Promise<Loaded>;
  render(page: PageModel): Promise<{ readonly html: string }>;
}

export function createPortal(options: PortalOptions): Portal {
  const { source, takesForms, assets, defaultSites, release, timeZone, origin, apiOrigins, log } = options;
  const catalogue = createCatalogue({ layouts: pages, templates });
  for (const { code, path, message } of catalogue.diagnostics) log("layout refused", { code, path, message });
  const load = createLoader({ catalogue, source, defaultSites, release, takesForms, log });
  return {
    load: (path, { signal }) => load(path, signal),
    render: async (page) => ({
      html: await renderDocument(page, {
        assets,
        timeZone,
        origin,
        apiOrigins,
        onFailure: (names, error) => log("blocks failed", { path: page.path, names, error: String(error) }),
      }),
    }),
  };
}
