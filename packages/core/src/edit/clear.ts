import type { CommandHandler } from "./model.ts";
import { finding } from "./refusal.ts";
import { findTarget } from "./target.ts";

/** Takes a block's content away. Earlier entries of the same key go too, or one of them would come back to light. */
export const clear: CommandHandler = (state, { key }, policy) => {
  const target = findTarget(state, key, "key", policy);
  if ("diagnostics" in target) return target;
  const { block } = target;
  const kept = state.blocks.filter((assignment) => assignment.key !== block.key);
  if (kept.length === state.blocks.length)
    return {
      diagnostics: [
        finding(
          "unassigned-block",
          "info",
          "/key",
          `The block "${block.key}" has no content of its own, so there is nothing to clear. Assign content if it should show some.`,
        ),
      ],
    };
  return {
    diagnostics: [],
    change(draft) {
      for (let index = draft.blocks.length - 1; index >= 0; index -= 1)
        if (draft.blocks[index]?.key === block.key) draft.blocks.splice(index, 1);
    },
  };
};
