import type { FetchContext } from "@portal/core";
import { articlePath, type RelatedDocument } from "@portal/domain";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type Answers, found, type QueriesOf } from "./answer.ts";
import { jsonArray } from "./article-summary.ts";
import { type Moment, startOf, statusColumns, statusOf, type StatusRow, today } from "./legal-force.ts";

interface Row extends StatusRow {
  readonly slug: string;
  readonly relations: readonly RelationRow[];
  readonly changes_at: number | null;
}

type Document = RelatedDocument["document"];

interface RelationRow extends Pick<RelatedDocument, "relation" | "by"> {
  readonly site: string;
  readonly category: string;
  readonly slug: string;
  readonly title: string;
  readonly number: string | null;
  readonly type: Document["type"] | null;
  readonly issuer: string | null;
  readonly issuedOn: string | null;
}

/** Of each side. A document that more refer to is a law, whose search finds the others. */
const MOST_RELATIONS = 100;

/** Whether documents are in force, and their relations to others: one statement, however many. */
export async function fetchLegal(
  db: Kysely<Database>,
  queries: QueriesOf<"legal">,
  { timeZone, asOf, signal }: Moment & Pick<FetchContext, "signal">,
): Promise<Answers> {
  if (queries.length === 0) return [];
  const moment = { timeZone, asOf };
  const { rows } = await sql<Row>`
    select d.slug, ${statusColumns(moment)}, ${changesAt(moment)} as changes_at,
      ${jsonArray<RelationRow>(sql`${relations("this", asOf)} union all ${relations("other", asOf)}`)} as relations
    from legal_document d where d.slug = any (${queries.map(({ slug }) => slug)}::text[])`.execute(db, { signal });
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return queries.map((query) => {
    const row = bySlug.get(query.slug);
    return row
      ? found(query, { ...statusOf(row), relations: row.relations.map(toRelated) }, row.changes_at)
      : found(query, { relations: [] });
  });
}

/** Public documents of a relation `r`, as `o`. */
const related = (by: RelatedDocument["by"]): RawBuilder<unknown> =>
  by === "this"
    ? sql`legal_relation r join legal_document o on o.slug = r.target and o.article_id <> d.article_id where r.article_id = d.article_id`
    : sql`legal_relation r join legal_document o on o.article_id = r.article_id and o.article_id <> d.article_id where r.target = d.slug`;

const relations = (by: RelatedDocument["by"], asOf: number): RawBuilder<unknown> => sql`(
  select o.relation, ${sql.lit(by)} as by, s.slug as site, c.slug as category, a.slug, a.title, o.number, o.type, o.issuer, o.issued_on::text as "issuedOn"
  from (select r.relation, o.* from ${related(by)} and o.published_at <= ${new Date(asOf)}::timestamptz
    order by o.issued_on desc nulls last, o.article_id desc limit ${sql.lit(MOST_RELATIONS)}) o
  join article a on a.id = o.article_id join category c on c.id = a.category_id join site s on s.id = a.site_id
  order by o.issued_on desc nulls last, o.article_id desc)`;

/** The next day on which force begins or ends, or the next publication of a related document. */
function changesAt(moment: Moment): RawBuilder<number | null> {
  const both = sql`(select o.published_at, o.effective_on from ${related("this")} union all select o.published_at, o.effective_on from ${related("other")}) o`;
  const next = (day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select min(v) from (${day}) as v (v) where v > ${today(moment)})`;
  return sql<number | null>`least(
    ${startOf(next(sql`select d.effective_on union all select d.expires_on union all select o.effective_on from ${both}`), moment)},
    (select ceil(extract(epoch from min(o.published_at)) * 1000)::float8 from ${both} where o.published_at > ${new Date(moment.asOf)}::timestamptz and isfinite(o.published_at)))`;
}

const toRelated = ({ relation, by, site, category, slug, title, number, type, issuer, issuedOn }: RelationRow): RelatedDocument => ({
  relation,
  by,
  document: {
    href: articlePath(site, category, slug),
    title,
    ...(number !== null && { number }),
    ...(type !== null && { type }),
    ...(issuer !== null && { issuer }),
    ...(issuedOn !== null && { issuedOn }),
  },
});
