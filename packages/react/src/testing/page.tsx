/** A small page for the renderer's own tests. */
import type { BlockNode, CategoryContent, LayoutNode, NodeContent, RegionNode } from "@portal/core";
import { createRegistry, type BlockProps, type HostPage, type Registry, type WidgetFallbackProps, type WidgetProps } from "../registry.ts";

export const block = (id: string, key: string, name = "default"): BlockNode => ({
  kind: "block",
  id,
  className: `c-${id}`,
  key,
  type: "category",
  name,
  label: `Khối ${key}`,
  count: 3,
  headingLevel: 2,
});

export const region = (id: string, children: readonly LayoutNode[], more: Partial<RegionNode> = {}): RegionNode => ({
  kind: "region",
  id,
  className: `c-${id}`,
  landmark: undefined,
  label: undefined,
  heading: undefined,
  surface: "none",
  children,
  ...more,
});

export const ready: NodeContent = {
  status: "ready",
  content: { category: { slug: "tin", name: "Tin", href: "/bo/tin" }, articles: [] },
};

export const page = (root: RegionNode, content: HostPage["content"]): HostPage => ({
  tree: { layoutId: "sample", templateId: "sample", language: "vi", root },
  content,
});

const Plain = ({ block: node, content }: BlockProps<CategoryContent>) => (
  <p>
    {node.key}:{content.category.name}
  </p>
);
const Broken = (): never => {
  throw new Error("block is broken");
};
const Own = ({ reason, page: { tree } }: WidgetFallbackProps<"tree">) => (
  <p>
    In its own words: {reason} on {tree.templateId}
  </p>
);

export const registry: Registry = createRegistry({
  blocks: {
    category: { default: Plain, broken: Broken },
    categories: { default: () => null },
    treeCategories: { default: () => null },
    cards: { default: () => null },
  },
  widgets: {
    title: ({ page: { tree } }: WidgetProps<"tree">) => <h1>{tree.templateId}</h1>,
    own: { component: () => <p>own</p>, fallback: Own },
  },
  reads: { title: ["tree"], own: ["tree"] },
  fallback: ({ label, reason }) => (
    <p role="note">
      {label ?? "this part"}: {reason}
    </p>
  ),
});
