import type { Language } from "@portal/core";
import { type Dataset, type DataFile, recordDataPath, type RecordKind, seriesDataPath, seriesDatasetId } from "@portal/domain";
import { frequencyOf, recordKinds, recordTexts, seriesDescription } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database, StoredText } from "../../../database/schema.ts";
import { publicMonths } from "../public-months.ts";
import { type Answers, found, type QueriesOf } from "./answer.ts";

/** Rows of one file of records: it is made whole, and a spreadsheet shows as many without trouble. */
export const FILE_ROWS = 10_000;

/** Series that are listed: each has three files, and a page of more is read by no one. */
const MOST_SERIES = 500;

interface SeriesRow {
  readonly slug: string;
  readonly name: StoredText;
  readonly unit: StoredText;
  readonly first: string;
  readonly last: string;
  readonly figures: number;
  readonly changed_at: string;
}

interface YearRow {
  readonly year: string;
  readonly count: number;
  readonly changed_at: string;
}

interface Rows {
  readonly series: readonly SeriesRow[] | null;
  readonly articles: readonly YearRow[] | null;
  readonly questions: readonly YearRow[] | null;
  readonly next: number | null;
}

export interface DatasetsQuery {
  /** Slugs of the ministry's two sites: no other has pages of questions. */
  readonly ministry: Readonly<Record<Language, string>>;
  /** Milliseconds since 1970: what is published then. */
  readonly asOf: number;
  /** Rows of one file: FILE_ROWS. */
  readonly size: number;
}

export interface ListedDatasets {
  readonly in: (language: Language) => readonly Dataset[];
  /** When the list changes by itself, in milliseconds since 1970. */
  readonly changesAt: number | null;
}

/** All open data: the time series, and the records that are public by the years of their publication (UTC). */
export async function listDatasets(
  db: Kysely<Database>,
  { ministry, asOf, size }: DatasetsQuery,
  signal: AbortSignal | undefined,
): Promise<ListedDatasets> {
  const { rows } = await sql<Rows>`
    select
      (select jsonb_agg(s order by s.slug) from (
        select slug, name, unit, points -> 0 ->> 0 as first, points -> -1 ->> 0 as last, jsonb_array_length(points) as figures, updated_at as changed_at
        from series where jsonb_array_length(points) > 0 order by slug limit ${sql.lit(MOST_SERIES)}) s) as series,
      (select jsonb_agg(y order by y.year desc) from (
        select to_char(month, 'YYYY') as year, sum(count)::int as count, max(changed_at) as changed_at
        from ${publicMonths(asOf)} m group by 1) y) as articles,
      (select jsonb_agg(y order by y.year desc) from (
        select to_char(q.asked_at at time zone 'UTC', 'YYYY') as year, count(*)::int as count, max(greatest(q.updated_at, q.answered_at, q.asked_at)) as changed_at
        from question q join site s on s.id = q.site_id where s.slug in (${ministry.vi}, ${ministry.en}) group by 1) y) as questions,
      (select ceil(extract(epoch from min(l.published_at)) * 1000)::float8
        from listed_article l where l.published_at > ${new Date(asOf)}::timestamptz and isfinite(l.published_at)) as next`.execute(db, {
    signal,
  });
  const [{ series, articles, questions, next } = { series: null, articles: null, questions: null, next: null }] = rows;
  const years: Readonly<Record<RecordKind, readonly YearRow[]>> = {
    articles: articles ?? [],
    documents: articles ?? [],
    questions: questions ?? [],
  };
  return {
    in: (language) => [
      ...(series ?? []).map((row) => seriesDataset(row, language)),
      ...recordKinds.flatMap((kind) => recordDataset(kind, years[kind], language, size) ?? []),
    ],
    changesAt: next,
  };
}

export async function fetchDatasets(
  db: Kysely<Database>,
  queries: QueriesOf<"datasets">,
  { language, signal, ...asked }: Omit<DatasetsQuery, "size"> & { readonly language: Language; readonly signal: AbortSignal | undefined },
): Promise<Answers> {
  if (queries.length === 0) return [];
  const listed = await listDatasets(db, { ...asked, size: FILE_ROWS }, signal);
  return queries.map((query) => found(query, listed.in(language), listed.changesAt));
}

function seriesDataset(row: SeriesRow, language: Language): Dataset {
  const name = row.name[language] ?? row.name.vi;
  return {
    id: seriesDatasetId(row.slug),
    kind: "series",
    name,
    description: seriesDescription[language](name, row.unit[language] ?? row.unit.vi),
    period: [row.first, row.last],
    frequency: frequencyOf(row.first, row.last, row.figures),
    changedAt: new Date(row.changed_at).toISOString(),
    files: [{ name: "", path: seriesDataPath([row.slug], language) }],
    series: row.slug,
  };
}

/** @returns undefined where there is none of them. @param years newest first */
function recordDataset(kind: RecordKind, years: readonly YearRow[], language: Language, size: number): Dataset | undefined {
  const [last, first] = [years[0], years.at(-1)];
  if (!last || !first) return undefined;
  return {
    id: kind,
    kind,
    ...recordTexts[language][kind],
    period: [first.year, last.year],
    frequency: "continuous",
    changedAt: new Date(Math.max(...years.map((year) => Date.parse(year.changed_at)))).toISOString(),
    files: years.flatMap((year) => filesOfYear(kind, year, size)),
  };
}

const filesOfYear = (kind: RecordKind, { year, count }: YearRow, size: number): readonly DataFile[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => {
    const name = index === 0 ? year : `${year}-${index + 1}`;
    return { name, path: recordDataPath(kind, name) };
  });
