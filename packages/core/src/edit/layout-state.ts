import type { Assignment, LayoutDefinition } from "../generated/types.ts";
import { type Fields, isRecord } from "../untrusted.ts";
import type { LayoutState } from "./model.ts";

/** Metadata as stored: an object, or its JSON. */
function fieldsOf(metadata: unknown): Fields {
  if (typeof metadata !== "string") return isRecord(metadata) ? metadata : {};
  try {
    const value: unknown = JSON.parse(metadata);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The part of a site's or category's metadata that commands change. Total: what is no assignment is left out. */
export function readLayoutState(metadata: unknown): LayoutState {
  const { layoutId, blocks } = fieldsOf(metadata);
  const entries: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  return {
    ...(typeof layoutId === "string" ? { layoutId } : {}),
    blocks: entries.filter((entry): entry is Assignment => isRecord(entry) && typeof entry["key"] === "string"),
  };
}

/** The same metadata with another state. */
export function writeLayoutState(metadata: unknown, { layoutId, blocks }: LayoutState): Fields {
  const { layoutId: _, blocks: __, ...rest } = fieldsOf(metadata);
  return { ...rest, ...(layoutId === undefined ? {} : { layoutId }), blocks };
}

/** Layouts without the mark that closes blocks to editing: for who may change every block. */
export const openLayouts = (layouts: ReadonlyMap<string, LayoutDefinition>): ReadonlyMap<string, LayoutDefinition> =>
  new Map([...layouts].map(([id, layout]) => [id, { ...layout, blocks: layout.blocks.map((block) => ({ ...block, editable: true })) }]));
