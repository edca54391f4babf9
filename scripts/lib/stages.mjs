import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";

/**
 * Runs a program and counts it as one check.
 * @param {string} name what is checked
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ name: string, passed: number, failed: number }>} its output is shown only where it fails
 */
export function check(name, file, args, options) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    const output = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    const end = (ok) => {
      console.log(`${ok ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      if (!ok) process.stdout.write(Buffer.concat(output));
      resolve({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
    };
    child.on("error", (error) => (output.push(Buffer.from(`${error.message}\n`)), end(false)));
    child.on("close", (code) => end(code === 0));
  });
}

/** @param {readonly { passed: number, failed: number }[]} results */
export const total = (results) =>
  results.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 });
