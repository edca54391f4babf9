import type { LayoutProblem } from "@portal/contracts";
import { CallFailed } from "../calls/call.ts";

/** What keeps a page's layout from being submitted. */
export interface BlockError extends Pick<LayoutProblem, "code" | "block" | "problem"> {
  readonly kind: string;
  /** Of the record. */
  readonly key: string;
}

interface InvalidRecord {
  readonly kind: string;
  readonly key: string;
  readonly findings?: readonly Partial<LayoutProblem>[];
}

/** What a refused submission has answered about blocks; none: it was refused by something else. */
export function blockErrorsOf(error: Error | null): readonly BlockError[] {
  if (!(error instanceof CallFailed)) return [];
  const { code, details } = (error.data ?? {}) as { readonly code?: string; readonly details?: readonly InvalidRecord[] | null };
  if (code !== "invalid" || !Array.isArray(details)) return [];
  return (details as readonly InvalidRecord[]).flatMap(({ kind, key, findings }) =>
    (findings ?? [])
      .filter((finding): finding is LayoutProblem => finding.block !== undefined)
      .map(({ code: found, block, problem }) => ({ kind, key, code: found, block, problem })),
  );
}
