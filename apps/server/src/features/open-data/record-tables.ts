import { type Language, languageOf } from "@portal/core";
import { articlePath, questionPath, type RecordKind, toInstant } from "@portal/domain";
import { recordTexts } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { isPublished } from "../../sources/database/published-article.ts";
import { withoutControls } from "../discovery/read-news.ts";
import type { Cell, Column, Table } from "./table.ts";

export interface RecordsQuery {
  readonly ministry: Readonly<Record<Language, string>>;
  /** Milliseconds since 1970: what is published then. */
  readonly asOf: number;
  /** Rows of one file: FILE_ROWS. */
  readonly size: number;
  readonly origin: string;
}

/** Which file of records: of a year (UTC), and from 1 on which of its files. */
export interface FileName {
  readonly year: string;
  readonly number: number;
}

const named = /^(\d{4})(?:-([2-9]|[1-9]\d{1,3}))?$/;

/** @returns undefined where no file is called so */
export function readFileName(name: string): FileName | undefined {
  const [, year, number = "1"] = named.exec(name) ?? [];
  return year === undefined ? undefined : { year, number: Number(number) };
}

/** A file of records. @returns undefined where there is none */
export async function recordTable(db: Kysely<Database>, kind: RecordKind, file: FileName, query: RecordsQuery): Promise<Table | undefined> {
  const rows = await (kind === "questions" ? questionRows(db, file, query) : articleRows(db, kind, file, query));
  if (rows === undefined) return undefined;
  return { title: `${recordTexts.vi[kind].name} ${file.year} – ${recordTexts.en[kind].name} ${file.year}`, columns: columnsOf[kind], rows };
}

const column = (kind: Column["kind"], ...keys: readonly string[]): Column[] => keys.map((key) => ({ key, label: key, kind }));

const columnsOf: Readonly<Record<RecordKind, readonly Column[]>> = {
  articles: column("text", "address", "language", "site", "category", "title", "summary", "kind", "published_at"),
  documents: [
    ...column("text", "address", "language", "site", "category", "title", "number", "issuer"),
    ...column("day", "issued_on", "effective_on"),
    ...column("text", "published_at"),
  ],
  questions: column("text", "address", "language", "title", "field", "asked_at", "answered_at", "unit"),
};

const text = (value: string | null): Cell => (value === null ? null : withoutControls(value));

const instant = (value: Date | null): Cell => value?.toISOString() ?? null;
const day = (value: string | null): Cell => toInstant(value ?? undefined)?.slice(0, 10) ?? null;

interface ArticleRow {
  readonly slug: string;
  readonly site: string;
  readonly site_name: string;
  readonly language: number;
  readonly category: string;
  readonly category_name: string;
  readonly title: string;
  readonly summary: string | null;
  readonly media: string | null;
  readonly published_at: Date;
  readonly number: string | null;
  readonly issuer: string | null;
  readonly issued_at: string | null;
  readonly effective_at: string | null;
}

/** Documents stand in the file that has the articles published at the same time. @returns undefined where there are no articles either */
async function articleRows(
  db: Kysely<Database>,
  kind: "articles" | "documents",
  { year, number }: FileName,
  { asOf, size, origin }: RecordsQuery,
): Promise<readonly (readonly Cell[])[] | undefined> {
  const [from, until] = [new Date(`${year}-01-01T00:00:00Z`), new Date(`${Number(year) + 1}-01-01T00:00:00Z`)];
  const isOfYear = sql`l.published_at < ${until} and ${isPublished("l", asOf)}`;
  const isWanted = kind === "documents" ? sql`a.media = 'document'` : sql`true`;
  const field = (name: string) => (kind === "documents" ? sql`a.content ->> ${sql.lit(name)}` : sql`null::text`);
  const { rows } = await sql<Partial<ArticleRow>>`
    -- Those before it are passed over in the index alone.
    with first as (
      select l.published_at, l.key from listed_article l where l.published_at >= ${from} and ${isOfYear}
      order by l.published_at, l.key limit 1 offset ${(number - 1) * size}),
    listed as (
      select l.article_id as id from listed_article l
      where (l.published_at, l.key) >= ((select published_at from first), (select key from first)) and ${isOfYear}
      order by l.published_at, l.key limit ${size})
    select found.* from first left join (
      select a.slug, s.slug as site, s.name as site_name, s.language, c.slug as category, c.name as category_name, a.title, a.summary, a.media,
        a.published_at, ${field("Number")} as number, ${field("Issuer")} as issuer, ${field("IssuedAt")} as issued_at, ${field("EffectiveAt")} as effective_at
      from listed join article a on a.id = listed.id
      join site s on s.id = a.site_id join category c on c.id = a.category_id
      where ${isWanted}) found on true
    order by found.published_at, found.slug`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap((row) => (isArticle(row) ? [articleCells(row, kind, origin)] : []));
}

/** Else there are no documents among the articles. */
const isArticle = (row: Partial<ArticleRow>): row is ArticleRow => typeof row.slug === "string";

function articleCells(row: ArticleRow, kind: "articles" | "documents", origin: string): readonly Cell[] {
  const common = [
    origin + articlePath(row.site, row.category, row.slug),
    languageOf(row.language),
    text(row.site_name),
    text(row.category_name),
    text(row.title),
  ];
  return kind === "articles"
    ? [...common, text(row.summary), row.media ?? "text", instant(row.published_at)]
    : [...common, text(row.number), text(row.issuer), day(row.issued_at), day(row.effective_at), instant(row.published_at)];
}

interface QuestionRow {
  readonly slug: string;
  readonly language: number;
  readonly title: string;
  readonly field: string;
  readonly asked_at: Date;
  readonly answered_at: Date | null;
  readonly unit: string | null;
}

/** Those of the ministry's two sites: no other has pages of questions. */
async function questionRows(
  db: Kysely<Database>,
  { year, number }: FileName,
  { ministry, size, origin }: RecordsQuery,
): Promise<readonly (readonly Cell[])[] | undefined> {
  const [from, until] = [new Date(`${year}-01-01T00:00:00Z`), new Date(`${Number(year) + 1}-01-01T00:00:00Z`)];
  const { rows } = await sql<QuestionRow>`
    select q.slug, s.language, q.title, q.field, q.asked_at, q.answered_at, q.unit from question q join site s on s.id = q.site_id
    where s.slug in (${ministry.vi}, ${ministry.en}) and q.asked_at >= ${from} and q.asked_at < ${until}
    order by q.asked_at, q.id limit ${size} offset ${(number - 1) * size}`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.map((row) => {
    const language = languageOf(row.language);
    return [
      origin + questionPath(row.slug, language),
      language,
      text(row.title),
      text(row.field),
      instant(row.asked_at),
      instant(row.answered_at),
      text(row.unit),
    ];
  });
}

/** When the files of a year change by themselves: the next article of it is published. @returns milliseconds since 1970 */
export async function yearChangesAt(db: Kysely<Database>, { year }: FileName, asOf: number): Promise<number | undefined> {
  const until = new Date(`${Number(year) + 1}-01-01T00:00:00Z`);
  const { rows } = await sql<{ next: Date | null }>`
    select min(l.published_at) as next from listed_article l where l.published_at > ${new Date(asOf)} and l.published_at < ${until}`.execute(
    db,
  );
  return rows[0]?.next?.getTime();
}
