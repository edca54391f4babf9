import { type ArticleRecord, type CategoryRecord, type SiteRecord, type StaticPage } from "@portal/core";
import type { Fixture, SeriesFixture } from "./fixture.ts";
/** A fixture with its indexes: what a database's tables and keys are. */
export interface FixtureIndex {
  readonly sites: ReadonlyMap<string, SiteRecord>;
  readonly categories: ReadonlyMap<string, CategoryRecord>;
  readonly articles: ReadonlyMap<string, ArticleRecord>;
  readonly pages: ReadonlyMap<string, StaticPage>;
  readonly series: ReadonlyMap<string, SeriesFixture>;
  readonly people: Fixture["people"];
  readonly categoriesOf: (site: string) => readonly CategoryRecord[];
  /** Of a category, or of a site: those without a parent. By order. */
  readonly childrenOf: (slug: string) => readonly CategoryRecord[];
  /** Newest first. */
  readonly articlesOf: (category: string) => readonly ArticleRecord[];
}
export declare function indexFixture({ sites, categories, articles, pages, series, people }: Fixture): FixtureIndex;
