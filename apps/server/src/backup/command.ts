/** What the commands of backups share. */
import { resolve } from "node:path";
import { StartupError } from "../config/startup-error.ts";
import { Progress } from "../cli/progress.ts";
import { printable } from "../services/printable.ts";

const FAILED = 2;
const STOPPED = 130;

/** npm changes the working directory; folders are named from where the command was typed. */
export const located = (path: string): string => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);

export const showProgress = (): Progress => new Progress(process.stderr);

/** Runs until it is done or a signal stops it, prints what it answers, and says in a sentence why it could not. */
export function runCommand(usage: string, run: (signal: AbortSignal) => Promise<string>): void {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => stop.abort(new Error("Stopped")));
  run(stop.signal).then(
    (answer) => process.stdout.write(answer),
    (error: unknown) => {
      process.stderr.write(`${explained(error, usage)}\n`);
      process.exitCode = stop.signal.aborted ? STOPPED : FAILED;
    },
  );
}

function explained(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return printable(String(error));
  if ((error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS")) return `${printable(error.message)}\n\n${usage}`;
  return error instanceof StartupError ? error.message : printable(`${error.message}.`);
}
