import type { Language } from "@portal/core";
import { ANCHOR_PREFIX } from "../articles/read-text.ts";
import type { RecordKind } from "../queries/datasets.ts";
import { DATA_SEGMENT, EMBED_SEGMENT } from "./paths.ts";

/** Formats of open data, with their media types. */
export const dataTypes = {
  csv: "text/csv",
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type DataFormat = keyof typeof dataTypes;
export const dataFormats = Object.keys(dataTypes) as DataFormat[];

/** The catalogue of all datasets (DCAT 3). */
export const CATALOGUE_PATH = `/${DATA_SEGMENT}/catalogue.jsonld`;

const listed = (ids: readonly string[]): string => ids.map(encodeURIComponent).join(",");

/** Without its ending, which is a dot and the format: time series side by side. */
export const seriesDataPath = (ids: readonly string[], language: Language): string => `/${DATA_SEGMENT}/series/${language}/${listed(ids)}`;

/** Without its ending, as above: a file of records. @param name as in "2026", "2026-2" */
export const recordDataPath = (kind: RecordKind, name: string): string => `/${DATA_SEGMENT}/${kind}/${name}`;

/** Where the page of open data shows a dataset: an id there, a fragment in links. */
export const datasetAnchor = (id: string): string => ANCHOR_PREFIX + id;

/** Id of the dataset that a time series is. */
export const seriesDatasetId = (id: string): string => `series-${id}`;

/** A chart of time series with its table, for the pages of others. */
export const chartEmbedPath = (ids: readonly string[], language: Language): string => `/${EMBED_SEGMENT}/series/${language}/${listed(ids)}`;

/** The newest headlines of a category, for the pages of others; `?count=` says how many. */
export const headlinesEmbedPath = (site: string, category: string): string =>
  `/${EMBED_SEGMENT}/news/${encodeURIComponent(site)}/${encodeURIComponent(category)}`;

/** Headlines that one frame shows. */
export const MOST_EMBEDDED = 20;
