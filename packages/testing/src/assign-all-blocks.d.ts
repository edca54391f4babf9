import type { Assignment, Language, LayoutDefinition } from "@portal/core";
/** Metadata of a site or category that selects a layout and fills it; as the wire has it. */
export interface AssignedMetadata {
  readonly layoutId: string;
  readonly blocks: Assignment[];
}
/** Gives every block of a layout content of the sample world that suits its variant. Blocks of one kind get different categories. */
export declare function assignAllBlocks(layout: LayoutDefinition, language: Language): AssignedMetadata;
