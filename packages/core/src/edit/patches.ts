import { type Patch, enablePatches, freeze, produceWithPatches } from "immer";
import type { PatchOperation } from "../model.ts";
import { escapeSegment } from "../pointer.ts";
import type { EditResult, LayoutState, MutableState } from "./model.ts";

enablePatches();

const none: readonly PatchOperation[] = Object.freeze([]);

/** Makes a change and gives the ways there and back. The new state shares with the old one what did not change. */
export function changeState(state: LayoutState, change: ((next: MutableState) => void) | undefined): Omit<EditResult, "diagnostics"> {
  freeze(state, true);
  if (!change) return { state, patches: none, inverse: none };
  // JSON has no undefined: a key that holds it is absent, or patches could not say what they mean.
  const { layoutId, ...rest } = state;
  const base = layoutId === undefined && "layoutId" in state ? rest : state;
  const [next, patches, inverse] = produceWithPatches(base as MutableState, change);
  if (patches.length === 0) return { state, patches: none, inverse: none };
  return { state: next, patches: freeze(patches.map(toOperation), true), inverse: freeze(inverse.map(toOperation), true) };
}

/** Immer names paths by segments; RFC 6902 by JSON Pointer. */
function toOperation({ op, path, value }: Patch): PatchOperation {
  const pointer = path.map((segment) => `/${escapeSegment(segment)}`).join("");
  return op === "remove" ? { op, path: pointer } : { op, path: pointer, value: value as unknown };
}
