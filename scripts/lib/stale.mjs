import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./root.mjs";

const ignoredFolders = new Set(["node_modules", "dist", "coverage", "test-results", ".cache"]);
const ignoredFiles = /\.(test|stories)\.[a-z]+$|\.tsbuildinfo$/;

/**
 * Whether something was made from other inputs than there are now, or its outputs are gone.
 * @param {string} name of the stamp in .cache
 * @param {{ inputs: readonly string[], outputs: readonly string[] }} step files and folders, relative to the checkout
 */
export function isStale(name, { inputs, outputs }) {
  if (!outputs.every((path) => existsSync(join(root, path)))) return true;
  return readStamp(name) !== fingerprint(inputs);
}

/** Remembers that outputs were made from the inputs as they are now. */
export function markFresh(name, { inputs }) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), fingerprint(inputs));
}

/** Of paths, sizes and times of change; some milliseconds for a thousand files. Tests and stories do not count. */
export function fingerprint(inputs) {
  const hash = createHash("sha256").update(process.platform + process.arch);
  for (const input of inputs) visit(input, hash);
  return hash.digest("hex");
}

function visit(path, hash) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(join(root, path)).toSorted()) {
      if (!ignoredFolders.has(name) && !ignoredFiles.test(name)) visit(`${path}/${name}`, hash);
    }
  } else {
    hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
  }
}

function readStamp(name) {
  try {
    return readFileSync(stampFile(name), "utf8");
  } catch {
    return undefined;
  }
}

function stampFile(name) {
  return join(root, ".cache", "stamps", name);
}
