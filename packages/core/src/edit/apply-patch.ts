import type { PatchOperation } from "../model.ts";
import { parsePointer } from "../pointer.ts";

/**
 * Applies RFC 6902 operations (add, remove, replace) in order. What came in stays as it is; what did not change is shared.
 * @throws Error where an operation's path does not exist in the value.
 */
export function applyPatch<T>(value: T, operations: readonly PatchOperation[]): T {
  return operations.reduce<unknown>((current, operation) => patchAt(current, parsePointer(operation.path), operation), value) as T;
}

function patchAt(value: unknown, segments: readonly string[], operation: PatchOperation): unknown {
  const [segment, ...rest] = segments;
  if (segment === undefined) return operation.value;
  if (Array.isArray(value)) return patchArray(value as readonly unknown[], segment, rest, operation);
  if (typeof value === "object" && value !== null) return patchObject(value, segment, rest, operation);
  return missing(operation);
}

function patchArray(list: readonly unknown[], segment: string, rest: readonly string[], operation: PatchOperation): unknown[] {
  const adds = operation.op === "add" && rest.length === 0;
  const index = adds && segment === "-" ? list.length : /^(?:0|[1-9]\d*)$/.test(segment) ? Number(segment) : -1;
  if (index < 0 || index > list.length || (index === list.length && !adds)) return missing(operation);
  if (rest.length > 0) return list.with(index, patchAt(list[index], rest, operation));
  if (operation.op === "replace") return list.with(index, operation.value);
  return operation.op === "add" ? list.toSpliced(index, 0, operation.value) : list.toSpliced(index, 1);
}

function patchObject(object: object, segment: string, rest: readonly string[], operation: PatchOperation): object {
  const entries = new Map(Object.entries(object) as [string, unknown][]);
  if (!entries.has(segment) && (operation.op !== "add" || rest.length > 0)) return missing(operation);
  if (rest.length > 0) entries.set(segment, patchAt(entries.get(segment), rest, operation));
  else if (operation.op === "remove") entries.delete(segment);
  else entries.set(segment, operation.value);
  // Defines properties, so that a key such as "__proto__" stays data.
  return Object.fromEntries(entries);
}

function missing({ op, path }: PatchOperation): never {
  throw new Error(`Cannot ${op} at "${path}": there is nothing at that path. The patch was made for another value; make it anew.`);
}
