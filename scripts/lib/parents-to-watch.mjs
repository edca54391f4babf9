import { readFileSync } from "node:fs";

/**
 * Process ids between the terminal and the server: this process, the shell that npm uses, npm. A signal that ends one of them is meant for the
 * server, and npm's shell forwards none: the server watches these and stops when one of them ends.
 * @returns {readonly number[]}
 */
export function parentsToWatch() {
  if (!process.env.npm_lifecycle_event) return [process.pid];
  const parent = process.ppid;
  const [name, grandparent] = readProcess(parent);
  const isNpm = (title) => /^(npm|npx|pnpm|yarn|node|MainThread)/.test(title);
  if (isNpm(name)) return [process.pid, parent];
  return isNpm(readProcess(grandparent)[0]) ? [process.pid, parent, grandparent] : [process.pid, parent];
}

/** Name and parent of a process; known on Linux only. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, name = "", ppid] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? [];
    return [name, Number(ppid)];
  } catch {
    return ["", 0];
  }
}
