import { parseCategory, parseSite } from "@portal/core";
import { parseArticle } from "@portal/domain/articles";
import { finding, type Finding } from "./finding.ts";
import { findUnstorable } from "./values.ts";

const parsers = { site: parseSite, category: parseCategory, article: parseArticle } as const;

export interface StoredMetadata {
  /** As given: the string itself, or JSON of the value. */
  readonly text: string | null;
  readonly errors: readonly Finding[];
  /** What the portal cannot use in it. */
  readonly warnings: readonly Finding[];
}

/** Metadata as it will be stored: untouched, however odd, as long as a database can hold it. */
export function storeMetadata(kind: keyof typeof parsers, metadata: unknown): StoredMetadata {
  if (metadata === undefined || metadata === null) return { text: null, errors: [], warnings: [] };
  try {
    const text = typeof metadata === "string" ? metadata : JSON.stringify(metadata);
    const unstorable = findUnstorable(text, "/metadata");
    return { text, errors: unstorable ? [unstorable] : [], warnings: warningsOf(kind, metadata) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const problem = "The metadata is nested too deep to be written down.";
    const advice = "Flatten it, or give it as a JSON string, which is stored as it is.";
    return { text: null, errors: [finding("metadata-too-deep", "/metadata", problem, advice)], warnings: [] };
  }
}

function warningsOf(kind: keyof typeof parsers, metadata: unknown): Finding[] {
  // Only the metadata is in question: the rest is what the parser takes without a word.
  const { diagnostics } = parsers[kind]({ slug: "x", name: "x", title: "x", articleType: 1, articleContent: { Content: "" }, metadata });
  return [...diagnostics];
}
