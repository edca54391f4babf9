import type { ComponentType, LazyExoticComponent, ReactNode } from "react";
import type { BlockContentValue, BlockNode, BlockType, CardsContent, CategoriesContent, CategoryContent, PageModel, TreeContent, WidgetContent, WidgetNode } from "@portal/core";

/** Content by block type. */
export interface ContentByType {
  category: CategoryContent;
  categories: CategoriesContent;
  treeCategories: TreeContent;
  cards: CardsContent;
}

export interface BlockProps<C = BlockContentValue> {
  readonly block: BlockNode;
  readonly content: C;
}

export interface WidgetProps {
  readonly node: WidgetNode;
  readonly page: PageModel;
  /** What the node's `needs` brought; empty where it needs nothing or nothing came. */
  readonly content: WidgetContent;
}

export interface TemplateProps {
  readonly page: PageModel;
  /** Draws the tree as the template's regions say. */
  readonly children: ReactNode;
}

export type Component<P> = ComponentType<P> | LazyExoticComponent<ComponentType<P>>;

/** Variants of one block type by name; `default` draws every name that is not here. */
export type Variants<C> = Readonly<Record<string, Component<BlockProps<C>>>> & { readonly default: Component<BlockProps<C>> };

export interface RegistryDefinition {
  readonly blocks: { readonly [T in BlockType]: Variants<ContentByType[T]> };
  readonly widgets: Readonly<Record<string, Component<WidgetProps>>>;
  /** Components that stand in for a template's regions, by template id. */
  readonly templates: Readonly<Record<string, Component<TemplateProps>>>;
  /** Drawn where a block or widget failed, threw or is unknown. */
  readonly fallback: Component<{ readonly label: string; readonly reason: "not-found" | "unavailable" | "unknown" | "error" }>;
}
