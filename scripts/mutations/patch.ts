/** Applies a mutation's patch to a checkout, and takes it back. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutation } from "./mutation.ts";

/** The file's text with the rule broken. Throws where the text to replace is not there exactly once, or nothing would change. */
export function patched(source: string, { file, find, replace }: Pick<Mutation, "file" | "find" | "replace">): string {
  const times = find === "" ? 0 : source.split(find).length - 1;
  if (times !== 1)
    throw new Error(`${file} holds the text to replace ${times} times, not once: ${JSON.stringify(find)}. Correct the patch.`);
  if (find === replace) throw new Error(`The patch of ${file} changes nothing: ${JSON.stringify(find)}.`);
  return source.replace(find, () => replace);
}

/** Breaks the rule in the checkout at `root` while `work` runs. The file is as before afterwards, however the work ends. */
export async function whileBroken<T>(root: string, mutation: Mutation, work: () => Promise<T>): Promise<T> {
  const path = join(root, mutation.file);
  const source = readFileSync(path, "utf8");
  writeFileSync(path, patched(source, mutation));
  try {
    return await work();
  } finally {
    writeFileSync(path, source);
  }
}
