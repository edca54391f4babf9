import type { PatchOperation } from "../model.ts";
import { editText } from "./edit-text.ts";
import { fixOrder } from "./fix-order.ts";

/**
 * Carries out the certain fixes of one file in its text. A fix that another one has made impossible waits for the next run.
 * @returns the fixed text; the same where there was nothing to fix.
 */
export function fixText(text: string, findings: readonly { readonly fix?: readonly PatchOperation[] }[]): string {
  return fixOrder(findings).reduce((current, fix) => {
    try {
      return editText(current, fix);
    } catch {
      return current;
    }
  }, text);
}
