import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** An address of docs/pages.md in the demonstration content. */
export interface Page {
  readonly path: string;
  readonly language: "vi" | "en";
  /** Id of the template that draws it: its `data-view`. */
  readonly view: string;
  /** Keys of the blocks whose content is assigned there. */
  readonly blocks: readonly string[];
  /** Address of the same page in the other language, where specification §2.1 gives both. */
  readonly counterpart?: string;
}

/** Every address of docs/pages.md, once, by the code that makes it: in a process of its own, as it reads packages by their sources. */
export function allPages(): Page[] {
  const script = join(import.meta.dirname, "../pages.ts");
  const printed = execFileSync(process.execPath, ["--conditions=@portal/source", script, "--json"], { encoding: "utf8" });
  return JSON.parse(printed) as Page[];
}
