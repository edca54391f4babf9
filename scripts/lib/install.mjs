import { lstatSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { root } from "./root.mjs";
import { runExclusively } from "./run-exclusively.mjs";
import { runOrExit } from "./run.mjs";

/** Installs what a folder's package-lock.json names, if it is not what is installed. Ends the process where that fails. */
export async function ensureInstalled(folder = root) {
  if (!isInstalled(folder)) await runExclusively(() => install(folder));
}

async function install(folder) {
  if (isInstalled(folder)) return; // by another command, in the meantime
  refuseLink(join(folder, "node_modules"));
  console.log("Installing packages (npm ci); this happens once, and again after package-lock.json changes.");
  const [file, ...args] = npm();
  // The build needs the development packages, whatever NODE_ENV says.
  await runOrExit("npm ci", file, [...args, "ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"], { cwd: folder });
}

/** `npm ci` empties the folder first: through a link it would empty another checkout's. */
export function refuseLink(folder) {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  console.error(`${folder} is a link, and npm ci would empty what it points to: remove the link and run the same command again.`);
  process.exit(1);
}

/** Compares npm's own list of what it installed with the lockfile: an interrupted install has left no list. */
export function isInstalled(folder = root) {
  const wanted = packagesOf(join(folder, "package-lock.json"));
  const installed = packagesOf(join(folder, "node_modules", ".package-lock.json"));
  if (!wanted || !installed) return false;
  return [...wanted].every(([path, entry]) => {
    const found = installed.get(path);
    return found ? found.version === entry.version : path === "" || entry.optional === true;
  });
}

/** @returns {Map<string, { version?: string, optional?: boolean }> | undefined} by path in the checkout */
function packagesOf(file) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")).packages));
  } catch {
    return undefined;
  }
}

/** The npm that runs this script, under its own Node: the one in node_modules is deleted while `npm ci` works. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith(".js") && node && !node.startsWith(join(root, "node_modules") + sep)) return [node, script];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
}
