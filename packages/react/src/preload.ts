import type { LayoutNode, LayoutTree } from "@portal/core";
import { isLazy } from "./lazy-view.ts";
import type { Registry } from "./registry.ts";

/** Loads every lazy component that the tree draws, so that it renders without suspending (server, hydration). One that fails fails alone. */
export async function preloadTree(tree: LayoutTree, registry: Registry): Promise<void> {
  const components = new Set<unknown>([registry.template(tree.templateId), registry.fallback]);
  const visit = (node: LayoutNode): void => {
    if (node.kind === "region") node.children.forEach(visit);
    else components.add(node.kind === "block" ? registry.block(node.type, node.name) : registry.widget(node.name));
  };
  visit(tree.root);
  await Promise.allSettled([...components].flatMap((component) => (isLazy(component) ? component.preload() : [])));
}
