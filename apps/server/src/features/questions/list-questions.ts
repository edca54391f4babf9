import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { type QuestionStage, stageColumn } from "../../sources/database/question-stage.ts";

/** A question as administrators see it, with who asked. */
export interface QuestionRecord {
  readonly id: string;
  readonly site: string;
  readonly state: QuestionStage;
  readonly field: string;
  readonly title: string;
  readonly body: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly askedAt: string;
  readonly reason: string | null;
  /** Slug of the published question. */
  readonly slug: string | null;
}

interface ListOptions {
  /** Slugs; undefined: all. */
  readonly sites: readonly string[] | undefined;
  readonly state: QuestionStage | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Oldest first, of those that wait; the others newest first. */
export async function listQuestions(
  db: Kysely<Database>,
  { sites, state, offset, limit }: ListOptions,
): Promise<{ readonly questions: readonly QuestionRecord[]; readonly total: number }> {
  const order = sql.raw(state === "received" || state === "published" ? "a.asked_at, a.id" : "a.asked_at desc, a.id desc");
  const { rows } = await sql<{ questions: readonly QuestionRecord[]; total: number }>`
    with asked as (
      select a.id, s.slug as site, ${stageColumn} as state, a.field, a.title, a.body, a.name, a.email, a.phone_number, a.asked_at, a.reason, q.slug
      from asked_question a join site s on s.id = a.site_id left join question q on q.id = a.question_id
      where ${sites ?? null}::text[] is null or s.slug = any(${sites ?? null}::text[])
    ), chosen as (select * from asked where ${state ?? null}::text is null or state = ${state ?? null})
    select (select count(*)::int from chosen) as total, coalesce(json_agg(item), '[]') as questions from (
      select a.id::text, a.site, a.state, a.field, a.title, a.body, a.name, a.email, a.phone_number as "phoneNumber",
        to_char(a.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "askedAt", a.reason, a.slug
      from chosen a order by ${order} limit ${limit} offset ${offset}) as item`.execute(db);
  const [row] = rows;
  return { questions: row?.questions ?? [], total: row?.total ?? 0 };
}
