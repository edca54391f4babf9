/**
 * The engine's own types: what the pipeline passes on, step by step.
 * What is written in files or travels on the wire is typed from the JSON Schemas (`./generated/types.ts`).
 */
import type {
  ArticleSummary,
  Assignment,
  BlockType,
  Card,
  CategoriesContent,
  CategoryContent,
  CategorySummary,
  CardsContent,
  LocalizedText,
  Series,
  SiteIdentity,
  TreeContent,
  TreeNode,
  WidgetNeeds,
} from "./generated/types.ts";

/** Interface language. Specification §4: any other value is ignored. */
export type Language = "vi" | "en";

export type Severity = "error" | "warning" | "info";

/** A finding about data. It never stops a visitor's page. Codes are documented in docs/layouts.md. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  /** JSON Pointer (RFC 6901) into the value that was examined. */
  readonly path: string;
  /** What is wrong, why it matters, how to mend it. */
  readonly message: string;
  /** The mend as RFC 6902 operations, where it is certain. */
  readonly fix?: readonly PatchOperation[];
}

/** RFC 6902, the subset that immer produces. */
export interface PatchOperation {
  readonly op: "add" | "remove" | "replace";
  readonly path: string;
  readonly value?: unknown;
}

/** A total parse: a usable value, whatever came in. */
export interface Parsed<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

// --- Sites, categories, articles: parsed, spelled right, safe to use -------------------------------------------------

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

// --- Layout tree: what resolve makes ---------------------------------------------------------------------------------

/** Which layer set a block's content. */
export type ProvenanceLayer = "layout" | "site" | "category" | "none";

interface NodeBase {
  /** Path in the tree, as an HTML id: "n0-1-2". Stable for the same template. */
  readonly id: string;
  /** Class names that the template's style sheet addresses. */
  readonly className: string;
}

export interface RegionNode extends NodeBase {
  readonly kind: "region";
  readonly landmark: "main" | "complementary" | "navigation" | "region" | undefined;
  readonly label: string | undefined;
  readonly heading: { readonly level: number; readonly text: string } | undefined;
  readonly surface: "none" | "tint" | "accent" | "ink" | "frame";
  readonly children: readonly LayoutNode[];
}

export interface BlockNode extends NodeBase {
  readonly kind: "block";
  readonly key: string;
  readonly type: BlockType;
  /** Variant of the type. */
  readonly name: string;
  /** In the language of the page. */
  readonly label: string;
  readonly editable: boolean;
  readonly count: number;
  readonly headingLevel: number;
  readonly assignment: Assignment | undefined;
  readonly provenance: ProvenanceLayer;
}

/** A fixed part of the template, drawn by the registered widget of this name. */
export interface WidgetNode extends NodeBase {
  readonly kind: "widget";
  readonly name: string;
  readonly headingLevel: number | undefined;
  readonly needs: WidgetNeeds;
}

export type LayoutNode = RegionNode | BlockNode | WidgetNode;

export interface LayoutTree {
  /** Layout that was selected; undefined where a view needs no layout. */
  readonly layoutId: string | undefined;
  readonly templateId: string;
  readonly language: Language;
  readonly root: RegionNode;
}

// --- Content: what plan asks for and a ContentSource brings ---------------------------------------------------------

export interface ListingContent {
  readonly category: CategorySummary;
  readonly articles: readonly ArticleSummary[];
  readonly total: number;
  /** First is 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Years with articles, newest first. */
  readonly years: readonly number[];
  readonly year: number | undefined;
  readonly sort: ListingSort;
}

export type ListingSort = "newest" | "oldest";

export interface Person {
  readonly slug: string;
  readonly name: string;
  readonly position: string;
  readonly portrait: string | undefined;
  readonly biography: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** One request for content. Queries of the same `key` are one. */
export type Query =
  | { readonly kind: "category"; readonly key: string; readonly slug: string; readonly limit: number }
  | { readonly kind: "tree"; readonly key: string; readonly root: string; readonly depth: number }
  | { readonly kind: "heads"; readonly key: string; readonly slugs: readonly string[] }
  | { readonly kind: "listing"; readonly key: string; readonly slug: string; readonly page: number; readonly pageSize: number; readonly year: number | undefined; readonly sort: ListingSort }
  | { readonly kind: "series"; readonly key: string; readonly ids: readonly string[] }
  | { readonly kind: "people"; readonly key: string; readonly role: "leader" | "former-minister" };

/** What each kind of query brings. */
export interface QueryResults {
  category: CategoryContent;
  tree: TreeContent;
  heads: readonly CategorySummary[];
  listing: ListingContent;
  series: readonly Series[];
  people: readonly Person[];
}

export type QueryResult = { readonly ok: true; readonly value: QueryResults[Query["kind"]] } | { readonly ok: false; readonly reason: "not-found" | "unavailable" };

/** Where content comes from: the server's database, the calls of specification §7, or a fixture. */
export interface ContentSource {
  /** Answers all queries of a plan at once, by key. A key left out counts as unavailable. May reject: then all are. */
  fetchContent(queries: readonly Query[], context: { readonly site: string; readonly language: Language; readonly signal: AbortSignal | undefined }): Promise<ReadonlyMap<string, QueryResult>>;
}

/** What a node draws. */
export type NodeContent =
  | { readonly status: "ready"; readonly content: BlockContentValue }
  | { readonly status: "empty" }
  | { readonly status: "failed"; readonly reason: "not-found" | "unavailable" };

export interface WidgetContent {
  readonly listing?: ListingContent;
  readonly children?: readonly TreeNode[];
  readonly others?: readonly ArticleSummary[];
  readonly series?: readonly Series[];
  readonly people?: readonly Person[];
  readonly sitemap?: readonly TreeNode[];
}

export type BlockContentValue = CategoryContent | CategoriesContent | TreeContent | CardsContent | WidgetContent;

/** By node id. */
export type PageContent = Readonly<Record<string, NodeContent>>;

export type { ArticleSummary, Assignment, BlockType, Card, CardsContent, CategoriesContent, CategoryContent, CategorySummary, LocalizedText, Series, TreeContent, TreeNode, WidgetNeeds };
