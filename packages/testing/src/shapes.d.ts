/** Records → what blocks draw of them. */
import {
  type ArticleRecord,
  type ArticleSummary,
  type CategoryRecord,
  type CategorySummary,
  type Language,
  type Series,
} from "@portal/core";
import type { SeriesFixture } from "./fixture.ts";
export declare function summarizeArticle(record: ArticleRecord, site: string): ArticleSummary;
export declare const summarizeCategory: ({ slug, name, description, site: own }: CategoryRecord, site: string) => CategorySummary;
export declare const localizeSeries: ({ id, label, unit, points }: SeriesFixture, language: Language) => Series;
