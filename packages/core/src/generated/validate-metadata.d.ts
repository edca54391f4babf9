// Generated from packages/core/schema by `npm run generate`. Do not edit.
import type { SchemaValidator } from "../validator.ts";
export declare const validateSiteMetadata: SchemaValidator;
export declare const validateCategoryMetadata: SchemaValidator;
