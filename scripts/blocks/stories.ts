/**
 * Stories of a block, widget or shell: a file for each, which is a folder in the sidebar, with a story for each example. Storybook reads
 * titles and names from the text, so they stand in it.
 */
import type { Definition } from "./definition.ts";

export type Part =
  | { readonly kind: "block"; readonly type: string; readonly definition: Definition }
  | { readonly kind: "widget" | "shell"; readonly definition: Definition };

/** Relative to stories/generated. */
export const storyFile = (part: Part): string => `${[...folders(part), part.definition.name].join("/")}.stories.tsx`;

const folders = (part: Part): readonly string[] => (part.kind === "block" ? ["blocks", part.type] : [`${part.kind}s`]);
const titles = { block: "Blocks", widget: "Widgets", shell: "Pages/Shells" } as const;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function storiesOf(part: Part): string {
  const { name, examples, more } = part.definition;
  const call = `${part.kind}Story`;
  const [title, asked] =
    part.kind === "block" ? [`${titles.block}/${part.type}/${name}`, [part.type, name]] : [`${titles[part.kind]}/${name}`, [name]];
  const gallery = `${"../".repeat(folders(part).length + 1)}gallery/${part.kind === "shell" ? "shell-story" : "part-story"}.tsx`;
  return [
    "// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.",
    `import { ${call} } from "${gallery}";`,
    "",
    `export default { title: "${title}"${part.kind === "shell" ? ', parameters: { layout: "fullscreen" }' : ""} };`,
    "",
    ...Object.keys({ ...examples, ...more }).map(
      (example) => `export const ${capital(example)} = ${call}(${[...asked, example].map((word) => `"${word}"`).join(", ")});`,
    ),
    "",
  ].join("\n");
}
