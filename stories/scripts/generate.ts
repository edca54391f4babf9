/** Writes the gallery: every layout × its languages × {full, empty, one failing block}. Committed; CI regenerates and compares. */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language, LayoutDefinition } from "@portal/core";
import { createCatalogue } from "@portal/core/catalogue";
import { pages, templates } from "@portal/layouts";
import { familyOf } from "./families.ts";

const folder = join(import.meta.dirname, "../generated");
const banner = "// Generated from layouts/pages by `npm run generate`. Do not edit.";
const states = ["full", "empty", "failing"] as const;
const languageNames: Readonly<Record<Language, string>> = { vi: "Vietnamese", en: "English" };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function stories(layout: LayoutDefinition): string {
  const languages = layout.language ? [layout.language] : (["vi", "en"] as const);
  const lines = languages.flatMap((language) =>
    states.map(
      (state) =>
        `export const ${languageNames[language]}${capital(state)} = pageStory({ layoutId: "${layout.id}", language: "${language}", state: "${state}" });`,
    ),
  );
  return [
    banner,
    `import { pageStory } from "../gallery/GalleryPage.tsx";`,
    "",
    `export default { title: "Layouts/${familyOf(layout)}/${layout.id}" };`,
    "",
    ...lines,
    "",
  ].join("\n");
}

const { layouts, diagnostics } = createCatalogue({ layouts: pages, templates });
if (diagnostics.length > 0)
  throw new Error(`The layouts are broken; run layout-lint: ${diagnostics.map(({ message }) => message).join(" ")}`);

await mkdir(folder, { recursive: true });
const wanted = new Map([...layouts.values()].map((layout) => [`${layout.id}.stories.tsx`, stories(layout)]));
for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(join(folder, name), { recursive: true });
for (const [name, text] of wanted) await writeFile(join(folder, name), text);
console.log(`${wanted.size} layouts in the gallery.`);
