/** The files of deploy/, as they are shipped, but for what each installation changes: ports, paths, addresses. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const deploy = join(import.meta.dirname, "../../../../../deploy");

/** What stands in a shipped file, and what stands there in a test. */
export type Edits = Readonly<Record<string, string>>;

/** @param path - below deploy/ */
export const shippedPath = (path: string): string => join(deploy, path);
export const readShipped = (path: string): string => readFileSync(shippedPath(path), "utf8");

/** Copies a folder of deploy/. @throws where a file lacks what is to be changed: then the test would try something else than what is shipped */
export function copyShipped(folder: string, to: string, edits: Readonly<Record<string, Edits>>): void {
  mkdirSync(to, { recursive: true });
  const files = readdirSync(join(deploy, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) writeEdited(join(to, name), readShipped(join(folder, name)), edits[name] ?? {});
  for (const name of Object.keys(edits)) readShipped(join(folder, name));
}

function writeEdited(path: string, text: string, edits: Edits): void {
  let edited = text;
  for (const [from, to] of Object.entries(edits)) {
    if (!edited.includes(from)) throw new Error(`${path} has no "${from}".`);
    edited = edited.replaceAll(from, to);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, edited);
}
