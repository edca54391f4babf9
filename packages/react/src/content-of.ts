import type { BlockNode, NodeContent, WidgetNode } from "@portal/core";
import type { HostPage } from "./registry.ts";

/** What a block or widget of the tree has got; undefined where it asked for nothing, or nothing came. */
export const contentOf = (node: BlockNode | WidgetNode, page: Pick<HostPage, "content">): NodeContent | undefined =>
  Object.hasOwn(page.content, node.id) ? page.content[node.id] : undefined;
