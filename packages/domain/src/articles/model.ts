/** Articles: parsed, spelled right, safe to use. */
import type { ArticleMedia, StructuredContent } from "../generated/types.ts";

declare module "@portal/core" {
  interface ArticleSummary {
    /** What the article holds besides text. */
    readonly media?: ArticleMedia;
  }
}

export interface Photo {
  readonly title: string;
  readonly description: string;
  readonly src: string;
}

export interface DownloadableFile {
  readonly href: string;
  readonly fileName: string;
}

/** Body of an article by articleType (specification §3). `html` is as stored: it is sanitised where it is stored or fetched. */
export type ArticleBody =
  | { readonly kind: "richText"; readonly html: string }
  | { readonly kind: "gallery"; readonly display: "page" | "slideshow"; readonly photos: readonly Photo[] }
  | { readonly kind: "link"; readonly href: string; readonly fileName: string }
  | { readonly kind: "file"; readonly href: string; readonly fileName: string }
  | {
      readonly kind: "video";
      readonly source: string;
      readonly poster: string | undefined;
      readonly captions: string | undefined;
      readonly transcript: string | undefined;
      readonly html: string;
    }
  | {
      readonly kind: "document";
      readonly type?: StructuredContent["Type"];
      readonly field?: string | undefined;
      readonly number: string | undefined;
      readonly issuer: string | undefined;
      readonly issuedAt: string | undefined;
      readonly effectiveAt: string | undefined;
      /** First day without force, ISO 8601 with Z. */
      readonly expiresAt?: string | undefined;
      /** First day for comments, ISO 8601 with Z; undefined: from its publication. */
      readonly opensAt?: string | undefined;
      /** Last day for comments, ISO 8601 with Z, of a document that is open for them. */
      readonly deadline?: string | undefined;
      readonly files: readonly DownloadableFile[];
      readonly html: string;
    }
  /** A drawing that is read by itself; `html` says the same in words. */
  | { readonly kind: "infographic"; readonly image: string; readonly html: string }
  | { readonly kind: "unrecognised" };

/** A heading of an article's text; its `id` stands in the HTML. */
export interface OutlineEntry {
  readonly id: string;
  readonly level: 2 | 3;
  readonly text: string;
}

/** How long an article's text is, and how it is divided. */
export interface Reading {
  /** Whole minutes, at least 1. */
  readonly minutes: number;
  readonly outline: readonly OutlineEntry[];
}

export type ArticlePart = "title" | "summary" | "picture" | "content";

/** What was changed in an article after everybody could read it. */
export interface ArticleChange {
  /** ISO 8601 with Z. */
  readonly at: string;
  readonly parts: readonly ArticlePart[];
}

/** What readers gave: 1 to 5 stars on average. */
export interface Rating {
  readonly average: number;
  readonly count: number;
}

export interface Article {
  readonly id: string | undefined;
  readonly slug: string;
  readonly title: string;
  readonly summary: string | undefined;
  readonly image: string | undefined;
  /** ISO 8601 with Z. */
  readonly publishedAt: string | undefined;
  readonly site: string | undefined;
  readonly category: string | undefined;
  readonly counterpart: string | undefined;
  readonly articleType: number;
  readonly view: string | undefined;
  readonly author: string | undefined;
  readonly source: string | undefined;
  readonly rating?: Rating | undefined;
  /** The newest first; undefined: it is as it was published. */
  readonly changes?: readonly ArticleChange[] | undefined;
  /** Of articles with a text. */
  readonly reading?: Reading | undefined;
  readonly body: ArticleBody;
}
