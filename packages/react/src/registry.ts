import type { ComponentType, ReactNode } from "react";
import type {
  BlockContentValue,
  BlockNode,
  BlockType,
  CardsContent,
  CategoriesContent,
  CategoryContent,
  LayoutTree,
  PageContent,
  TreeContent,
  WidgetContent,
  WidgetNode,
} from "@portal/core";

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

/**
 * A page as the renderer needs it. A host whose widgets read more of theirs adds it:
 * `declare module "@portal/react" { interface HostPage extends MyPage {} }`.
 */
export interface HostPage {
  readonly tree: LayoutTree;
  readonly content: PageContent;
}

/** Some fields of a page. Those that a page may lack are named too, or a type without them would pass for one that has them. */
export type PageFields<Fields extends keyof HostPage> = { readonly [Field in keyof Record<Fields, unknown>]: HostPage[Field] };

/** A widget sees the fields of the page that it declares to read (`reads` in the registry), and no others: what it draws depends on nothing else. */
export interface WidgetProps<Fields extends keyof HostPage = never> {
  readonly node: WidgetNode;
  readonly page: PageFields<Fields>;
  /** What the node's `needs` brought; empty where it needs nothing or nothing came. */
  readonly content: WidgetContent;
}

/** Eager or lazy (`lazyView`): React draws both alike. */
export type Component<P> = ComponentType<P>;

/** Variants of one block type by name; `default` draws every name that is not here. */
export type Variants<C> = Readonly<Record<string, Component<BlockProps<C>>>> & { readonly default: Component<BlockProps<C>> };

/** Of the placeholder that is drawn where a block or widget failed, threw or is unknown. */
export interface FallbackProps {
  /** What readers know the part by: a block's label; widgets have none. */
  readonly label: string | undefined;
  readonly reason: "unavailable" | "unknown" | "error";
}

/** A function, eager or lazy: what one may read, another that reads more may not stand in for. */
export type Widget<Fields extends keyof HostPage = keyof HostPage> = (props: WidgetProps<Fields>) => ReactNode;

/** Of a widget's own placeholder: it sees what the widget reads of the page, as that did come. */
export interface WidgetFallbackProps<Fields extends keyof HostPage = keyof HostPage> extends FallbackProps {
  readonly page: PageFields<Fields>;
}

/** A widget that says in its own words that its content could not be had. */
export interface WidgetWithFallback<Fields extends keyof HostPage = keyof HostPage> {
  readonly component: Widget<Fields>;
  /** A function, eager or lazy, as the widget is. */
  readonly fallback: (props: WidgetFallbackProps<Fields>) => ReactNode;
}

export interface RegistryDefinition {
  readonly blocks: { readonly [T in BlockType]: Variants<ContentByType[T]> };
  readonly widgets: Readonly<Record<string, Widget | WidgetWithFallback>>;
  /** Which fields of the page each widget reads; one that is not listed reads none. */
  readonly reads: Readonly<Record<string, readonly (keyof HostPage)[]>>;
  readonly fallback: Component<FallbackProps>;
}

/** A validated registry. Look-ups are total: an unknown name falls back, and says so by `undefined` only for widgets. */
export interface Registry {
  block(type: BlockType, name: string): Component<BlockProps>;
  widget(name: string): Widget | undefined;
  /** Fields of the page that the widget gets. */
  widgetReads(name: string): readonly (keyof HostPage)[];
  /** What stands in for a widget whose content could not be had. */
  widgetFallback(name: string): Component<FallbackProps> | WidgetWithFallback["fallback"];
  readonly fallback: RegistryDefinition["fallback"];
}

interface DrawnVariants {
  readonly byName: ReadonlyMap<string, Component<BlockProps>>;
  readonly default: Component<BlockProps>;
}

function readVariants(definition: RegistryDefinition, type: BlockType): DrawnVariants {
  // The content type is fixed by the block type, which resolve has checked: one cast here instead of one in each block.
  const byName = new Map(Object.entries((definition.blocks[type] ?? {}) as Readonly<Record<string, Component<BlockProps>>>));
  const standard = byName.get("default");
  if (!standard) throw new Error(`The registry has no default for block type "${type}"; add one under blocks.${type}.default.`);
  return { byName, default: standard };
}

const none: readonly never[] = Object.freeze([]);

/**
 * Copies into Maps: names come from data, and `registry.widgets["constructor"]` must not find anything.
 * @throws where a block type has no default: a mistake of the host, found when it starts and not on some page.
 */
export function createRegistry(definition: RegistryDefinition): Registry {
  const blocks: Readonly<Record<BlockType, DrawnVariants>> = {
    category: readVariants(definition, "category"),
    categories: readVariants(definition, "categories"),
    treeCategories: readVariants(definition, "treeCategories"),
    cards: readVariants(definition, "cards"),
  };
  const reads = new Map(Object.entries(definition.reads));
  const widgets = new Map(
    Object.entries(definition.widgets).map(([name, entry]) => [
      name,
      "component" in entry ? entry : { component: entry, fallback: definition.fallback },
    ]),
  );
  return {
    block: (type, name) => blocks[type].byName.get(name) ?? blocks[type].default,
    widget: (name) => widgets.get(name)?.component,
    widgetReads: (name) => reads.get(name) ?? none,
    widgetFallback: (name) => widgets.get(name)?.fallback ?? definition.fallback,
    fallback: definition.fallback,
  };
}
