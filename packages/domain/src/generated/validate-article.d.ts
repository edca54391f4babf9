// Generated from packages/domain/schema by `npm run generate`. Do not edit.
import type { SchemaValidator } from "@portal/core/records";
export declare const validateArticleMetadata: SchemaValidator;
export declare const validateRichText: SchemaValidator;
export declare const validateGallery: SchemaValidator;
export declare const validateLink: SchemaValidator;
export declare const validateStructured: SchemaValidator;
