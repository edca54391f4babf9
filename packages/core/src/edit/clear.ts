import { diagnostic } from "../diagnostics.ts";
import type { CommandHandler } from "./model.ts";
import { findTarget, positionOf, removeEntries } from "./target.ts";

/** Takes a block's content away. Earlier entries of the same key go too, or one of them would count again. */
export const clear: CommandHandler = (state, { key }, policy) => {
  const target = findTarget(state, key, "key", policy);
  if ("diagnostics" in target) return target;
  const { block } = target;
  if (positionOf(state.blocks, block.key) < 0)
    return {
      diagnostics: [
        diagnostic(
          "unassigned-block",
          "info",
          "/key",
          `The block "${block.key}" has no content of its own, so there is nothing to clear.`,
          "Assign content if it should show some.",
        ),
      ],
    };
  return {
    diagnostics: [],
    change(next) {
      removeEntries(next.blocks, ({ key: entry }) => entry === block.key);
    },
  };
};
