import type { ResolvedBlock } from "@portal/core";
import type { Command } from "@portal/core/edit";

/** A form of a type of block: what the block shows now, and what is to be shown instead. */
export interface ContentFormProps {
  /** Slug of the site that the page belongs to. */
  readonly site: string;
  readonly block: ResolvedBlock;
  readonly run: (command: Command) => void;
  /** Shows on the page what a command would do, until another one is carried out. */
  readonly show: (command: Command) => void;
}
