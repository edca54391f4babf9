/** Both halves of the portal in one process, for development: Vite brings them from the sources. The contract is PortalModule of packages/domain. */
import type { PortalModule } from "@portal/domain";
import { createPartCache } from "@portal/react/server";
import { renderDocument } from "./document/render.tsx";
import { drawEmbed } from "./embed/draw-embed.tsx";
import { createLoader } from "./entry-loader.ts";

export const createPortal: PortalModule["createPortal"] = (options) => {
  const { assets, timeZone, apiOrigins, partCacheBytes, log } = options;
  const parts = createPartCache(partCacheBytes);
  return {
    ...createLoader(options),
    drawEmbed: async (embed) => drawEmbed(embed, timeZone),
    render: (page, origin) =>
      renderDocument(page, {
        assets,
        timeZone,
        origin,
        apiOrigins,
        parts,
        text: undefined,
        onFailure: (names, error) => log("blocks failed", { path: page.path, names, error: String(error) }),
      }),
  };
};
