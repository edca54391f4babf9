import { validateVocabulary } from "../generated/validate-vocabulary.js";
import type { VocabularyFile } from "../generated/types.ts";
import { diagnosticMessage } from "../diagnostics.ts";
import { schemaMessage } from "../schema-message.ts";
import type { Vocabulary } from "./project.ts";

/**
 * Reads the vocabulary.json of a folder of layouts (vocabulary.schema.json).
 * @throws where it holds something else
 */
export function parseVocabulary(value: unknown): Vocabulary {
  validateVocabulary(value);
  const [error] = validateVocabulary.errors ?? [];
  if (error) {
    const finding = schemaMessage(error);
    throw new TypeError(`At ${finding.path || "/"}: ${diagnosticMessage(finding)}`);
  }
  const { variants, widgets, needs = {}, schemas = {} } = value as VocabularyFile;
  return {
    variants: new Map(Object.entries(variants).map(([type, names]) => [type, new Set(names)])),
    widgets: new Set(widgets),
    needs: new Map(Object.entries(needs)),
    schemas: { layout: [schemas.layout ?? []].flat(), template: [schemas.template ?? []].flat() },
  };
}
