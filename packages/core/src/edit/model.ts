import type { Assignment, LayoutBlock, LayoutDefinition } from "../generated/types.ts";
import type { Diagnostic, PatchOperation } from "../model.ts";

/** The part of site or category metadata that editing changes. Paths of patches are paths in that metadata. */
export interface LayoutState {
  /** Absent where the page takes its default layout. */
  readonly layoutId?: string | undefined;
  /** Also holds content of blocks that the present layout lacks: switching back restores it. */
  readonly blocks: readonly Assignment[];
}

export type AssignmentContent = Omit<Assignment, "key">;

/** What editors send. Plain JSON, so that it may travel. */
export type Command =
  /** null: back to the default layout. */
  | { readonly kind: "setLayout"; readonly layoutId: string | null }
  | { readonly kind: "assign"; readonly key: string; readonly content: AssignmentContent }
  | { readonly kind: "clear"; readonly key: string }
  /** Moves an entry within the cards or categories of a block. Positions count from 0. */
  | { readonly kind: "move"; readonly key: string; readonly from: number; readonly to: number }
  /** Moves content to another block of the same type; content that stands there comes back in exchange. */
  | { readonly kind: "move"; readonly key: string; readonly toKey: string };

/** What the editor works on and who edits. The functions decide about persons; `editable` of a block decides for all. */
export interface EditPolicy {
  readonly layouts: ReadonlyMap<string, LayoutDefinition>;
  readonly page: "home" | "category" | "article";
  /** Layout of the page where the state names none; undefined where it then has no layout. */
  readonly defaultLayoutId?: string | undefined;
  mayEdit(block: LayoutBlock): boolean;
  /** undefined asks for the default layout of a page that has none. */
  mayChooseLayout(layoutId: string | undefined): boolean;
}

export interface EditResult {
  /** Frozen. The very state that came in where nothing changed. */
  readonly state: LayoutState;
  readonly patches: readonly PatchOperation[];
  /** Takes the new state back to the old one. */
  readonly inverse: readonly PatchOperation[];
  /** Errors refuse the command, and point into it; notes on a command that was carried out point into the new state. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface MutableState {
  layoutId?: string | undefined;
  blocks: Assignment[];
}

/** What a command comes to: a change, or the reasons why not. Both are absent where there is nothing to do. */
export interface Decision {
  readonly diagnostics: readonly Diagnostic[];
  readonly change?: (next: MutableState) => void;
}

/** `command` is a bounded copy; its fields are not to be trusted. */
export type CommandHandler = (state: LayoutState, command: Readonly<Record<string, unknown>>, policy: EditPolicy) => Decision;
