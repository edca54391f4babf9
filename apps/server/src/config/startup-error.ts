/** A start that cannot go on. `message` is one sentence for the operator (what, why, how to fix), printed without a stack. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
