/** What stands in `content/sentences`: sentences of which articles are composed, a file for each topic and language. */
import { readJson } from "./content.ts";

/** What an article is about: chooses its pictures and its sentences. */
export type Topic =
  | "budget"
  | "tax"
  | "customs"
  | "market"
  | "prices"
  | "assets"
  | "digital"
  | "investment"
  | "cooperation"
  | "research"
  | "union"
  | "leadership";
export type Language = "vi" | "en";

/** Sentences by the part they play in an article. Slots in braces are filled by `fill`. */
export interface Sentences {
  readonly opening: readonly string[];
  readonly figures: readonly string[];
  readonly measures: readonly string[];
  readonly results: readonly string[];
  readonly outlook: readonly string[];
  readonly headings: readonly string[];
  readonly subheadings: readonly string[];
  readonly quotes: readonly { readonly words: string; readonly speaker: string }[];
  readonly lists: readonly { readonly lead: string; readonly items: readonly string[] }[];
  readonly tables: readonly TablePlan[];
  /** Captions of pictures. */
  readonly captions: readonly string[];
}

type Range = readonly [low: number, high: number];

export interface TablePlan {
  readonly caption: string;
  readonly columns: readonly string[];
  /** First cells; the range is that of the row's first figure, where it is not the column's. */
  readonly rows: readonly { readonly label: string; readonly range?: Range }[];
  /** Other cells, the same in each row. */
  readonly cells: readonly TableCell[];
}

export type TableCell =
  /** With slots. */
  | string
  | { readonly range: Range; readonly decimals: 0 | 1 }
  /** Of the row's first figure: the share that the row's percentage says, or most of it. */
  | { readonly of: "share" | "most" };

/** English articles are fewer: some topics share a file. */
const englishFiles: Readonly<Record<Topic, string>> = {
  budget: "budget",
  tax: "revenue",
  customs: "revenue",
  market: "market",
  prices: "budget",
  assets: "budget",
  digital: "reform",
  investment: "reform",
  cooperation: "cooperation",
  research: "cooperation",
  union: "reform",
  leadership: "reform",
};

const known = new Map<string, Sentences>();
function read(name: string): Sentences {
  const sentences = known.get(name) ?? (readJson(`sentences/${name}.json`) as Sentences);
  known.set(name, sentences);
  return sentences;
}

export const sentencesOn = (topic: Topic, language: Language): Sentences =>
  read(`${language === "vi" ? topic : englishFiles[topic]}.${language}`);
/** Sentences that fit any topic; they lengthen long articles. */
export const commonSentences = (language: Language): Sentences => read(`common.${language}`);
