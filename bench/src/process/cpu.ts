/** CPU and memory of whole servers, as Linux counts them: all threads, all child processes, all back ends of PostgreSQL. */
import { readdirSync, readFileSync } from "node:fs";

/** Linux counts CPU in hundredths of a second (`getconf CLK_TCK`). */
const TICKS = 100;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** Seconds, of its own and of children that have ended. */
  readonly cpu: number;
}

/** @param roots process numbers @returns seconds of CPU since each process began */
export const cpuSeconds = (roots: readonly number[]): number => treesOf(roots).reduce((sum, { cpu }) => sum + cpu, 0);

/** Bytes in memory of one process, with its threads. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

function treesOf(roots: readonly number[]): Stat[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)));
  const children = Map.groupBy(all, ({ parent }) => parent);
  const found = new Map<number, Stat>();
  const visit = (stat: Stat): void => {
    if (found.has(stat.pid)) return;
    found.set(stat.pid, stat);
    for (const child of children.get(stat.pid) ?? []) visit(child);
  };
  for (const stat of all) if (roots.includes(stat.pid)) visit(stat);
  return [...found.values()];
}

/** Nothing where the process has ended meanwhile. */
function statOf(pid: number): Stat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold blanks and parentheses itself.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return [{ pid, parent: fields[1] ?? 0, cpu: (user + system + endedUser + endedSystem) / TICKS }];
  } catch {
    return [];
  }
}
