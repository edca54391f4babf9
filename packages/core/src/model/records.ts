/** Sites, categories and articles: parsed, spelled right, safe to use. */
import type { Assignment, SiteIdentity } from "../generated/types.ts";
import type { Language } from "./diagnostic.ts";

export interface MenuItem {
  readonly path: string;
  readonly label: string;
  readonly blank: boolean;
  readonly order: number;
  readonly children: readonly MenuItem[];
}

export type Assignments = ReadonlyMap<string, Assignment>;

export interface Site {
  readonly slug: string;
  readonly name: string;
  readonly language: Language;
  readonly counterpart: string | undefined;
  readonly logo: string | undefined;
  readonly banner: string | undefined;
  /** Sorted by order; undefined where the site brings no menu. */
  readonly menu: readonly MenuItem[] | undefined;
  readonly blocks: Assignments;
  readonly layoutId: string | undefined;
  readonly view: string | undefined;
  readonly appLayout: string | undefined;
  readonly categoryDefaultLayout: string | undefined;
  readonly articleDefaultLayout: string | undefined;
  readonly identity: SiteIdentity;
}

export interface Category {
  readonly id: string | undefined;
  readonly slug: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly site: string | undefined;
  readonly parent: string | undefined;
  readonly counterpart: string | undefined;
  readonly blocks: Assignments;
  readonly categories: Assignment["categories"];
  readonly layoutId: string | undefined;
  readonly view: string | undefined;
  readonly articleView: string | undefined;
  readonly categoryDefaultLayout: string | undefined;
  readonly series: readonly string[];
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

/** Body of an article by articleType (specification §3). `html` is as stored: whoever stores or fetches it sanitises it. */
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
      readonly number: string | undefined;
      readonly issuer: string | undefined;
      readonly issuedAt: string | undefined;
      readonly effectiveAt: string | undefined;
      readonly files: readonly DownloadableFile[];
      readonly html: string;
    }
  | { readonly kind: "unrecognised" };

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
  readonly body: ArticleBody;
}
