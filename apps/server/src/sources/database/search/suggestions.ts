/** Titles for what a visitor is typing. */
import type { FetchContext, Language } from "@portal/core";
import { markedForm, wordsOf } from "@portal/domain/content";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { StatementOptions } from "./candidates.ts";

interface Typing {
  readonly typed: string;
  readonly language: Language;
}

type SuggestionContext = Pick<FetchContext, "asOf" | "signal"> & Pick<StatementOptions, "ministry">;

interface Found {
  readonly id: string;
  /** Lower case, without marks, words only. */
  readonly folded: string;
  readonly title: string;
}

const SHOWN = 8;
/** Of which the best are shown. */
const READ = 40;
/** The newest documents, whose titles are read one by one: what many titles have is soon found there. */
const NEWEST = 2000;
/** Milliseconds; later nobody waits for a suggestion. */
const TIMEOUT = 50;
const MIN_LENGTH = 2;

/** Titles that begin with what was typed, then those that have it elsewhere at the beginning of a word; each as it is written, newest first. */
export async function suggestTitles(db: Kysely<Database>, { typed, language }: Typing, context: SuggestionContext): Promise<string[]> {
  const words = wordsOf(typed.normalize("NFC"));
  const folded = words.map((word) => word.folded).join(" ");
  if (folded.length < MIN_LENGTH) return [];
  // Behind a space a word is complete.
  const begun = /[\p{L}\p{M}\p{N}]$/u.test(typed) ? folded : `${folded} `;
  const newest = await readNewest(db, begun, language, context);
  const found = newest.length >= SHOWN ? newest : [...newest, ...(await readAll(db, begun, language, context))];
  const marked = ` ${markedForm(typed)}`;
  const ranked = [...new Map(found.map((one) => [one.title, one])).values()].map((one) => ({
    title: one.title,
    score: (one.folded.startsWith(begun) ? 2 : 0) + (` ${markedForm(one.title)}`.includes(marked) ? 1 : 0),
  }));
  return ranked
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ title }) => title);
}

const readNewest = (db: Kysely<Database>, begun: string, language: Language, context: SuggestionContext): Promise<Found[]> =>
  // Not a condition that an index answers: it would list all titles of a common word.
  read(
    db,
    sql`(select * from search_document where at <= ${new Date(context.asOf)}::timestamptz order by at desc limit ${NEWEST})`,
    sql`(' ' || d.title || ' ') like ${`% ${begun}%`}`,
    language,
    context,
  );

async function readAll(db: Kysely<Database>, begun: string, language: Language, context: SuggestionContext): Promise<Found[]> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', ${String(TIMEOUT)}, true), set_config('enable_seqscan', 'off', true)`.execute(
        transaction,
      );
      const begins = sql<boolean>`(d.title like ${`${begun.trimEnd()}%`} or d.title like ${`% ${begun.trimEnd()}%`})`;
      const exactly = sql<boolean>`(' ' || d.title || ' ') like ${`% ${begun}%`}`;
      return read(
        transaction,
        sql`(select * from search_document d where ${begins} and ${exactly} order by d.at desc nulls last limit ${READ * 2})`,
        sql`true`,
        language,
        context,
      );
    });
  } catch (error) {
    // The newest are enough where all take too long.
    if ((error as { code?: string }).code === "57014") return []; // query_canceled
    throw error;
  }
}

async function read(
  db: Kysely<Database>,
  documents: RawBuilder<unknown>,
  condition: RawBuilder<boolean>,
  language: Language,
  { asOf, ministry, signal }: SuggestionContext,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select d.id::text as id, d.title as folded, coalesce(a.title, p.title, q.title, n.name) as title
    from (
      select d.* from ${documents} d
      where ${condition} and d.language = ${language === "en" ? 2 : 1} and d.visible_from <= ${new Date(asOf)}::timestamptz
        and (d.type <> 'question' or d.site_id in (select id from site where slug in (${ministry.vi}, ${ministry.en})))
      limit ${READ}
    ) d
    left join article a on a.id = d.article_id left join page p on p.id = d.page_id
    left join question q on q.id = d.question_id left join person n on n.slug = d.person_slug
    order by d.at desc nulls last, d.id desc`.execute(db, { signal });
  return rows;
}
