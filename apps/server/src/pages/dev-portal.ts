import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import type { AppOptions } from "../app.ts";
import type { DrawEmbed, Portal, PortalModule, PreviewLoader } from "@portal/domain";
import type { PortalSettings } from "./portal.ts";

export interface DevelopmentPortal {
  readonly portal: Portal & PreviewLoader;
  readonly drawEmbed: DrawEmbed;
  /** For `buildApp`: Vite answers for its own files, everything else is the server's. */
  readonly development: NonNullable<AppOptions["development"]>;
  readonly close: () => Promise<void>;
}

/** The portal's folder, by path: the server never imports its sources. */
export const portalRoot = join(import.meta.dirname, "../../../portal");

/** The portal from its sources, through Vite: an edit shows at once, in server rendering and in the browser. @param root the portal's folder */
export async function loadDevelopmentPortal(settings: PortalSettings, root: string): Promise<DevelopmentPortal> {
  // Only here: a deployment has no Vite.
  const { createServer } = await import("vite");
  const server = createHttpServer();
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, ws: { server } },
  });

  let loaded: { readonly module: PortalModule; readonly portal: ReturnType<PortalModule["createPortal"]> } | undefined;
  const current = async (): Promise<ReturnType<PortalModule["createPortal"]>> => {
    // Vite gives back the same module until one of its files was edited.
    const module = (await vite.ssrLoadModule("/src/entry-server.tsx")) as PortalModule;
    if (loaded?.module !== module) {
      const program = ["/src/entry-client.tsx"];
      const assets = { blocking: ["/src/prefs.ts"], scripts: ["/src/entry-starter.ts"], program, styles: [], fonts: [], modules: {} };
      loaded = { module, portal: module.createPortal({ ...settings, assets, release: "development" }) };
    }
    return loaded.portal;
  };

  return {
    portal: {
      card: (page) => loaded?.portal.card(page),
      load: async (path, options) => (await current()).load(path, options),
      loadPreview: async (path, options) => (await current()).loadPreview(path, options),
      render: async (page, origin) => {
        const rendered = await (await current()).render(page, origin);
        return { ...rendered, html: await vite.transformIndexHtml(page.path, rendered.html) };
      },
    },
    drawEmbed: async (embed) => (await current()).drawEmbed(embed),
    development: {
      serverFactory: (handler) =>
        server.on("request", (request, response) => vite.middlewares(request, response, () => handler(request, response))),
    },
    close: () => vite.close(),
  };
}
