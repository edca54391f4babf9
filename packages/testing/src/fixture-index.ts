import type { CategoryRecord, SiteRecord } from "@portal/core";
import { type ArticleRecord, toInstant, type FileView, type StaticPage } from "@portal/domain";
import type { Fixture, QuestionFixture, SeriesFixture } from "./fixture.ts";

/** A fixture with its indexes: what a database's tables and keys are. */
export interface FixtureIndex {
  readonly sites: ReadonlyMap<string, SiteRecord>;
  readonly categories: ReadonlyMap<string, CategoryRecord>;
  readonly articles: ReadonlyMap<string, ArticleRecord>;
  readonly pages: ReadonlyMap<string, StaticPage>;
  readonly series: ReadonlyMap<string, SeriesFixture>;
  readonly people: Fixture["people"];
  readonly feed: Fixture["feed"];
  /** By address. */
  readonly files: ReadonlyMap<string, FileView>;
  readonly questionsOf: (site: string) => readonly QuestionFixture[];
  readonly categoriesOf: (site: string) => readonly CategoryRecord[];
  /** Of a category, or of a site: those without a parent. By order. */
  readonly childrenOf: (slug: string) => readonly CategoryRecord[];
  /** Newest first. */
  readonly articlesOf: (category: string) => readonly ArticleRecord[];
}

const bySlug = <T extends { readonly slug: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record.slug, record]));
const newestFirst = (a: ArticleRecord, b: ArticleRecord): number =>
  (toInstant(b.publishedAt) ?? "").localeCompare(toInstant(a.publishedAt) ?? "");

export function indexFixture({ sites, categories, articles, pages, series, people, questions, files, feed }: Fixture): FixtureIndex {
  const inOrder = categories.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const ofSite = Map.groupBy(inOrder, ({ site }) => site);
  const children = Map.groupBy(inOrder, ({ parent, site }) => parent ?? site);
  const ofCategory = Map.groupBy(articles.toSorted(newestFirst), ({ category }) => category);
  return {
    sites: bySlug(sites),
    categories: bySlug(categories),
    articles: bySlug(articles),
    pages: bySlug(pages),
    series: new Map(series.map((one) => [one.id, one])),
    people,
    feed,
    files: new Map(files.map((file) => [file.href, file])),
    questionsOf: (site) => questions.filter((question) => question.site === site),
    categoriesOf: (site) => ofSite.get(site) ?? [],
    childrenOf: (slug) => children.get(slug) ?? [],
    articlesOf: (category) => ofCategory.get(category) ?? [],
  };
}
