import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Grade } from "./ndcg.ts";

/** One line of bench/search/graded-queries.ndjson; its README says how they were written. */
export interface GradedQuery {
  readonly id: string;
  readonly kind: string;
  readonly half: "tuning" | "held-out";
  readonly language: "vi" | "en";
  /** Slug of the site in whose search field it is typed. */
  readonly site: string;
  readonly query: string;
  /** By document: `article/slug`, `page/slug`, `question/slug` or `person/slug`. */
  readonly grades: Readonly<Record<string, Grade>>;
}

/** @param root the checkout */
export const readGradedQueries = (root: string): GradedQuery[] =>
  readFileSync(join(root, "bench/search/graded-queries.ndjson"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as GradedQuery);
