import { isAlive } from "./system-processes.ts";

const lookMs = 200;

/**
 * Calls back once, when one of the processes that started the server is gone: npm's shell hands no signal on, and a SIGKILL cannot be.
 * @param list process numbers with commas between, as scripts/start.mjs gives them; undefined or empty: none is watched
 */
export function watchParents(list: string | undefined, onGone: () => void): void {
  const pids = (list ?? "")
    .split(",")
    .map(Number)
    .filter((pid) => pid > 0);
  if (pids.length === 0) return;
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, lookMs);
  timer.unref();
}
