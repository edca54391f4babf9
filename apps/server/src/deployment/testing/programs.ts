/** Programs of Debian's packages that stand beside the portal. */
import { accessSync, constants } from "node:fs";
import { join } from "node:path";

/** Debian keeps servers where an ordinary user's PATH does not lead. */
const folders = [...(process.env["PATH"] ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];

/** @returns its path; undefined where it is not installed */
function findProgram(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isInstalled);
}

/** @param name - a program's, or its path. @throws where it is not installed */
export function program(name: string): string {
  const found = isInstalled(name) ? name : findProgram(name);
  if (found === undefined) throw new Error(`${name} is not installed: apt-get install it.`);
  return found;
}

/**
 * Whether tests that need these programs can run, for `describe.runIf`: elsewhere they are left out, and it is said.
 * @throws in CI, which installs them (.ci/run), where one is missing
 */
export function areInstalled(...programs: readonly string[]): boolean {
  const missing = programs.filter((one) => !isInstalled(one) && findProgram(one) === undefined);
  if (missing.length === 0) return true;
  if (process.env["CI"]) throw new Error(`CI needs ${missing.join(", ")}; .ci/run installs them.`);
  console.log(`Tests are left out, since this machine lacks ${missing.join(", ")}.`);
  return false;
}

/** Or a module that a program loads. */
function isInstalled(path: string): boolean {
  if (!path.includes("/")) return false;
  try {
    accessSync(path, path.endsWith(".so") ? constants.R_OK : constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
