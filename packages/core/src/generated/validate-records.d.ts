// Generated from packages/core/schema by `npm run generate`. Do not edit.
import type { SchemaValidator } from "../validator.ts";
export declare const validateSiteRecord: SchemaValidator;
export declare const validateCategoryRecord: SchemaValidator;
export declare const validateArticleRecord: SchemaValidator;
export declare const validateCategoryContent: SchemaValidator;
export declare const validateCategoriesContent: SchemaValidator;
export declare const validateTreeContent: SchemaValidator;
export declare const validateCardsContent: SchemaValidator;
