/** A command of the server in a process of its own, as npm starts it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const source = join(import.meta.dirname, "..");

export interface StartedCommand {
  readonly child: ChildProcess;
  readonly done: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

/**
 * @param script - below `apps/server/src`
 * @param env - all variables that it has, with those that Node needs to start, and to start quickly
 */
export function startCommand(script: string, args: readonly string[], env: Readonly<Record<string, string>>): StartedCommand {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const child = spawn(process.execPath, ["--conditions=@portal/source", join(source, script), ...args], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (data: Buffer) => (out += data.toString()));
  child.stderr.on("data", (data: Buffer) => (err += data.toString()));
  return { child, done: once(child, "close").then(([code]: unknown[]) => ({ code: code as number | null, out, err })) };
}
