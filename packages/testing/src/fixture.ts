import type { CategoryRecord, LocalizedText, Series, SiteRecord } from "@portal/core";
import type { FeedItem, ArticleRecord, Person, FileView, Question, StaticPage } from "@portal/domain";

/** A series as it is kept: its label in both languages, as the content file gives it. */
export interface SeriesFixture {
  readonly id: string;
  readonly label: LocalizedText;
  readonly unit: LocalizedText;
  readonly points: Series["points"];
}

export interface QuestionFixture extends Question {
  readonly site: string;
}

/** A whole portal as plain records: what a database would hold. */
export interface Fixture {
  readonly sites: readonly SiteRecord[];
  /** `site` and `parent` say where each stands. */
  readonly categories: readonly CategoryRecord[];
  /** `category` says where each stands; any order. */
  readonly articles: readonly ArticleRecord[];
  readonly pages: readonly StaticPage[];
  readonly series: readonly SeriesFixture[];
  readonly people: Readonly<Record<"leader" | "former-minister", readonly Person[]>>;
  /** Newest first. */
  readonly questions: readonly QuestionFixture[];
  /** Files as they were read, by their `href`. */
  readonly files: readonly FileView[];
  /** What every feed brings. */
  readonly feed: readonly FeedItem[];
}
