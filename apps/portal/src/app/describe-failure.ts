import type { RenderFailure } from "@portal/react";
import { blockMaps } from "../state/settings.ts";
import type { PortalState } from "../state/store.ts";

/** Which part of which page could not be drawn, in the names by which editors know it: key of the block, kind of page, address, layout. */
export function describeFailure({ page, settings, site }: PortalState, { name, nodeId }: RenderFailure): string {
  const { homeBlocks, categoryBlocks } = blockMaps(page.current);
  const keyIn = (blocks: ReadonlyMap<string, string>): string | undefined => [...blocks].find(([, id]) => id === nodeId)?.[0];
  const [homeKey, categoryKey] = [keyIn(homeBlocks), keyIn(categoryBlocks)];
  const { categorySlug, articleSlug, categoryLayoutName, articleLayoutName, currentLayoutName } = settings;
  const layout = articleSlug === undefined ? (categorySlug === undefined ? currentLayoutName : categoryLayoutName) : articleLayoutName;
  const address = [site.siteId, categorySlug, articleSlug].filter((slug) => slug !== undefined).join("/");
  const part =
    homeKey !== undefined
      ? `Block "${homeKey}" of home`
      : categoryKey !== undefined
        ? `Block "${categoryKey}" of category`
        : `Part "${name}" of`;
  return `${part} ${address}, layout "${layout}", could not be drawn; the rest of the page stands.`;
}
