import type { Diagnostic, PatchOperation } from "../model.ts";
import type { SchemaMessage } from "../schema-message.ts";

/** What a rule has found; its severity stands in the register of codes. */
export interface Finding extends SchemaMessage {
  /** Only where the fix is certain. */
  readonly fix?: readonly PatchOperation[];
}

/** `message` is problem and fix in one. */
export interface FileDiagnostic extends Diagnostic {
  readonly file: string;
  readonly problem: string;
  readonly advice: string;
  /** Both count from 1; undefined where the file was not given as text. */
  readonly line: number | undefined;
  readonly column: number | undefined;
}
