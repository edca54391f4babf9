import type { QuestionDetails, QuestionRecord, QuestionStage } from "@portal/contracts";
import { languageOf } from "@portal/core";
import { questionPath } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { stageColumn } from "../../sources/database/question-stage.ts";

interface ListOptions {
  /** Slugs; undefined: all. */
  readonly sites: readonly string[] | undefined;
  readonly state: QuestionStage | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What is answered of each, of a question `a` with its site `s` and what is published of it, `q`. */
const columns = sql`
  a.id::text, s.slug as site, ${stageColumn} as state, a.field, a.title, a.body, a.name, a.email, a.phone_number as "phoneNumber",
  to_char(a.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "askedAt", a.reason, q.slug`;
const tables = sql`asked_question a join site s on s.id = a.site_id left join question q on q.id = a.question_id`;

/** Oldest first, of those that wait; the others newest first. */
export async function listQuestions(
  db: Kysely<Database>,
  { sites, state, offset, limit }: ListOptions,
): Promise<{ readonly questions: readonly QuestionRecord[]; readonly total: number }> {
  const order = sql.raw(state === "received" || state === "published" ? "a.asked_at, a.id" : "a.asked_at desc, a.id desc");
  const chosen = sql`(${sites ?? null}::text[] is null or s.slug = any(${sites ?? null}::text[]))
    and (${state ?? null}::text is null or ${stageColumn} = ${state ?? null})`;
  const { rows } = await sql<{ questions: readonly QuestionRecord[]; total: number }>`
    select (select count(*)::int from ${tables} where ${chosen}) as total, coalesce(json_agg(item), '[]') as questions from (
      select ${columns} from ${tables} where ${chosen} order by ${order} limit ${limit} offset ${offset}) as item`.execute(db);
  const [row] = rows;
  return { questions: row?.questions ?? [], total: row?.total ?? 0 };
}

interface Found extends QuestionRecord {
  readonly language: number;
  readonly published: Omit<NonNullable<QuestionDetails["published"]>, "path"> | null;
}

/** One question, with what visitors read of it. */
export async function findQuestion(db: Kysely<Database>, id: string): Promise<QuestionDetails | undefined> {
  const { rows } = await sql<Found>`
    select ${columns}, s.language, case when q.id is null then null else
      json_build_object('field', q.field, 'title', q.title, 'body', q.body, 'answer', q.answer, 'unit', q.unit) end as published
    from ${tables} where a.id = ${id}::bigint`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { language, published, ...question } = row;
  const path = questionPath(question.slug ?? "", languageOf(language));
  return { ...question, published: published && { path, ...published } };
}
