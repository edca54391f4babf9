import { registryDefinition } from "@portal/blocks";
import { createRegistry, type LazyView, lazyView, type Registry } from "@portal/react";

/** Drawn as a view on demand is while it loads. */
const never = <P extends object>(): LazyView<P> => lazyView<P>(() => new Promise(() => {}));

const waitFor = <P extends object>(parts: Readonly<Record<string, unknown>>): Record<string, LazyView<P>> =>
  Object.fromEntries(Object.keys(parts).map((name) => [name, never<P>()]));

/** The portal's registry as it is while everything on demand still loads; titles come with the portal itself. */
export function loadingRegistry(): Registry {
  const { blocks, widgets } = registryDefinition;
  const { homeTitle, pageTitle } = widgets;
  return createRegistry({
    ...registryDefinition,
    blocks: {
      category: { ...waitFor(blocks.category), default: never() },
      categories: { ...waitFor(blocks.categories), default: never() },
      treeCategories: { ...waitFor(blocks.treeCategories), default: never() },
      cards: { ...waitFor(blocks.cards), default: never() },
    },
    widgets: { ...waitFor(widgets), ...(homeTitle && { homeTitle }), ...(pageTitle && { pageTitle }) },
  });
}
