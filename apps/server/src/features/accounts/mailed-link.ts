import { setTimeout as sleep } from "node:timers/promises";
import type { FormContext, FormOutcome } from "../forms/action.ts";
import type { Limits } from "../../services/limits/limits.ts";
import { delayOf } from "../../services/limits/backoff.ts";

/** Redeems a mailed link. Those that fail make the next ones of their network slower: they cannot be guessed, and no one else's is refused for it. */
export async function redeemLink(
  limits: Limits,
  { network, signal }: Pick<FormContext, "network" | "signal">,
  redeem: () => Promise<FormOutcome>,
): Promise<FormOutcome> {
  const delay = delayOf(await limits.record("linkNetwork", network));
  if (delay > 0) await sleep(delay, undefined, { signal });
  const outcome = await redeem();
  if (outcome.kind === "done") await limits.refund("linkNetwork", network);
  return outcome;
}
