/** Content: what plan asks for and a ContentSource brings. */
import type {
  ArticleSummary,
  CardsContent,
  CategoriesContent,
  CategoryContent,
  CategorySummary,
  FeedItem,
  Series,
  TreeContent,
  TreeNode,
} from "../generated/types.ts";
import type { Language } from "./diagnostic.ts";
import type { FileView } from "./file-view.ts";
import type { SearchContent, SearchRequest } from "./search.ts";
import type { QuestionFilter, QuestionsContent, SiteCard } from "./questions.ts";

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

/** An article among those of its category. */
export interface NeighboursContent {
  /** Newest first: some newer ones, the article itself, some older ones. */
  readonly articles: readonly ArticleSummary[];
  /** Of the article in its category; the newest is 1. */
  readonly position: number;
  readonly total: number;
}

export type ListingSort = "newest" | "oldest";

export interface Person {
  readonly slug: string;
  readonly name: string;
  readonly position: string;
  readonly portrait: string | undefined;
  /** What the person is in charge of. */
  readonly duties?: string | undefined;
  readonly biography: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** One request for content. Queries of the same `key` are one. */
export type Query =
  | { readonly kind: "category"; readonly key: string; readonly slug: string; readonly limit: number }
  | { readonly kind: "tree"; readonly key: string; readonly root: string; readonly depth: number }
  | { readonly kind: "heads"; readonly key: string; readonly slugs: readonly string[] }
  | {
      readonly kind: "listing";
      readonly key: string;
      readonly slug: string;
      readonly page: number;
      readonly pageSize: number;
      readonly year: number | undefined;
      readonly sort: ListingSort;
    }
  | {
      readonly kind: "neighbours";
      readonly key: string;
      /** Of the category. */
      readonly slug: string;
      readonly article: string;
      /** How many newer ones, and how many older ones. */
      readonly each: number;
    }
  | { readonly kind: "series"; readonly key: string; readonly ids: readonly string[] }
  | { readonly kind: "people"; readonly key: string; readonly role: "leader" | "former-minister" }
  | (QuestionFilter & { readonly kind: "questions"; readonly key: string; readonly page: number; readonly pageSize: number })
  | { readonly kind: "sites"; readonly key: string }
  | { readonly kind: "feeds"; readonly key: string; readonly addresses: readonly string[] }
  | { readonly kind: "file"; readonly key: string; readonly href: string; readonly fileName: string }
  | (SearchRequest & { readonly kind: "search"; readonly key: string; readonly page: number; readonly pageSize: number });

/** What each kind of query brings. */
export interface QueryResults {
  category: CategoryContent;
  tree: TreeContent;
  heads: readonly CategorySummary[];
  listing: ListingContent;
  neighbours: NeighboursContent;
  series: readonly Series[];
  people: readonly Person[];
  questions: QuestionsContent;
  sites: readonly SiteCard[];
  /** By address. */
  feeds: ReadonlyMap<string, readonly FeedItem[]>;
  file: FileView;
  search: SearchContent;
}

export type QueryResult =
  | { readonly ok: true; readonly value: QueryResults[Query["kind"]] }
  | { readonly ok: false; readonly reason: "not-found" | "unavailable" };

/** Where content comes from: the server's database, the calls of specification §7, or a fixture. */
export interface ContentSource {
  /** Answers all queries of a plan at once, by key. A key left out counts as unavailable. May reject: then all are. */
  fetchContent(
    queries: readonly Query[],
    context: { readonly site: string; readonly language: Language; readonly signal: AbortSignal | undefined },
  ): Promise<ReadonlyMap<string, QueryResult>>;
}

/** What a node draws. */
export type NodeContent =
  | { readonly status: "ready"; readonly content: BlockContentValue }
  | { readonly status: "empty" }
  /** `unavailable`: the source did not answer. `error`: the server could not draw it. */
  | { readonly status: "failed"; readonly reason: "unavailable" | "error" };

export interface WidgetContent {
  readonly listing?: ListingContent;
  readonly children?: readonly TreeNode[];
  readonly others?: readonly ArticleSummary[];
  readonly neighbours?: NeighboursContent;
  readonly series?: readonly Series[];
  readonly people?: readonly Person[];
  readonly sitemap?: readonly TreeNode[];
  readonly questions?: QuestionsContent;
  readonly sites?: readonly SiteCard[];
  readonly file?: FileView;
  readonly search?: SearchContent;
}

export type BlockContentValue = CategoryContent | CategoriesContent | TreeContent | CardsContent | WidgetContent;

/** By node id. */
export type PageContent = Readonly<Record<string, NodeContent>>;
