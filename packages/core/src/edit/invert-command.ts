import type { Assignment } from "../generated/types.ts";
import type { Command, LayoutState } from "./model.ts";
import { positionOf } from "./target.ts";

/**
 * The command that takes back one which was carried out on `before`: each block has its former content again. It travels as any other, so that
 * whoever receives it holds it to the same policy.
 */
export function invertCommand({ layoutId, blocks }: LayoutState, command: Command): Command {
  switch (command.kind) {
    case "setLayout":
      return { kind: "setLayout", layoutId: layoutId ?? null };
    case "assign":
    case "clear":
      return contentCommand(blocks, command.key);
    case "move":
      return "toKey" in command
        ? { kind: "move", key: command.toKey, toKey: command.key }
        : { kind: "move", key: command.key, from: command.to, to: command.from };
  }
}

function contentCommand(blocks: readonly Assignment[], key: string): Command {
  const entry = blocks[positionOf(blocks, key)];
  if (!entry) return { kind: "clear", key };
  const { key: _, ...content } = entry;
  return { kind: "assign", key, content };
}
