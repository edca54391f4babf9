import type { FieldError } from "@portal/domain";
import type { Limits } from "../../services/limits/limits.ts";
import type { LimitName } from "../../services/limits/rules.ts";
import type { FormOutcome } from "./action.ts";

type Refused = Extract<FormOutcome, { kind: "refused" }>;
type Limited = Extract<FormOutcome, { kind: "limited" }>;

export const refused = (...errors: readonly FieldError[]): Refused => ({ kind: "refused", errors });

/** Counts an attempt under each key, in order, until one of them is exhausted. @returns the refusal of that one */
export async function limited(limits: Limits, ...attempts: readonly (readonly [LimitName, string])[]): Promise<Limited | undefined> {
  for (const [name, key] of attempts) {
    const taken = await limits.consume(name, key);
    if (!taken.ok) return { kind: "limited", retryAfter: taken.retryAfter };
  }
  return undefined;
}
