import { countedUpTo } from "@portal/domain/content";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type QuestionRow, questionColumns, toQuestion } from "../questions.ts";
import { type Answers, found, type QueriesOf } from "./answer.ts";
import { counted } from "./counted.ts";

interface Row {
  readonly index: number;
  readonly total: number;
  readonly fields: readonly string[];
  readonly questions: readonly QuestionRow[];
}

/** Words that a search looks for; more would only slow it down. */
const MAX_WORDS = 12;
/** No visitor pages further. */
const MAX_OFFSET = 1_000_000;

/** Pages of a site's questions, newest first: one statement, however many. */
export async function fetchQuestions(
  db: Kysely<Database>,
  queries: QueriesOf<"questions">,
  site: string,
  signal: AbortSignal | undefined,
): Promise<Answers> {
  if (queries.length === 0) return [];
  const { rows } = await sql<Row>`${sql.join(
    queries.map((query, index) => pageOf(query, index, site)),
    sql` union all `,
  )}`.execute(db, {
    signal,
  });
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  return queries.map((query, index) => {
    const { total, fields, questions } = byIndex.get(index) ?? { total: 0, fields: [], questions: [] };
    const { page, pageSize, field, state, terms } = query;
    return found(query, { questions: questions.map(toQuestion), total, page, pageSize, fields, field, state, terms });
  });
}

function pageOf({ page, pageSize, ...filter }: QueriesOf<"questions">[number], index: number, site: string): RawBuilder<Row> {
  const own = sql`q.site_id = (select id from site where slug = ${site})`;
  const chosen = sql.join([own, ...conditions(filter)], sql` and `);
  const offset = Math.min(Math.max(page - 1, 0) * pageSize, MAX_OFFSET);
  return sql`
    select ${sql.lit(index)} as index,
      ${counted(sql`from question q where ${chosen}`, countedUpTo(offset, pageSize))} as total,
      (with recursive f (field) as (
        select (select min(q.field) from question q where ${own})
        union all
        select (select min(q.field) from question q where ${own} and q.field > f.field) from f where f.field is not null
      ) select coalesce(json_agg(f.field order by f.field) filter (where f.field is not null), '[]') from f) as fields,
      (select coalesce(json_agg(item), '[]') from (
        select ${questionColumns} from question q where ${chosen} order by q.asked_at desc, q.id desc limit ${pageSize} offset ${offset}) as item
      ) as questions`;
}

function conditions({ field, state, terms }: Pick<QueriesOf<"questions">[number], "field" | "state" | "terms">): RawBuilder<unknown>[] {
  const words = (terms ?? "").split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return [
    ...(field === undefined ? [] : [sql`q.field = ${storable(field)}`]),
    ...(state === undefined ? [] : [sql`q.state = ${state}`]),
    ...words.map((word) => sql`position(folded(${storable(word)}) in q.haystack) > 0`),
  ];
}

/** PostgreSQL has no NUL. */
const storable = (text: string): string => text.replaceAll("\0", "");
