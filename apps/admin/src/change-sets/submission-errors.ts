import type { LayoutProblem } from "@portal/contracts";
import { parsePointer } from "@portal/core";
import { refusalDetails } from "../calls/call.ts";

/** What keeps a record from being submitted or published. */
export interface SubmissionError {
  readonly kind: string;
  /** Of the record. */
  readonly key: string;
  /** Of the engine's lint, or of what is wrong with a field. */
  readonly code: string;
  /** Names of fields, the outermost first; none: it is about the whole record. */
  readonly path: readonly string[];
  /** Key of the block that it is about; null: the whole page; undefined: it is not about a layout. */
  readonly block: string | null | undefined;
  /** In English. */
  readonly problem: string;
}

interface InvalidRecord {
  readonly kind: string;
  readonly key: string;
  readonly findings: readonly (Pick<LayoutProblem, "code" | "path" | "problem"> & Partial<Pick<LayoutProblem, "block">>)[];
}

/** What a refused submission has answered about records; none: it was refused by something else. */
export const submissionErrorsOf = (error: Error | null): readonly SubmissionError[] =>
  refusalDetails<InvalidRecord>(error, "invalid").flatMap(({ kind = "", key = "", findings = [] }) =>
    findings.map(({ code, path, block, problem }) => ({ kind, key, code, path: parsePointer(path), block, problem })),
  );
