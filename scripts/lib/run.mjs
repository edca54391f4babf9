import { spawn } from "node:child_process";

/**
 * Runs a program in the foreground, with this process's terminal, and hands it the signals that ask this process to end.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>} its exit code; 128 + n where signal n ended it
 */
export function run(file, args, { env = process.env, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env, cwd, stdio: "inherit", shell: file.endsWith(".cmd") });
    const signals = ["SIGTERM", "SIGHUP", "SIGINT"];
    // A terminal sends Ctrl-C to the whole group: only what came from elsewhere needs handing on.
    const forward = (signal) => (signal === "SIGINT" && process.stdin.isTTY) || child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    const done = () => signals.forEach((signal) => process.off(signal, forward));
    child.on("error", (error) => (done(), reject(error)));
    child.on("exit", (code, signal) => (done(), resolve(code ?? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0))));
  });
}

/** As `run`; a failure ends this process with the same code and one sentence. */
export async function runOrExit(what, file, args, options) {
  const code = await run(file, args, options).catch((error) => (console.error(error.message), 127));
  if (code === 0) return;
  console.error(`${what} failed with code ${code}; what it printed above says why.`);
  process.exit(code);
}
