/** What stands in `content/sites`: a folder for each site. */
import type { Assignment, CategoryMetadataRecord, MenuItemRecord, SiteIdentity, SiteTranslation } from "@portal/core";
import type { Panorama } from "./art/banner.ts";
import type { Figure } from "./art/infographic.ts";
import type { Mark } from "./art/logo.ts";
import type { Subject } from "./art/picture.ts";
import { namesIn, readJson, readText } from "./content.ts";
import type { FileFormat } from "./documents/sample-files.ts";
import type { Topic } from "./sentences.ts";

/** What is drawn on a card: a picture on a subject, a mark with initials, a wide banner, or a person's portrait. */
export type CardArt =
  | { readonly subject: Subject }
  | { readonly mark: Mark; readonly initials: string }
  | { readonly panorama: Panorama }
  /** Slug of the person. */
  | { readonly portrait: string };

export interface Card {
  readonly title: string;
  readonly link?: string;
  readonly category?: string;
  readonly description?: string;
  readonly blank?: boolean;
  readonly art?: CardArt;
}

/** A block's content; cards are drawn, everything else is as the wire has it. */
export type Block = Omit<Assignment, "cards"> & { readonly cards?: readonly Card[] };

/** `categories.json`. */
export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  readonly counterpart?: string;
  readonly metadata?: Omit<CategoryMetadataRecord, "blocks"> & { readonly blocks?: readonly Block[] };
  /** The wire allows metadata as a JSON string (spec §3); some categories use it. */
  readonly asString?: boolean;
  readonly children?: readonly Category[];
}

/** `pages.json`; the text of a page is `pages/{slug}.html`. */
interface PageFacts {
  readonly slug: string;
  readonly title: string;
  /** Where it is not the site's. */
  readonly language?: 1 | 2;
  readonly counterpart?: string;
}
export type Page = PageFacts & { readonly html: string };

/** What an article holds. */
export type Form =
  /** Composed from its topic's sentences. */
  | { readonly kind: "text" }
  /** Written out in full: notices with tables. */
  | { readonly kind: "html"; readonly html: string }
  /** Shown as a page (1) or as a slideshow (2). */
  | { readonly kind: "gallery"; readonly display: 1 | 2; readonly captions: readonly string[] }
  | { readonly kind: "link"; readonly href: string }
  | { readonly kind: "file"; readonly format: FileFormat; readonly fileName: string }
  | { readonly kind: "video" }
  | {
      readonly kind: "document";
      readonly number: string;
      readonly issuer: string;
      /** It is not in force, and people may comment on it for a while. */
      readonly draft: boolean;
      /** YYYY-MM-DD: first day for comments on a draft; undefined: its own. */
      readonly opensAt?: string;
      readonly formats: readonly FileFormat[];
    }
  | { readonly kind: "infographic"; readonly unit: string; readonly figures: readonly Figure[] };

interface ArticleFacts {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly title: string;
  readonly summary: string;
  /** First paragraph of the text. */
  readonly detail?: string;
  /** The same in both languages' versions of an article. */
  readonly key?: string;
}

/** `articles.json`: articles of one category on one topic. */
interface ArticleGroup {
  readonly category: string;
  readonly topic: Topic;
  /** Where the category's view does not suit them. */
  readonly view?: string;
  /** Without a form an article is a text. */
  readonly articles: readonly (ArticleFacts & { readonly form?: Form })[];
}
export type Article = ArticleFacts & Omit<ArticleGroup, "articles"> & { readonly form: Form };

/** `site.json`. */
interface SiteFacts {
  /** Place among the sites. */
  readonly order: number;
  readonly slug: string;
  readonly name: string;
  readonly language: 1 | 2;
  readonly counterpart?: string;
  readonly logo: { readonly initials: string; readonly mark: Mark };
  readonly panorama: Panorama;
  /** What draws its home: a layout, or a view that its metadata asks for (spec §2.3). */
  readonly layoutId?: string;
  readonly view?: string;
  readonly categoryDefaulLayout?: string;
  readonly articleDefaulLayout?: string;
  readonly appLayout?: string;
  readonly identity: SiteIdentity;
  /** What stands around its pages in the other language. */
  readonly translation?: SiteTranslation;
  /** In the order of the file; `order` decides (spec §2.2). */
  readonly menu: readonly MenuItemRecord[];
  readonly blocks: readonly Block[];
  readonly asString?: boolean;
}

export interface Site extends SiteFacts {
  readonly categories: readonly Category[];
  readonly articles: readonly Article[];
  readonly pages: readonly Page[];
}

/** One site for each home layout of specification §2.5, and a ministry's home (§2.3) in both languages, by their order. */
export const readSites = (): Site[] =>
  namesIn("sites")
    .map((name) => readSite(`sites/${name}`))
    .toSorted((a, b) => a.order - b.order);

const readSite = (folder: string): Site => ({
  ...(readJson(`${folder}/site.json`) as SiteFacts),
  categories: readJson(`${folder}/categories.json`) as Category[],
  articles: (readJson(`${folder}/articles.json`) as ArticleGroup[]).flatMap(({ articles, ...group }) =>
    articles.map((article) => ({ form: { kind: "text" } as const, ...article, ...group })),
  ),
  pages: (readJson(`${folder}/pages.json`) as PageFacts[]).map((page) => ({
    ...page,
    html: readText(`${folder}/pages/${page.slug}.html`).trimEnd(),
  })),
});
