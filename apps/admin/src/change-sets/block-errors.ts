import type { LayoutProblem } from "@portal/contracts";
import { refusalDetails } from "../calls/call.ts";

/** What keeps a page's layout from being submitted. */
export interface BlockError extends Pick<LayoutProblem, "code" | "block" | "problem"> {
  readonly kind: string;
  /** Of the record. */
  readonly key: string;
}

interface InvalidRecord {
  readonly kind: string;
  readonly key: string;
  readonly findings: readonly Partial<LayoutProblem>[];
}

/** What a refused submission has answered about blocks; none: it was refused by something else. */
export const blockErrorsOf = (error: Error | null): readonly BlockError[] =>
  refusalDetails<InvalidRecord>(error, "invalid").flatMap(({ kind = "", key = "", findings = [] }) =>
    findings
      .filter((finding): finding is LayoutProblem => finding.block !== undefined)
      .map(({ code, block, problem }) => ({ kind, key, code, block, problem })),
  );
