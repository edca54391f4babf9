// Generated from packages/core/schema by `npm run generate`. Do not edit.
import type { SchemaValidator } from "../validator.ts";
export declare const validateLayout: SchemaValidator;
export declare const validateTemplate: SchemaValidator;
export declare const validateSiteMetadata: SchemaValidator;
export declare const validateCategoryMetadata: SchemaValidator;
export declare const validateAssignment: SchemaValidator;
export declare const validateArticleMetadata: SchemaValidator;
export declare const validateRichText: SchemaValidator;
export declare const validateGallery: SchemaValidator;
export declare const validateLink: SchemaValidator;
export declare const validateStructured: SchemaValidator;
