/** Validators of whole records and block contents: for the server's door, lint and tests; too heavy for the browser. */
export {
  validateArticleRecord,
  validateCardsContent,
  validateCategoriesContent,
  validateCategoryContent,
  validateCategoryRecord,
  validateSiteRecord,
  validateTreeContent,
} from "./generated/validate-records.js";
export { validateArticleMetadata, validateCategoryMetadata, validateSiteMetadata } from "./generated/validate-metadata.js";
export { validateGallery, validateLink, validateRichText, validateStructured } from "./generated/validate-article.js";
export type { SchemaError, SchemaValidator } from "./validator.ts";
