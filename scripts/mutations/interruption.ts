/** A run that is asked to end: its children end first, the copy of the checkout and the lock go. */
import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export class Interrupted extends Error {
  readonly exitCode: number;
  constructor(signal: NodeJS.Signals) {
    super(`Interrupted by ${signal}; what was caught until now is in the table.`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** Aborted with `Interrupted` by the first signal. The handlers stay: a second signal must not end this process before its children. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) process.on(signal, () => controller.abort(new Interrupted(signal)));
  return controller.signal;
}
