import type { FormName, TokenPair } from "@portal/contracts";
import { type Language, type MinistryPage, ministryPages } from "@portal/core";
import type { FormOutcome } from "../forms/action.ts";
import type { Limits, Taken } from "../limits/limits.ts";
import type { LimitName } from "../limits/rules.ts";
import { PoolFull } from "./passwords/pool.ts";

/** Seconds after which a machine that has too many passwords to check may have time again. */
const BUSY = 5;

/** On to a page, which says what was done. */
export const done = (page: MinistryPage, language: Language, form: FormName, tokens?: TokenPair): FormOutcome => ({
  kind: "done",
  redirect: `${ministryPages[language][page]}?done=${form}`,
  ...(tokens ? { tokens } : {}),
});

export const refused = (code: string, field?: string): FormOutcome => ({
  kind: "refused",
  errors: [field === undefined ? { code } : { field, code }],
});

/** Counts an attempt under each key, in order, until one of them is exhausted. @returns the refusal of that one */
export async function limited(limits: Limits, ...attempts: readonly (readonly [LimitName, string])[]): Promise<FormOutcome | undefined> {
  for (const [name, key] of attempts) {
    const taken: Taken = await limits.take(name, key);
    if (!taken.ok) return { kind: "limited", retryAfter: taken.retryAfter };
  }
  return undefined;
}

/** A flood of passwords to check is a limit like others. */
export async function unlessBusy(run: () => Promise<FormOutcome>): Promise<FormOutcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof PoolFull) return { kind: "limited", retryAfter: BUSY };
    throw error;
  }
}
