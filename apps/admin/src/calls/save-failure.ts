import { CallFailed } from "./call.ts";

/**
 * Why something that saves itself was not saved. "stale": others have saved meanwhile; "unreachable": no answer, or none for now; else it was refused.
 * @throws what is not about the thing that is saved, but about who sends it
 */
export function saveFailure(error: unknown): "stale" | "unreachable" | CallFailed {
  if (!(error instanceof CallFailed) || error.refusal === "sign-in") throw error;
  if (error.status === 412) return "stale";
  return error.status === 0 || error.status === 429 || error.status >= 500 ? "unreachable" : error;
}
