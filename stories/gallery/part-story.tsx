/** Stories of single blocks and widgets: an example of the definition, with controls for the part's settings and content. */
import type { ComponentType } from "react";
import type { StoryObj } from "@storybook/react-vite";
import type { BlockContentValue, BlockNode, BlockType, WidgetContent, WidgetNode } from "@portal/core";
import { blockDefinitions, type BlockExample, exampleProps, exampleWidgetProps, widgetDefinitions } from "@portal/blocks/definitions";
import type { BlockProps, HostPage, WidgetProps } from "@portal/react";

export interface BlockArgs extends Pick<BlockNode, "label" | "headingLevel" | "count"> {
  readonly content: BlockContentValue;
}

export interface WidgetArgs extends Pick<WidgetNode, "headingLevel"> {
  readonly content: WidgetContent;
  /** What the widget reads of its page. */
  readonly page: WidgetProps<keyof HostPage>["page"];
}

const unknown = (what: string): Error => new Error(`There is no ${what}; run npm run generate.`);

const headingLevel = { control: { type: "select" }, options: [undefined, 1, 2, 3, 4] } as const;
const object = { control: "object" } as const;
const count = { control: { type: "number", min: 1, max: 50 } } as const;
/** All others draw what comes: the server has counted. */
const drawnByCount: ReadonlySet<string> = new Set(["seriesTable", "smallMultiples"]);

export function blockStory(type: BlockType, name: string, example: string): StoryObj<BlockArgs> {
  const definition = blockDefinitions.find((one) => one.type === type && one.name === name);
  const chosen = Object.entries(definition?.examples ?? {}).find(([key]) => key === example)?.[1];
  if (!definition || !chosen) throw unknown(`example "${example}" of the block ${type}/${name}`);
  // Type and content belong together by construction of the definition.
  const Block = definition.component as ComponentType<BlockProps>;
  const { block, content } = exampleProps(type, name, chosen as BlockExample<BlockContentValue>);
  return {
    args: { label: block.label, headingLevel: block.headingLevel, count: block.count, content },
    argTypes: { headingLevel, content: object, count: drawnByCount.has(name) ? count : { control: false } },

    render: (args) => (
      <Block block={{ ...block, label: args.label, headingLevel: args.headingLevel, count: args.count }} content={args.content} />
    ),
  };
}

export function widgetStory(name: string, example: string): StoryObj<WidgetArgs> {
  const definition = widgetDefinitions.find((one) => one.name === name);
  const chosen = { ...definition?.examples, ...definition?.more }[example];
  if (!definition || !chosen) throw unknown(`example "${example}" of the widget ${name}`);
  const Widget = definition.component;
  const { node, page, content } = exampleWidgetProps(name, chosen);
  return {
    args: { headingLevel: node.headingLevel, page, content },
    argTypes: { headingLevel, page: object, content: object },

    render: (args) => <Widget node={{ ...node, headingLevel: args.headingLevel }} page={args.page} content={args.content} />,
  };
}
