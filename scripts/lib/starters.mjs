import { readFileSync } from "node:fs";

/**
 * The processes that stand between whoever gave the command and the server: this one, the shell that npm uses, npm. A signal
 * that ends one of them is meant for the server, and npm's shell hands none on: the server ends when one of them does.
 * @returns {readonly number[]}
 */
export function starters() {
  if (!process.env.npm_lifecycle_event) return [process.pid];
  const parent = process.ppid;
  const [name, grandparent] = describe(parent);
  const isNpm = (title) => /^(npm|npx|pnpm|yarn|node|MainThread)/.test(title);
  if (isNpm(name)) return [process.pid, parent];
  return isNpm(describe(grandparent)[0]) ? [process.pid, parent, grandparent] : [process.pid, parent];
}

/** Name and parent of a process; only Linux tells. */
function describe(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, name = "", ppid] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? [];
    return [name, Number(ppid)];
  } catch {
    return ["", 0];
  }
}
