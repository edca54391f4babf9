/**
 * Stories of a block, widget or shell: a file for each, which is a folder in the sidebar, with a story for each example. Storybook reads
 * titles and names from the text, so they stand in it.
 */
import type { Definition } from "./definition.ts";

export type Part =
  | { readonly kind: "block"; readonly type: string; readonly definition: Definition }
  | { readonly kind: "widget"; readonly group: string; readonly definition: Definition }
  | { readonly kind: "shell"; readonly definition: Definition };

/** Relative to stories/generated. */
export const storyFile = (part: Part): string => `${[...folders(part), part.definition.name].join("/")}.stories.tsx`;

const folders = (part: Part): readonly string[] => (part.kind === "block" ? ["blocks", part.type] : [`${part.kind}s`]);

function titleOf(part: Part): string {
  const { name } = part.definition;
  if (part.kind === "shell") return `Pages/Shells/${name}`;
  return part.kind === "block" ? `Blocks/${part.type}/${name}` : `Widgets/${part.group}/${name}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function storiesOf(part: Part): string {
  const { name, examples, more } = part.definition;
  const call = `${part.kind}Story`;
  const asked = part.kind === "block" ? [part.type, name] : [name];
  const gallery = `${"../".repeat(folders(part).length + 1)}gallery/${part.kind === "shell" ? "shell-story" : "part-story"}.tsx`;
  return [
    "// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.",
    `import { ${call} } from "${gallery}";`,
    "",
    `export default { title: "${titleOf(part)}" };`,
    "",
    ...Object.keys({ ...examples, ...more }).map(
      (example) => `export const ${capital(example)} = ${call}(${[...asked, example].map((word) => `"${word}"`).join(", ")});`,
    ),
    "",
  ].join("\n");
}
