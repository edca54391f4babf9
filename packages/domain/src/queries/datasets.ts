import { defineQuery } from "./define-query.ts";

/** Records that are open data, each kind by the years of their publication. */
export type RecordKind = "articles" | "documents" | "questions";

/** How often a dataset grows; continuous: with each record. */
export type Frequency = "daily" | "weekly" | "monthly" | "quarterly" | "yearly" | "irregular" | "continuous";

/** A file of a dataset, which is there in each format. */
export interface DataFile {
  /** The years that it holds, and which of several files of the year it is: "2026", "2026-2"; "" where the dataset has one file. */
  readonly name: string;
  /** Without its ending. */
  readonly path: string;
}

/** Open data of one subject. */
export interface Dataset {
  /** Unique among all datasets: "series-usd-vnd", "articles". */
  readonly id: string;
  readonly kind: "series" | RecordKind;
  readonly name: string;
  readonly description: string;
  /** First and last day, or year, that it tells of: "2025-01-01". */
  readonly period: readonly [from: string, to: string];
  readonly frequency: Frequency;
  /** When it was changed last, ISO 8601 with Z. */
  readonly changedAt: string;
  /** Newest first. */
  readonly files: readonly DataFile[];
  /** Of a time series: by which charts name it. */
  readonly series?: string;
}

/** All open data of the portal. */
export const datasets = defineQuery({
  kind: "datasets",
  value: { description: "All open data of the portal, with its files.", type: "boolean" },
  plan: (isWanted) => (isWanted ? { key: "datasets", fields: {}, tags: ["series", "sites", "articles", "questions"] } : undefined),
  read: (result: readonly Dataset[]) => result,
});
