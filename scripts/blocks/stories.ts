/** Stories of all blocks of a type, or of all widgets: one for each example. Storybook reads titles and names from the text, so they stand in it. */
import type { Definition } from "./definition.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function storiesOf(kind: string, type: string | undefined, definitions: readonly Definition[]): string {
  const story = type === undefined ? "widgetStory" : "blockStory";
  return [
    "// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.",
    `import { ${story} } from "../../gallery/part-story.tsx";`,
    "",
    `export default { title: "${kind}" };`,
    "",
    ...definitions.flatMap(({ name, examples, more }) =>
      Object.keys({ ...examples, ...more }).map((example) => {
        const request = [...(type === undefined ? [] : [type]), name, example].map((word) => `"${word}"`).join(", ");
        return `export const ${capital(name)}${capital(example)} = { ...${story}(${request}), name: "${name}, ${example}" };`;
      }),
    ),
    "",
  ].join("\n");
}
