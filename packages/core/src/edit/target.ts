import type { Assignment, LayoutBlock, LayoutDefinition } from "../generated/types.ts";
import type { Diagnostic } from "../model.ts";
import type { EditPolicy, LayoutState } from "./model.ts";
import { refuse, show } from "./refusal.ts";

type Target = { readonly block: LayoutBlock } | { readonly diagnostics: readonly Diagnostic[] };

/** Layout that draws the page in this state, as selection would find it (specification §2.4). */
export function activeLayout(state: LayoutState, policy: EditPolicy): LayoutDefinition | undefined {
  for (const id of [state.layoutId, policy.defaultLayoutId]) {
    const layout = id === undefined ? undefined : policy.layouts.get(id);
    if (layout?.for.includes(policy.page)) return layout;
  }
  return undefined;
}

/** The block that a command names, if it may be edited; `field` is where the command names it. */
export function findTarget(state: LayoutState, key: unknown, field: string, policy: EditPolicy): Target {
  const layout = activeLayout(state, policy);
  if (!layout) return refuse("unknown-layout", "", "The page has no layout, so it has no blocks to edit.", "Choose a layout first.");
  const block = layout.blocks.find((candidate) => candidate.key === key);
  if (!block) {
    const keys = layout.blocks.map((candidate) => candidate.key).join(", ");
    return refuse(
      "unknown-block-key",
      `/${field}`,
      `Layout "${layout.id}" has no block ${show(key)}.`,
      `Name one of its blocks: ${keys || "it has none"}.`,
    );
  }
  if (!block.editable)
    return refuse(
      "not-editable",
      `/${field}`,
      `The block "${block.key}" is fixed by the layout.`,
      'Edit another block, or set "editable" in the layout file.',
    );
  if (!policy.mayEdit(block))
    return refuse("not-permitted", `/${field}`, `You may not edit the block "${block.key}".`, "Ask an administrator of the site.");
  return { block };
}

/** Position of a block's content; the last entry of a key counts (specification §2.2). -1: none. */
export const positionOf = (blocks: readonly Assignment[], key: string): number =>
  blocks.findLastIndex((assignment) => assignment.key === key);

/** Takes entries out one by one, so that patches say no more than that. */
export function removeEntries(blocks: Assignment[], isRemoved: (entry: Assignment) => boolean): void {
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const entry = blocks[index];
    if (entry && isRemoved(entry)) blocks.splice(index, 1);
  }
}
