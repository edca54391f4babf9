import type { PatchOperation } from "../../model.ts";

/** One broken copy of the good pair: what is changed, where it is found, and what the fix looks like. */
export interface Broken {
  readonly code: string;
  readonly what: string;
  readonly layout?: readonly PatchOperation[];
  readonly template?: readonly PatchOperation[];
  readonly path: string;
  readonly advice: RegExp;
  /** The certain fix restores the good pair. */
  readonly restores?: true;
  /** "error" where omitted. */
  readonly severity?: "warning" | "info";
}

export const set = (path: string, value: unknown): PatchOperation => ({ op: "replace", path, value });
export const add = (path: string, value: unknown): PatchOperation => ({ op: "add", path, value });
export const remove = (path: string): PatchOperation => ({ op: "remove", path });
