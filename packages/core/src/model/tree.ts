/** The layout tree: what resolve makes, and what of it is drawn. */
import type { Assignment, BlockType, WidgetNeeds } from "../generated/types.ts";
import type { Language } from "./diagnostic.ts";

/** Which layer set a block's content. */
export type ProvenanceLayer = "layout" | "site" | "category" | "none";

interface NodeBase {
  /** Path in the tree, as an HTML id: "n0-1-2". Stable for the same template. */
  readonly id: string;
  /** Class names that the template's style sheet addresses. */
  readonly className: string;
}

export interface RegionNode<Part extends PartNode = PartNode> extends NodeBase {
  readonly kind: "region";
  readonly landmark: "main" | "complementary" | "navigation" | "region" | undefined;
  readonly label: string | undefined;
  readonly heading: { readonly level: number; readonly text: string } | undefined;
  readonly surface: "none" | "tint" | "accent" | "ink" | "frame";
  readonly children: readonly LayoutNode<Part>[];
}

export interface BlockNode extends NodeBase {
  readonly kind: "block";
  readonly key: string;
  readonly type: BlockType;
  /** Variant of the type. */
  readonly name: string;
  /** In the language of the page. */
  readonly label: string;
  readonly count: number;
  readonly headingLevel: number;
}

/** A block as resolve leaves it: also what plan needs, and what editors see. */
export interface ResolvedBlock extends BlockNode {
  readonly editable: boolean;
  /** Which articles come first; omitted: the newest. */
  readonly order?: "mostRead";
  readonly assignment: Assignment | undefined;
  readonly provenance: ProvenanceLayer;
}

/** A fixed part of the template, drawn by the registered widget of this name. */
export interface WidgetNode extends NodeBase {
  readonly kind: "widget";
  readonly name: string;
  readonly headingLevel: number | undefined;
}

/** A widget as resolve leaves it: also what plan needs. */
export interface ResolvedWidget extends WidgetNode {
  readonly needs: WidgetNeeds;
}

type PartNode = BlockNode | WidgetNode;
export type ResolvedPart = ResolvedBlock | ResolvedWidget;

export type LayoutNode<Part extends PartNode = PartNode> = RegionNode<Part> | Part;

export interface LayoutTree<Part extends PartNode = PartNode> {
  /** Layout that was selected; undefined where a view needs no layout. */
  readonly layoutId: string | undefined;
  readonly templateId: string;
  readonly language: Language;
  readonly root: RegionNode<Part>;
}

export type ResolvedTree = LayoutTree<ResolvedPart>;
