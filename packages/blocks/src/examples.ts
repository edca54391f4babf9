/** Examples are data: tests, stories, documentation and accessibility checks draw the same ones. */
import type { BlockNode, BlockType, WidgetContent, WidgetNode } from "@portal/core";
import type { PageModel } from "@portal/domain";

export type ExampleName = "normal" | "empty" | "longText" | "hostile";

export interface BlockExample<C> {
  readonly content: C;
  /** What differs from `exampleNode`. */
  readonly block?: Partial<BlockNode>;
}

export type BlockExamples<C> = Readonly<Record<ExampleName, BlockExample<C>>>;

export interface WidgetExample {
  readonly content: WidgetContent;
  /** What differs from `examplePage`. */
  readonly page?: Partial<PageModel>;
  /** Properties of the node that the example is about: its level. */
  readonly node?: Partial<WidgetNode>;
}

export type WidgetExamples = Readonly<Record<ExampleName, WidgetExample>>;

/** The node that an example is drawn with where no layout tree is at hand. */
export function exampleNode(type: BlockType, name: string, changes: Partial<BlockNode> = {}): BlockNode {
  return {
    kind: "block",
    id: `example-${type}-${name}`,
    className: "",
    key: name,
    type,
    name,
    label: "Nội dung mẫu",
    count: 6,
    headingLevel: 2,
    ...changes,
  };
}

/** What a block is drawn with in this example. */
export const exampleProps = <C>(
  type: BlockType,
  name: string,
  example: BlockExample<C>,
): { readonly block: BlockNode; readonly content: C } => ({
  block: exampleNode(type, name, example.block),
  content: example.content,
});
