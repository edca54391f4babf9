/** One run at a time in a checkout: two would break rules in the same copy, and each would see the other's failures. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const lockFile = ".cache/mutations/lock";

/** Takes the lock, also from a process that has ended without releasing it. Returns the function that releases it. Throws where another run has it. */
export function lock(root: string, pid = process.pid): () => void {
  const path = join(root, lockFile);
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, String(pid), { flag: "wx" });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = holderOf(path);
    if (holder !== undefined && isRunning(holder))
      throw new Error(
        `npm run mutate is running in this checkout already (process ${holder}), and two runs would break rules in one copy: wait for it, or end that process.`,
      );
    rmSync(path, { force: true });
  }
}

/** Undefined where the file is gone or holds no process id. */
function holderOf(path: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // another user's process is running, too
  }
}
