/** Where titles for what is being typed are looked for: each look reads a bounded number of rows, however many documents there are. */
import type { FetchContext, Language } from "@portal/core";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { StatementOptions } from "./candidates.ts";

export interface SuggestionContext extends Pick<FetchContext, "asOf" | "signal">, Pick<StatementOptions, "ministry"> {
  readonly language: Language;
}

export interface FoundTitle {
  /** Lower case, without marks, words only. */
  readonly folded: string;
  readonly title: string;
  /** Milliseconds since 1970; null: without a day. */
  readonly at: number | null;
}

/** Of each look; of them the best are shown. */
const READ = 40;
/** The newest documents, whose titles are read one by one: what many titles have is soon found there. */
const NEWEST = 2000;
/** Of all titles in which some words are, so many are read: about as costly as the newest. */
export const HOLDING = 2000;
/** Different titles that begin alike, in the order of the alphabet. */
const BEGINNING = 60;
/** Characters of a title in the index search_document_begins. */
const INDEXED = 200;
/** Behind every title that begins with the text before it. */
const END = "\u{10FFFF}";

const code = (language: Language): number => (language === "en" ? 2 : 1);

/** What readers may see. */
const isShown = ({ language, asOf, ministry }: SuggestionContext): RawBuilder<boolean> => sql`(
  d.language = ${code(language)}::int and d.visible_from <= ${new Date(asOf)}::timestamptz
  and (d.type <> 'question' or d.site_id in (select id from site where slug in (${ministry.vi}, ${ministry.en}))))`;

const has = (begun: string): RawBuilder<boolean> => sql`(' ' || d.title || ' ') like ${`% ${begun}%`}`;

/** Those of the newest documents that have it at the beginning of a word. @param begun folded, with a blank behind a complete word */
export const inNewest = (db: Kysely<Database>, begun: string, context: SuggestionContext): Promise<readonly FoundTitle[]> =>
  // Not a condition that an index answers: it would list all titles of a common word.
  read(
    db,
    sql`select d.* from (select * from search_document where at <= ${new Date(context.asOf)}::timestamptz order by at desc limit ${NEWEST}) d
      where ${has(begun)} and ${isShown(context)} limit ${READ}`,
    context,
  );

/** Those that begin with it, by steps from one to the next different one; of equal ones the newest. */
export function atBeginning(db: Kysely<Database>, begun: string, context: SuggestionContext): Promise<readonly FoundTitle[]> {
  const language = code(context.language);
  const [from, to] = [begun.trimEnd().slice(0, INDEXED), begun.slice(0, INDEXED) + END];
  const title = sql`left(d.title, ${sql.lit(INDEXED)})`;
  const next = (after: RawBuilder<boolean>) => sql`
    select ${title} as title from search_document d
    where d.language = ${language}::int and ${after} and ${title} ~<~ ${to} order by ${title} using ~<~ limit 1`;
  return read(
    db,
    sql`with recursive step as (
        (${next(sql`${title} ~>=~ ${from}`)})
        union all
        select n.title from step, lateral (${next(sql`${title} ~>~ step.title`)}) n
      )
      select d.* from (select title from step limit ${BEGINNING}) s, lateral (
        select d.* from search_document d where d.language = ${language}::int and ${title} = s.title and ${isShown(context)} order by d.at desc limit 1) d`,
    context,
  );
}

export interface Holding {
  readonly titles: readonly FoundTitle[];
  /** More titles have the words than were read. */
  readonly isCut: boolean;
}

/** Those in which all words are; undated ones too. @param match for `to_tsquery` */
export async function holding(db: Kysely<Database>, match: string, begun: string, context: SuggestionContext): Promise<Holding> {
  const holds =
    context.language === "en"
      ? sql`d.head @@ to_tsquery('vn_en', ${match}) and d.scope && '{e}'`
      : sql`d.head @@ to_tsquery('vn', ${match}) and d.language = 1`;
  const { rows } = await sql<{ readonly count: number; readonly titles: readonly FoundTitle[] }>`
    with held as materialized (select * from search_document d where ${holds} limit ${HOLDING})
    select (select count(*)::int from held) as count, (
      select coalesce(json_agg(t), '[]') from (${titlesOf(
        sql`select * from held d where ${has(begun)} and ${isShown(context)} order by d.at desc nulls last limit ${READ}`,
      )}) t
    ) as titles`.execute(db, { signal: context.signal });
  const { count, titles } = rows[0] ?? { count: 0, titles: [] };
  return { titles, isCut: count === HOLDING };
}

/** @param documents rows of search_document */
const titlesOf = (documents: RawBuilder<unknown>): RawBuilder<FoundTitle> => sql`
  select d.title as folded, coalesce(a.title, p.title, q.title, n.name) as title, extract(epoch from d.at)::float8 * 1000 as at
  from (${documents}) d
  left join article a on a.id = d.article_id left join page p on p.id = d.page_id
  left join question q on q.id = d.question_id left join person n on n.slug = d.person_slug`;

async function read(db: Kysely<Database>, documents: RawBuilder<unknown>, { signal }: SuggestionContext): Promise<readonly FoundTitle[]> {
  return (await titlesOf(documents).execute(db, { signal })).rows;
}
