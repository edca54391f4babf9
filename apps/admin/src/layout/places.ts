/** Places of a page's layout that two people may change without being in each other's way: the choice of the layout, and each block. */
import type { Command, LayoutState } from "@portal/core/edit";

/** The place of the choice itself; keys of blocks have no space. */
export const LAYOUT = "the layout";

/** Places that a command changes. */
export function placesOf(command: Command): readonly string[] {
  if (command.kind === "setLayout") return [LAYOUT];
  return "toKey" in command ? [command.key, command.toKey] : [command.key];
}

/** What a place holds; the last entry of a block's key counts (specification §2.2). */
export function contentOf({ layoutId, blocks }: LayoutState, place: string): unknown {
  return place === LAYOUT ? layoutId : blocks.findLast(({ key }) => key === place);
}
