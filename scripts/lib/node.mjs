import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const needed = 24;

/**
 * Node 24 or newer: this process's own, or the one that npm put into node_modules.
 * @returns {string} absolute path; ends the process with one sentence where there is none
 */
export function findNode() {
  if (majorOf(process.versions.node) >= needed) return process.execPath;
  const bundled = join(root, "node_modules", ".bin", "node");
  if (existsSync(bundled)) {
    const { status, stdout } = spawnSync(bundled, ["--version"], { encoding: "utf8" });
    if (status === 0 && majorOf(stdout.replace("v", "")) >= needed) return bundled;
  }
  console.error(
    `The portal needs Node ${needed} or newer, this is ${process.version}, and npm has no Node for ${process.platform}-${process.arch} here: install it from https://nodejs.org and run the same command again.`,
  );
  process.exit(1);
}

/** Environment in which `node` and the installed tools are found first, and what a program was compiled to is kept: that halves the work of every start but the first. */
export function toolEnvironment(env = process.env) {
  const separator = process.platform === "win32" ? ";" : ":";
  return {
    ...env,
    PATH: [join(root, "node_modules", ".bin"), env.PATH].join(separator),
    NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE || join(root, ".cache/compiled"),
  };
}

function majorOf(version) {
  return Number.parseInt(version, 10);
}
