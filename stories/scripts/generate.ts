/**
 * Writes the gallery: every view in its languages, and every layout empty and with one failing block besides. Committed; CI regenerates
 * and compares. What is drawn by the same code as another story is not run as a test.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { diagnosticMessage, type Language } from "@portal/core";
import { createCatalogue } from "@portal/core/catalogue";
import { portalCatalogue } from "@portal/domain/content";
import { layouts, templates } from "@portal/layouts";
import { titleOf } from "../gallery/families.ts";

const folder = join(import.meta.dirname, "../generated");
const banner = "// Generated from layouts by `npm run generate`. Do not edit.";
const names: Readonly<Record<Language, string>> = { vi: "Vietnamese", en: "English" };

const catalogue = createCatalogue({ layouts, templates }, portalCatalogue);
if (catalogue.diagnostics.length > 0)
  throw new Error(`The layouts are broken; run layout-lint: ${catalogue.diagnostics.map(diagnosticMessage).join(" ")}`);

function stories(view: string): string {
  const layout = catalogue.layouts.get(view);
  const languages: readonly Language[] = layout?.language ? [layout.language] : ["vi", "en"];
  const states = layout ? ["", "empty", "failing"] : [""];
  const lines = languages.flatMap((language, index) =>
    states.map((state) => {
      const request = [`view: "${view}"`, `language: "${language}"`, ...(state ? [`state: "${state}"`] : [])];
      const story = `pageStory({ ${request.join(", ")} })`;
      const tested = index === 0 || (layout && state === "");
      const name = names[language] + state.charAt(0).toUpperCase() + state.slice(1);
      return `export const ${name} = ${tested ? story : `{ ...${story}, tags: ["!test"] }`};`;
    }),
  );
  return [
    banner,
    `import { pageStory } from "../gallery/page-story.tsx";`,
    "",
    `export default { title: "${titleOf(view, layout)}" };`,
    "",
    ...lines,
    "",
  ].join("\n");
}

await mkdir(folder, { recursive: true });
const wanted = new Map([...catalogue.templates.keys()].map((view) => [`${view}.stories.tsx`, stories(view)]));
// What stands in a folder here comes from the definitions of blocks: scripts/blocks.ts.
for (const name of await readdir(folder)) if (name.endsWith(".tsx") && !wanted.has(name)) await rm(join(folder, name));
for (const [name, text] of wanted) await writeFile(join(folder, name), text);
console.log(`${wanted.size} views in the gallery.`);
