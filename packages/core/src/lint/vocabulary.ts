import { isRecord } from "../untrusted.ts";
import type { Vocabulary } from "./project.ts";

/** As the layouts of this repository name their schemas. */
const schemas: Vocabulary["schemas"] = {
  layout: ["../../packages/core/schema/layout.schema.json"],
  template: ["../../packages/core/schema/template.schema.json"],
};

function namesIn(value: unknown): ReadonlySet<string> {
  if (!Array.isArray(value) || value.some((name) => typeof name !== "string"))
    throw new TypeError(`"${JSON.stringify(value)}" is no list of names.`);
  return new Set(value as readonly string[]);
}

/**
 * Reads the vocabulary.json of a folder of layouts: `{ "variants": { "cards": ["default"] }, "widgets": ["listing"], "views": [] }`.
 * @throws where it holds something else
 */
export function parseVocabulary(value: unknown): Vocabulary {
  const { variants, widgets, views = [] } = isRecord(value) ? value : {};
  if (!isRecord(variants)) throw new TypeError('"variants" is no object with a list of names for each block type.');
  return {
    variants: new Map(Object.entries(variants).map(([type, names]) => [type, namesIn(names)])),
    widgets: namesIn(widgets),
    views: namesIn(views),
    schemas,
  };
}
