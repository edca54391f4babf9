/** What the server needs of the portal: path → page model, page model → document. Built by Vite, loaded by path. */
import type { PageModel, PortalSource } from "@portal/core";
import { createCatalogue } from "@portal/core/catalogue";
import { pages, templates } from "@portal/layouts";
import type { Assets } from "./document/assets.ts";
import { renderDocument } from "./document/render.tsx";
import type { DefaultSites } from "./routes/match.ts";
import { createLoader, type Loaded } from "./server/load.ts";
import { createUpstreamSource } from "./upstream/source.ts";

export type Log = (message: string, details: Readonly<Record<string, unknown>>) => void;

export interface PortalOptions {
  /** The database, or the base of an upstream API ("https://host/api/") whose HTML `sanitize` cleans. */
  readonly data: { readonly source: PortalSource } | { readonly upstream: string; readonly sanitize: (html: string) => Promise<string> };
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

/** Milliseconds until an upstream call is given up. */
const UPSTREAM_TIMEOUT = 10_000;

export function createPortal(options: PortalOptions): Portal {
  const { data, assets, defaultSites, release, timeZone, origin, apiOrigins, log } = options;
  const catalogue = createCatalogue({ layouts: pages, templates });
  for (const { code, path, message } of catalogue.diagnostics) log("layout refused", { code, path, message });
  const source =
    "source" in data
      ? data.source
      : createUpstreamSource({ base: data.upstream, fetch, timeout: UPSTREAM_TIMEOUT, sanitize: data.sanitize, log });
  const load = createLoader({ catalogue, source, defaultSites, release, takesForms: "source" in data, log });
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
