import type { Diagnostic } from "../model.ts";

export interface FileDiagnostic extends Diagnostic {
  readonly file: string;
  /** Both count from 1; undefined where the file was not given as text. */
  readonly line: number | undefined;
  readonly column: number | undefined;
}
