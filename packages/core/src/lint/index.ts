/** Checking layout files and metadata before anyone sees them. The rules stay private; their codes are in docs/layouts.md. */
export type { FileDiagnostic } from "./finding.ts";
export { fixText } from "./fix-text.ts";
export { formatJson } from "./format-json.ts";
export { formatSarif } from "./format-sarif.ts";
export { formatText } from "./format-text.ts";
export { type LayoutFiles, lintLayouts } from "./lint-layouts.ts";
export { type MetadataContext, lintMetadata } from "./lint-metadata.ts";
export type { Vocabulary } from "./project.ts";
export { parseVocabulary } from "./vocabulary.ts";
