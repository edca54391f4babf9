import type { LayoutNode } from "@portal/core";
import { contentOf } from "./content-of.ts";
import { isLazy, type LazyView } from "./lazy-view.ts";
import type { HostPage, Registry } from "./registry.ts";

type DrawnPage = Pick<HostPage, "tree" | "content">;

/** Of what `LayoutRenderer` draws: where content could not be had, the placeholder in place of the view. */
function lazyViews(page: DrawnPage, registry: Registry): readonly LazyView<object>[] {
  const components = new Set<unknown>([registry.fallback]);
  const visit = (node: LayoutNode): void => {
    if (node.kind === "region") return node.children.forEach(visit);
    const content = contentOf(node, page);
    if (content?.status === "empty") return;
    const isFailed = content?.status === "failed";
    if (node.kind === "widget") components.add(isFailed ? registry.widgetFallback(node.name) : registry.widget(node.name));
    else if (content && !isFailed) components.add(registry.block(node.type, node.name));
  };
  visit(page.tree.root);
  return [...components].filter(isLazy);
}

/**
 * Loads every lazy component that the page draws, so that it renders without suspending (server, hydration). One that fails fails alone.
 * @returns whether all of them are there
 */
export async function preloadPage(page: DrawnPage, registry: Registry): Promise<boolean> {
  const results = await Promise.allSettled(lazyViews(page, registry).map((view) => view.preload()));
  return results.every(({ status }) => status === "fulfilled");
}

/** Modules of the lazy components that the page draws: a document that announces their files spares hydration a round trip. */
export const pageModules = (page: DrawnPage, registry: Registry): readonly string[] =>
  lazyViews(page, registry).flatMap(({ module }) => module ?? []);
