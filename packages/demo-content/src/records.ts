/** The lines of content import (packages/domain/schema/lines). */
import type { CategoryMetadataRecord, SiteMetadataRecord } from "@portal/core";
import type { ArticleMetadataRecord } from "@portal/domain";

type Text = string | { readonly vi: string; readonly en: string };

export interface SiteLine {
  readonly kind: "site";
  readonly slug: string;
  readonly name: string;
  readonly language: 1 | 2;
  readonly counterpart?: string;
  readonly order: number;
  readonly metadata: SiteMetadataRecord | string;
}
export interface CategoryLine {
  readonly kind: "category";
  readonly site: string;
  readonly slug: string;
  readonly name: string;
  readonly parent: string | null;
  readonly description?: string;
  readonly counterpart?: string;
  readonly order: number;
  readonly metadata?: CategoryMetadataRecord | string;
}
export interface ArticleLine {
  readonly kind: "article";
  readonly site: string;
  readonly category: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  readonly publishedAt: string;
  readonly articleType: 1 | 2 | 3 | 4;
  readonly articleContent: object | string;
  readonly counterpart?: string;
  readonly metadata?: ArticleMetadataRecord;
}
export interface PageLine {
  readonly kind: "page";
  readonly site: string;
  readonly slug: string;
  readonly title: string;
  readonly language: 1 | 2;
  readonly html: string;
  readonly counterpart?: string;
}
export interface QuestionLine {
  readonly kind: "question";
  readonly site: string;
  readonly slug: string;
  readonly field: string;
  readonly title: string;
  readonly body: string;
  readonly askedAt: string;
  readonly answer?: string;
  readonly answeredAt?: string;
  readonly unit?: string;
  readonly counterpart?: string;
}
export interface PersonLine {
  readonly kind: "person";
  readonly slug: string;
  readonly role: "leader" | "former-minister";
  readonly name: string;
  readonly title: Text;
  readonly portrait: string;
  readonly duties?: Text;
  readonly biography: Text;
  readonly from?: string;
  readonly to?: string;
  readonly order: number;
}
export interface ParameterLine {
  readonly kind: "parameter";
  readonly type: number;
  readonly key: string;
  readonly value: string;
  readonly name: string;
  readonly order: number;
}
export interface SeriesLine {
  readonly kind: "series";
  readonly slug: string;
  readonly name: Text;
  readonly unit: Text;
  readonly points: readonly (readonly [day: string, value: number])[];
}
export interface SearchTermLine {
  readonly kind: "searchTerm";
  readonly slug: string;
  readonly name: string;
  readonly language: 1 | 2;
  readonly words: readonly string[];
  readonly bestBets?: readonly { readonly title: string; readonly link: string }[];
}
export interface FeedLine {
  readonly kind: "feed";
  readonly address: string;
  readonly items: readonly { readonly title: string; readonly href: string; readonly publishedAt: string }[];
}
export type FileLine = { readonly kind: "file"; readonly path: string; readonly contentType: string } & (
  | { readonly text: string }
  | { readonly base64: string }
);

export type Line =
  | SiteLine
  | CategoryLine
  | ArticleLine
  | PageLine
  | QuestionLine
  | PersonLine
  | ParameterLine
  | SeriesLine
  | SearchTermLine
  | FeedLine
  | FileLine;
