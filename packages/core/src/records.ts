/** Validators of stored content, and their errors in words: for what the server receives, benchmarks and tests; too heavy for the browser. */
export { validateArticleRecord, validateCategoryContent } from "./generated/validate-records.js";
export { validateSiteMetadata } from "./generated/validate-metadata.js";
export { validateGallery, validateLink, validateRichText, validateStructured } from "./generated/validate-article.js";
export { escapeSegment } from "./pointer.ts";
export { schemaMessage } from "./schema-message.ts";
export type { SchemaError, SchemaValidator } from "./validator.ts";
