import type { FormName, TokenPair } from "@portal/contracts";
import type { Language } from "@portal/core";
import { type MinistryPage, ministryPages } from "@portal/domain";
import type { FormOutcome } from "../forms/action.ts";
import { Busy } from "../../services/bounded-queue.ts";

/** Seconds after which a machine that has too many passwords to check may have time again. */
const BUSY = 5;

/** On to a page, which says what was done. */
export const done = (page: MinistryPage, language: Language, form: FormName, tokens?: TokenPair) => ({
  kind: "done" as const,
  redirect: `${ministryPages[language][page]}?done=${form}`,
  ...(tokens ? { tokens } : {}),
});

/** A flood of passwords to check is a limit like others. */
export async function unlessBusy(run: () => Promise<FormOutcome>): Promise<FormOutcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Busy) return { kind: "limited", retryAfter: BUSY };
    throw error;
  }
}
