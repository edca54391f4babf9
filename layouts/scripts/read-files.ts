import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { formatText, lintLayouts, parseVocabulary } from "@portal/core/lint";

export interface LayoutFile {
  /** File name, "default-layout-vi.json". */
  readonly name: string;
  readonly id: string;
  readonly value: unknown;
}

export interface LayoutFiles {
  readonly pages: readonly LayoutFile[];
  readonly templates: readonly LayoutFile[];
}

/**
 * All layout and template files below `root`, sorted by name.
 * @throws where layout-lint finds an error in one, with all that it finds.
 */
export async function readLayoutFiles(root: string): Promise<LayoutFiles> {
  const layouts = await readFolder(root, "pages");
  const templates = await readFolder(root, "templates");
  const vocabulary = parseVocabulary(JSON.parse(await readFile(join(root, "vocabulary.json"), "utf8")));
  const errors = lintLayouts({ layouts, templates }, vocabulary).filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Error(`The layouts have errors:\n${formatText(errors, layouts.size + templates.size)}`);
  return { pages: parseAll(layouts), templates: parseAll(templates) };
}

/** Texts by file name, "pages/default-layout-vi.json". */
async function readFolder(root: string, folder: string): Promise<Map<string, string>> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith(".json")).toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [`${folder}/${name}`, await readFile(join(root, folder, name), "utf8")] as const)),
  );
}

const parseAll = (texts: ReadonlyMap<string, string>): LayoutFile[] =>
  [...texts].map(([file, text]) => {
    const value = JSON.parse(text) as { readonly id: string };
    return { name: file.slice(file.indexOf("/") + 1), id: value.id, value };
  });
