/**
 * What records from outside are read with, for those that only the host knows: bounded, checked by schema, the good parts kept, the errors in
 * words. Too heavy for the browser.
 */
export { Report } from "./diagnostics.ts";
export { boundJson, type Bounds } from "./parse/bound.ts";
export { identity, integer, record, slug, text } from "./parse/fields.ts";
export { parseMetadata } from "./parse/metadata.ts";
export { pruneInvalid } from "./parse/prune-invalid.ts";
export { escapeSegment } from "./pointer.ts";
export { schemaMessage } from "./schema-message.ts";
export type { SchemaError, SchemaValidator } from "./validator.ts";
