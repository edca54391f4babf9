/** A copy of the checkout in which rules are broken, so that nothing that ends a run early leaves the tree itself broken. */
import { execFileSync } from "node:child_process";
import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

/** Below the checkout: on the same device, where installed packages can be linked. */
const checkoutFolder = ".cache/mutations/checkout";

/** What tools write into `node_modules` while they run: a link would share it with the tree. */
const written = new Set([".vite", ".vite-temp", ".cache"]);

/**
 * Copies all that git knows or would take, and links the installed packages file by file: the links of `node_modules/@portal` are relative,
 * so that they lead to the copy's packages. Returns the copy's folder.
 */
export function copyCheckout(root: string): string {
  const copy = join(root, checkoutFolder);
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of new Set(files.split("\0").filter(Boolean))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkFolder(join(root, "node_modules"), join(copy, "node_modules"), written);
  return copy;
}

function linkFolder(from: string, to: string, except: ReadonlySet<string>): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkSync(source, target);
    else if (!except.has(entry.name)) linkFolder(source, target, new Set());
  }
}

export const removeCheckout = (root: string): void => rmSync(join(root, checkoutFolder), { recursive: true, force: true });
