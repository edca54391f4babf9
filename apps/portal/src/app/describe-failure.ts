import type { RenderFailure } from "@portal/react";
import { blockMaps } from "../state/settings.ts";
import type { PortalState } from "../state/store.ts";

/** Which part of which page could not be drawn, in the names by which editors know it: site, address, layout, key of the block. */
export function describeFailure({ page, settings, site }: PortalState, { name, nodeId }: RenderFailure): string {
  const { homeBlocks, categoryBlocks } = blockMaps(page.current);
  const [key] = [...homeBlocks, ...categoryBlocks].find(([, id]) => id === nodeId) ?? [];
  const { categorySlug, articleSlug, categoryLayoutName, articleLayoutName, currentLayoutName } = settings;
  const layout = articleSlug === undefined ? (categorySlug === undefined ? currentLayoutName : categoryLayoutName) : articleLayoutName;
  const place = [site.siteId, categorySlug, articleSlug].filter((slug) => slug !== undefined).join("/");
  return `Block ${key === undefined ? `"${name}"` : `"${key}" (${name})`} of ${place}, layout "${layout}", could not be drawn; the rest of the page stands.`;
}
