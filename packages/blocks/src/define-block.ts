/**
 * What a program may ask of a block, a widget or a shell, said once, in its folder: tests and stories draw the examples, and the lists of names
 * (`npm run generate`) come from here. The portal's bundle holds the registry alone: there each component has one line, eager or lazy.
 */
import type { BlockType } from "@portal/core";
import type { Shell } from "@portal/domain";
import type { BlockProps, Component, ContentByType, HostPage, Widget } from "@portal/react";
import type { ShellParts } from "./shell/shell-props.ts";
import type { BlockExamples, WidgetExample, WidgetExamples } from "./examples.ts";

export interface BlockDefinitionOf<T extends BlockType> {
  readonly type: T;
  /** Variant of the type, as layouts name it. */
  readonly name: string;
  /** What it shows and what content it wants, for designers: docs/layouts.md. */
  readonly description: string;
  readonly component: Component<BlockProps<ContentByType[T]>>;
  readonly examples: BlockExamples<ContentByType[T]>;
}

export type BlockDefinition = { readonly [T in BlockType]: BlockDefinitionOf<T> }[BlockType];

/** In a folder called by type and name: `category-lead-news`. */
export const defineBlock = <T extends BlockType>(definition: BlockDefinitionOf<T>): BlockDefinitionOf<T> => definition;

export interface WidgetDefinition {
  /** As templates name it, and as its folder is called. */
  readonly name: string;
  readonly description: string;
  /** Fields of the page that it gets; its HTML is reused wherever these, its node and its content are the same. */
  readonly reads: readonly (keyof HostPage)[];
  readonly component: Widget;
  readonly examples: WidgetExamples;
  /** Further states, where four do not show them all. */
  readonly more?: Readonly<Record<string, WidgetExample>>;
}

/** A component that reads a field which is not in `reads` does not compile. */
export const defineWidget = <const Reads extends readonly (keyof HostPage)[]>(
  definition: WidgetDefinition & { readonly reads: Reads; readonly component: Widget<Reads[number]> },
): WidgetDefinition => definition;

/** What stands around a page. All shells are drawn around the same pages: shell/examples.ts. */
export interface ShellDefinition {
  /** As a site's metadata names it (`appLayout`), and as its folder is called behind "shell-". */
  readonly name: Shell;
  readonly description: string;
  readonly parts: ShellParts;
}

export const defineShell = (definition: ShellDefinition): ShellDefinition => definition;
