/** Topics → records, the same on every run. */
import type { ArticleRecord, CategoryRecord, Language } from "@portal/core";
import type { Topic } from "./topic.ts";
export declare const buildCategories: (topics: readonly Topic[], site: string) => CategoryRecord[];
export declare const buildArticles: (topics: readonly Topic[], site: string, language: Language) => ArticleRecord[];
