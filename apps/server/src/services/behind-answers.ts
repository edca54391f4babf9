import { getPriority, setPriority } from "node:os";

/** Lets the threads that answer visitors go before the calling one. Only Linux gives a thread a priority of its own; elsewhere it would be the process's. */
export function runBehindAnswers(): void {
  if (process.platform === "linux") setPriority(Math.max(getPriority(), 10));
}
