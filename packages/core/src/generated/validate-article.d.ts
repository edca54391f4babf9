// Generated from packages/core/schema by `npm run generate`. Do not edit.
import type { SchemaValidator } from "../validator.ts";
export declare const validateRichText: SchemaValidator;
export declare const validateGallery: SchemaValidator;
export declare const validateLink: SchemaValidator;
export declare const validateStructured: SchemaValidator;
