import { applyPatch } from "../edit/apply-patch.ts";
import type { PatchOperation } from "../model.ts";
import { fixOrder } from "./fix-order.ts";

/** A value with the certain fixes made; the same where there was nothing to fix. */
export function fixValue(value: unknown, findings: readonly { readonly fix?: readonly PatchOperation[] }[]): unknown {
  return fixOrder(findings).reduce<unknown>((current, fix) => {
    try {
      return applyPatch(current, fix);
    } catch {
      // Another fix has changed this place.
      return current;
    }
  }, value);
}
