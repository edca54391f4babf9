import type { LayoutNode, LayoutTree } from "@portal/core";
import { isLazy, type LazyView } from "./lazy-view.ts";
import type { Registry } from "./registry.ts";

function lazyViews(tree: LayoutTree, registry: Registry): readonly LazyView<object>[] {
  const components = new Set<unknown>([registry.fallback]);
  const visit = (node: LayoutNode): void => {
    if (node.kind === "region") node.children.forEach(visit);
    else components.add(node.kind === "block" ? registry.block(node.type, node.name) : registry.widget(node.name));
  };
  visit(tree.root);
  return [...components].filter(isLazy);
}

/**
 * Loads every lazy component that the tree draws, so that it renders without suspending (server, hydration). One that fails fails alone.
 * @returns whether all of them are there
 */
export async function preloadTree(tree: LayoutTree, registry: Registry): Promise<boolean> {
  const results = await Promise.allSettled(lazyViews(tree, registry).map((view) => view.preload()));
  return results.every(({ status }) => status === "fulfilled");
}

/** Modules of the lazy components that the tree draws: a document that announces their files spares hydration a round trip. */
export const treeModules = (tree: LayoutTree, registry: Registry): readonly string[] =>
  lazyViews(tree, registry).flatMap(({ module }) => module ?? []);
