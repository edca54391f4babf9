import { boundJson } from "../parse/bound.ts";
import { isRecord } from "../untrusted.ts";
import { assign } from "./assign.ts";
import { clear } from "./clear.ts";
import type { CommandHandler, Decision, EditPolicy, EditResult, LayoutState } from "./model.ts";
import { move } from "./move.ts";
import { changeState } from "./patches.ts";
import { refuse, show } from "./refusal.ts";
import { setLayout } from "./set-layout.ts";

const handlers: ReadonlyMap<unknown, CommandHandler> = new Map([
  ["setLayout", setLayout],
  ["assign", assign],
  ["clear", clear],
  ["move", move],
]);

/** Far above any command an editor sends. */
const commandBounds = { maxDepth: 20, maxNodes: 5000, maxList: 2000, maxString: 4000 };

/**
 * Carries out one command (`Command`; anything else is refused). Pure and total: a command that is refused or makes no sense
 * changes nothing and says why. Administrators' editor, server and CLI all change layouts through this function.
 */
export function applyCommand(state: LayoutState, command: unknown, policy: EditPolicy): EditResult {
  const { diagnostics, change } = decide(state, command, policy);
  return { ...changeState(state, change), diagnostics };
}

function decide(state: LayoutState, command: unknown, policy: EditPolicy): Decision {
  const bounded = boundJson(command, commandBounds);
  // A command that had to be cut is not the command that was meant.
  if (bounded.diagnostics.length > 0)
    return { diagnostics: bounded.diagnostics.map((diagnostic) => ({ ...diagnostic, severity: "error" })) };
  const { value } = bounded;
  if (!isRecord(value)) return refuse("unknown-command", "", `A command must be an object, not ${show(value)}.`, 'Send {"kind": …}.');
  const handler = handlers.get(value["kind"]);
  if (!handler)
    return refuse(
      "unknown-command",
      "/kind",
      `${show(value["kind"])} is not a command.`,
      `Send one of ${[...handlers.keys()].join(", ")}.`,
    );
  return handler(state, value, policy);
}
