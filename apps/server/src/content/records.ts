/** What a valid line becomes: the columns of its table, with slugs where the table has ids. */
import type { Kind } from "@portal/domain/records";
import type { BestBet, FeedItem } from "@portal/domain";
import type { HtmlRecord } from "./html-fields.ts";

export interface SiteRow {
  readonly slug: string;
  readonly name: string;
  readonly language: number;
  readonly counterpart: string | null;
  readonly position: number;
  readonly metadata: string | null;
  /** Whether somebody else has to approve what is written for the site. */
  readonly review: "single" | "four-eyes";
}

export interface CategoryRow {
  readonly site: string;
  readonly slug: string;
  readonly name: string;
  readonly parent: string | null;
  readonly description: string | null;
  readonly counterpart: string | null;
  readonly position: number;
  readonly metadata: string | null;
}

export interface ArticleRow {
  readonly site: string;
  readonly category: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly image: string | null;
  /** ISO 8601 with Z. */
  readonly published_at: string | null;
  readonly article_type: number;
  readonly counterpart: string | null;
  readonly metadata: string | null;
}

export interface PageRow {
  readonly site: string;
  readonly slug: string;
  readonly title: string;
  /** null: the site's. */
  readonly language: number | null;
  readonly counterpart: string | null;
}

export interface QuestionRow {
  readonly site: string;
  readonly slug: string;
  readonly field: string;
  readonly title: string;
  readonly body: string;
  /** ISO 8601 with Z. */
  readonly asked_at: string;
  readonly answered_at: string | null;
  readonly unit: string | null;
  readonly counterpart: string | null;
}

export interface PersonRow {
  readonly slug: string;
  readonly role: "leader" | "former-minister";
  readonly name: string;
  readonly title: BothTexts;
  readonly portrait: string | null;
  readonly duties: BothTexts | null;
  readonly biography: BothTexts | null;
  readonly from_date: string | null;
  readonly to_date: string | null;
  readonly position: number;
}

export interface ParameterRow {
  readonly type: number;
  readonly key: string;
  readonly value: string;
  readonly name: string | null;
  readonly position: number;
}

export interface SeriesRow {
  readonly slug: string;
  readonly name: BothTexts;
  readonly unit: BothTexts;
  readonly points: readonly (readonly [string, number])[];
}

export interface SearchTermRow {
  readonly slug: string;
  readonly name: string;
  readonly language: number;
  readonly words: readonly string[];
  /** The words as a search compares them. */
  readonly keys: readonly string[];
  readonly best_bets: readonly BestBet[];
}

export interface FeedRow {
  readonly address: string;
  readonly items: readonly FeedItem[];
}

export interface FileRow {
  readonly path: string;
  readonly original_path: string;
  readonly content_type: string;
  readonly bytes: Buffer;
  readonly size: number;
  readonly sha256: string;
}

export interface BothTexts {
  readonly vi: string;
  readonly en?: string;
}

/** Columns that hold HTML, or might (./html-fields.ts): they pass the sanitiser before they join the row. */
export interface Body {
  readonly content: Readonly<Record<string, unknown>>;
  /** sha256 of the content as given. */
  readonly sourceHash: string;
}

interface Rows {
  readonly site: SiteRow;
  readonly category: CategoryRow;
  readonly page: PageRow;
  readonly question: QuestionRow;
  readonly person: PersonRow;
  readonly parameter: ParameterRow;
  readonly series: SeriesRow;
  readonly searchTerm: SearchTermRow;
  readonly feed: FeedRow;
  readonly file: FileRow;
  readonly article: ArticleRow;
}

/** Which record: its kind, and its key as entries have it. */
export interface RecordKey {
  readonly kind: Kind;
  readonly key: string;
}

export type Entry<K extends Kind = Kind> = {
  [Each in K]: (Each extends HtmlRecord ? { readonly body: Body } : unknown) & {
    readonly kind: Each;
    readonly row: Rows[Each];
    readonly line: number;
    /** Unique among entries of its kind. */
    readonly key: string;
    /** sha256 of everything the line says. */
    readonly hash: string;
  };
}[K];
