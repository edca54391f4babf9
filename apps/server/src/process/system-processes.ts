import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const linux = process.platform === "linux";
const lookMs = 10;
/** A process that hangs in the kernel outlives its SIGKILL. */
const timeoutMs = 10_000;

/** A dead process that its parent has not collected is gone all the same. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !linux || !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether a process has a folder (an absolute path) as its current one; where the system does not say that, whether its command names it. */
export function worksIn(pid: number, folder: string): boolean {
  try {
    if (linux) return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    return execFileSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).includes(folder);
  } catch {
    return false;
  }
}

/** Ends every process that works in a folder, and waits until none is left: what they write cannot be removed under them. */
export async function endProcessesIn(folder: string): Promise<void> {
  const last = Date.now() + timeoutMs;
  for (let pids = processesIn(folder); pids.length > 0 && Date.now() < last; pids = processesIn(folder)) {
    for (const pid of pids) send(pid, "SIGKILL");
    await sleep(lookMs);
  }
}

/** Sends a signal to a process that may have ended in the meantime. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has
  }
}

function processesIn(folder: string): readonly number[] {
  if (linux)
    return readdirSync("/proc")
      .map(Number)
      .filter((pid) => pid > 0 && worksIn(pid, folder));
  const lines = execFileSync("ps", ["-A", "-o", "pid=,args="], { encoding: "utf8" }).split("\n");
  return lines.filter((line) => line.includes(folder)).map((line) => Number.parseInt(line, 10));
}
