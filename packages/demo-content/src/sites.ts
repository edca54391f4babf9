/** What stands in `content/sites`: a folder for each site. */
import type { CategoryMetadataRecord } from "@portal/core";
import { namesIn, readJson, readText } from "./content.ts";
import type { CategoryLine, PageLine, SiteLine } from "./records.ts";

/** Of the files that documents/ writes. */
export type FileFormat = "docx" | "xlsx" | "csv" | "pdf";

/** `site.json`; `order` is its place among the sites. */
type SiteFacts = Omit<SiteLine, "kind" | "metadata"> & WithMetadata<Exclude<SiteLine["metadata"], string>>;

/** `categories.json`. */
export interface Category
  extends Partial<WithMetadata<CategoryMetadataRecord>>, Pick<CategoryLine, "slug" | "name" | "description" | "counterpart"> {
  readonly children?: readonly Category[];
}

interface WithMetadata<Metadata> {
  readonly metadata: Metadata;
  /** The wire allows metadata as a JSON string (spec §3); some sites and categories use it. */
  readonly asString?: boolean;
}

/** `pages.json`; the text of a page is `pages/{slug}.html`, its language the site's where it says none. */
type PageFacts = Omit<PageLine, "kind" | "site" | "html" | "language"> & Partial<Pick<PageLine, "language">>;

/** What an article holds besides its text, which is `articles/{slug}.html`; galleries, links and files have none. */
export type Form =
  | { readonly kind: "text" }
  /** Shown as a page (1) or as a slideshow (2). */
  | { readonly kind: "gallery"; readonly display: 1 | 2; readonly captions: readonly string[] }
  /** Of links and files the type is a number or a word (spec §3). */
  | { readonly kind: "link"; readonly type: 1 | "link"; readonly href: string }
  | { readonly kind: "file"; readonly type: 2 | "file"; readonly format: FileFormat; readonly fileName: string }
  | { readonly kind: "video" }
  | {
      readonly kind: "document";
      readonly number: string;
      readonly issuer: string;
      readonly field?: string;
      /** YYYY-MM-DD; omitted: some weeks after its publication. */
      readonly effectiveAt?: string;
      /** YYYY-MM-DD: first day without force. */
      readonly expiresAt?: string;
      /** What it does to documents of these titles. */
      readonly relations?: readonly { readonly relation: string; readonly title: string }[];
      /** It is not in force, and people may comment on it for a while. */
      readonly draft: boolean;
      /** YYYY-MM-DD: first day for comments on a draft; undefined: its own. */
      readonly opensAt?: string;
      readonly formats: readonly FileFormat[];
    }
  /** A drawing, and in words what it shows. */
  | { readonly kind: "infographic" };

interface ArticleFacts {
  /** With and without the trailing Z: both are UTC (spec §9). */
  readonly publishedAt: string;
  readonly title: string;
  readonly summary: string;
  /** The same in both languages' versions of an article. */
  readonly key?: string;
  /** By the editorial board. */
  readonly signed?: boolean;
  readonly rating?: { readonly average: number; readonly count: number };
  /** The wire sends `articleContent` as a JSON string (spec §3); the import takes both. */
  readonly asString?: boolean;
}

/** `articles.json`: articles of one category. */
interface ArticleGroup {
  readonly category: string;
  /** Whose picture an article shows that has none of its own. */
  readonly topic: string;
  /** Where the category's view does not suit them. */
  readonly view?: string;
  /** Without a form an article is a text. */
  readonly articles: readonly (ArticleFacts & { readonly form?: Form })[];
}
export type Article = ArticleFacts & Omit<ArticleGroup, "articles"> & { readonly form: Form };

export type Site = SiteFacts & {
  readonly categories: readonly Category[];
  readonly articles: readonly Article[];
  readonly pages: readonly (PageFacts & Pick<PageLine, "html">)[];
};

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

export const siteLine = ({ slug, name, language, counterpart, order, metadata, asString }: Site): SiteLine => ({
  kind: "site",
  slug,
  name,
  language,
  ...(counterpart !== undefined && { counterpart }),
  order,
  metadata: asString ? JSON.stringify(metadata) : metadata,
});

/** Parents before their children. */
export function* categoryLines(site: string, categories: readonly Category[], parent: string | null = null): Generator<CategoryLine> {
  for (const [index, { children = [], metadata, asString, ...category }] of categories.entries()) {
    yield {
      kind: "category",
      site,
      ...category,
      parent,
      order: index + 1,
      ...(metadata && { metadata: asString ? JSON.stringify(metadata) : metadata }),
    };
    yield* categoryLines(site, children, category.slug);
  }
}

export function* pageLines({ slug, language, pages }: Site): Generator<PageLine> {
  for (const page of pages) yield { kind: "page", site: slug, language, ...page };
}
