import type { LayoutBlock } from "../generated/types.ts";
import type { CommandHandler, Decision, EditPolicy, LayoutState } from "./model.ts";
import { refuse, show } from "./refusal.ts";
import { findTarget, positionOf, removeEntries } from "./target.ts";

/** Moves an entry within a block, or a block's content to another block. Entries of the two keys that did not count go. */
export const move: CommandHandler = (state, command, policy) => {
  const target = findTarget(state, command["key"], "key", policy);
  if ("diagnostics" in target) return target;
  const { block } = target;
  const position = positionOf(state.blocks, block.key);
  if (position < 0)
    return refuse(
      "unassigned-block",
      "/key",
      `The block "${block.key}" has no content of its own, so there is nothing to move.`,
      "Assign content first.",
    );
  return "toKey" in command ? moveContent(state, block, position, command["toKey"], policy) : moveEntry(state, block, position, command);
};

function moveEntry(state: LayoutState, block: LayoutBlock, position: number, { from, to }: Readonly<Record<string, unknown>>): Decision {
  const list = block.type === "cards" ? "cards" : "categories";
  const entries: readonly unknown[] | undefined = state.blocks[position]?.[list];
  if (block.type === "category" || !entries)
    return refuse(
      "wrong-content-type",
      "/key",
      `The block "${block.key}" holds no list, so there is no order to change.`,
      "Choose a block with cards or categories.",
    );
  for (const [field, index] of [
    ["from", from],
    ["to", to],
  ] as const) {
    if (!isIndex(index, entries.length)) {
      return refuse(
        "index-out-of-range",
        `/${field}`,
        `${show(index)} is not a position in "${block.key}".`,
        `Give a whole number from 0 to ${entries.length - 1}.`,
      );
    }
  }
  return {
    diagnostics: [],
    change(next) {
      const moved: unknown[] = next.blocks[position]?.[list] ?? [];
      moved.splice(to as number, 0, ...moved.splice(from as number, 1));
    },
  };
}

const isIndex = (value: unknown, length: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < length;

function moveContent(state: LayoutState, block: LayoutBlock, position: number, toKey: unknown, policy: EditPolicy): Decision {
  const target = findTarget(state, toKey, "toKey", policy);
  if ("diagnostics" in target) return target;
  const other = target.block;
  if (other.type !== block.type) {
    return refuse(
      "wrong-content-type",
      "/toKey",
      `"${block.key}" is of type ${block.type} and "${other.key}" of type ${other.type}, which takes other content.`,
      "Choose a block of the same type.",
    );
  }
  if (other.key === block.key) return { diagnostics: [] };
  const otherPosition = positionOf(state.blocks, other.key);
  return {
    diagnostics: [],
    change({ blocks }) {
      const moved = blocks[position];
      const exchanged = blocks[otherPosition];
      removeEntries(blocks, (entry) => [block.key, other.key].includes(entry.key) && entry !== moved && entry !== exchanged);
      if (moved) moved.key = other.key;
      if (exchanged) exchanged.key = block.key;
    },
  };
}
