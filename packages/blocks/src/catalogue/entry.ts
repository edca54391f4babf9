import type { BlockType } from "@portal/core";
import type { BlockProps, Component, ContentByType } from "@portal/react";
import type { BlockExamples } from "../examples.ts";

export interface BlockEntryOf<T extends BlockType> {
  readonly folder: string;
  readonly type: T;
  /** Variant of the type. */
  readonly name: string;
  readonly Component: Component<BlockProps<ContentByType[T]>>;
  readonly examples: BlockExamples<ContentByType[T]>;
  /** JSON Schema of the content; refers to content.schema.json of the core. */
  readonly schema: object;
}

export type BlockEntry = { readonly [T in BlockType]: BlockEntryOf<T> }[BlockType];

/** Makes the entries of one block type: a block's folder, variant, component, examples and content schema. */
export const entriesOf =
  <T extends BlockType>(type: T) =>
  (
    folder: string,
    name: string,
    Component: BlockEntryOf<T>["Component"],
    examples: BlockEntryOf<T>["examples"],
    schema: BlockEntryOf<T>["schema"],
  ): BlockEntryOf<T> => ({ folder, type, name, Component, examples, schema });
