import type { Question, QuestionState, QuestionSummary } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { questionNamesInVain } from "./counterparts.ts";
import { withAddresses } from "./media-addresses.ts";

export interface QuestionRow {
  readonly slug: string;
  readonly title: string;
  readonly field: string;
  /** A string where it comes out of PostgreSQL's JSON. */
  readonly asked_at: Date | string;
  readonly state: QuestionState;
}

/** The columns of a row above, of a table that is called `q`. */
export const questionColumns = sql.raw("q.slug, q.title, q.field, q.asked_at, q.state");

export const toQuestion = ({ slug, title, field, asked_at: asked, state }: QuestionRow): QuestionSummary => ({
  slug,
  title,
  field,
  askedAt: new Date(asked).toISOString(),
  state,
});

/** Others of its field that are shown beside a question. */
const RELATED = 5;

interface Row extends QuestionRow {
  readonly body: string;
  readonly answer: string | null;
  readonly answered_at: Date | null;
  readonly unit: string | null;
  readonly counterpart: string | null;
  readonly names_in_vain: boolean;
  readonly related: readonly QuestionRow[];
}

interface LoadedQuestion {
  readonly record: Question;
  readonly namesInVain: boolean;
}

/** One question of a site with its answer and others of its field: one statement. */
export async function loadQuestion(
  db: Kysely<Database>,
  site: string,
  slug: string,
  signal: AbortSignal | undefined,
): Promise<LoadedQuestion | undefined> {
  const { rows } = await sql<Row>`
    select ${questionColumns}, q.body, q.answer, q.answered_at, q.unit, q.counterpart, ${questionNamesInVain} as names_in_vain, (
      select coalesce(json_agg(item), '[]') from (
        select o.slug, o.title, o.field, o.asked_at, o.state from question o
        where o.site_id = q.site_id and o.field = q.field and o.id <> q.id
        order by o.asked_at desc, o.id desc limit ${sql.lit(RELATED)}) as item
    ) as related
    from question q join site s on s.id = q.site_id
    where s.slug = ${site} and q.slug = ${slug}`.execute(db, { signal });
  const [row] = rows;
  if (!row) return undefined;
  const { body, answered_at: at, unit, counterpart, related } = row;
  const { answer } = withAddresses("question", { answer: row.answer });
  const record = {
    ...toQuestion(row),
    body,
    answer: answer === null || at === null || unit === null ? undefined : { html: answer, at: at.toISOString(), unit },
    counterpart: counterpart ?? undefined,
    related: related.map(toQuestion),
  };
  return { record, namesInVain: row.names_in_vain };
}
