import { canonicalJson, isFields, own, type RecordFields } from "@portal/domain/records";
import type { PatchOperation } from "@portal/core";
import { escapeSegment } from "@portal/core/records";

/** JSON Patches (RFC 6902) from one record to another, and back. Objects are compared field by field, anything else is replaced whole. */
export function diff(before: RecordFields, after: RecordFields): { readonly patch: PatchOperation[]; readonly inverse: PatchOperation[] } {
  return { patch: operations(before, after, ""), inverse: operations(after, before, "") };
}

function operations(before: RecordFields, after: RecordFields, path: string): PatchOperation[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): PatchOperation[] => {
    const at = `${path}/${escapeSegment(name)}`;
    const [from, to] = [own(before, name), own(after, name)];
    if (to === undefined) return from === undefined ? [] : [{ op: "remove", path: at }];
    if (from === undefined) return [{ op: "add", path: at, value: to }];
    if (isFields(from) && isFields(to)) return operations(from, to, at);
    return canonicalJson(from) === canonicalJson(to) ? [] : [{ op: "replace", path: at, value: to }];
  });
}
