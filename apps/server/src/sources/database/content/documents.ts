import type { FetchContext, Language } from "@portal/core";
import { type DocumentFilter, type DocumentSummary, type DocumentType, documentTypeNames } from "@portal/domain";
import { countedUpTo } from "@portal/domain/content";
import { type RawBuilder, sql } from "kysely";
import type { ReadDatabases } from "../../../database/pools.ts";
import type { StatementOptions } from "../search/candidates.ts";
import { newestHolding } from "../search/newest-holding.ts";
import { type Answers, type CategoryRow, found, missing, type QueriesOf, toCategorySummary } from "./answer.ts";
import { type ArticleSummaryRow, jsonArray, summaryColumns, toSummary } from "./article-summary.ts";
import { counted } from "./counted.ts";
import { hasForce, type Moment, startOf, statusColumns, statusOf, type StatusRow, today } from "./legal-force.ts";

type DocumentsQuery = QueriesOf<"documents">[number];

interface Row extends CategoryRow {
  readonly total: number;
  readonly types: readonly DocumentType[];
  readonly issuers: readonly string[];
  readonly fields: readonly string[];
  readonly changes_at: number | null;
  readonly documents: readonly DocumentRow[];
}

interface DocumentRow extends ArticleSummaryRow, StatusRow {
  readonly number: string | null;
  readonly type: DocumentType | null;
  readonly issuer: string | null;
  readonly field: string | null;
  readonly issuedOn: string | null;
}

type Options = StatementOptions & Pick<FetchContext, "asOf" | "signal"> & { readonly language: Language };

/** Choices of each kind that a filter offers. */
const MOST_CHOICES = 200;
/** No visitor pages further. */
const MAX_OFFSET = 1_000_000;

/** Pages of categories' legal documents. What is narrowed is read where searches are: it holds no page back, and a limit in time ends it. */
export async function fetchDocuments(databases: ReadDatabases, queries: QueriesOf<"documents">, options: Options): Promise<Answers> {
  return Promise.all(
    queries.map(async (query) => {
      const db = Object.keys(query.filter).length === 0 ? databases.pages : databases.searches;
      const { terms } = query.filter;
      const holding = terms === undefined ? undefined : await newestHolding(db, { terms, category: query.slug, type: "document" }, options);
      const { rows } = await pageOf(query, holding, options).execute(db, { signal: options.signal });
      const [row] = rows;
      if (!row) return missing(query);
      const { page, pageSize, sort, filter, problems } = query;
      const documents = row.documents.map((document) => toDocument(document, row));
      const choices = { types: inOrder(row.types), issuers: row.issuers, fields: row.fields };
      const content = { category: toCategorySummary(row), documents, total: row.total, page, pageSize, sort, filter, problems };
      return found(query, { ...content, options: choices }, row.changes_at);
    }),
  );
}

/** @param holding - ids of articles that hold the words; undefined: any */
function pageOf(
  { slug, page, pageSize, sort, filter }: DocumentsQuery,
  holding: readonly string[] | undefined,
  moment: Moment,
): RawBuilder<Row> {
  const scope = sql`d.category_id = c.id and d.published_at <= ${new Date(moment.asOf)}::timestamptz`;
  const chosen = sql.join(
    [scope, ...conditions(filter, moment), ...(holding === undefined ? [] : [sql`d.article_id = any (${holding}::bigint[])`])],
    sql` and `,
  );
  const order = sql.raw(sort === "oldest" ? "d.issued_on nulls first, d.article_id" : "d.issued_on desc nulls last, d.article_id desc");
  const offset = Math.min(Math.max(page - 1, 0) * pageSize, MAX_OFFSET);
  const picked = sql`select * from legal_document d where ${chosen} order by ${order} limit ${pageSize} offset ${offset}`;
  const next = sql`(select ceil(extract(epoch from min(n.published_at)) * 1000)::float8 from legal_document n
    where n.published_at > ${new Date(moment.asOf)}::timestamptz and isfinite(n.published_at))`;
  return sql`
    select c.slug, c.name, c.description, s.slug as site,
      ${counted(sql`from legal_document d where ${chosen}`, countedUpTo(offset, pageSize))} as total,
      ${choicesOf("type", scope)} as types, ${choicesOf("issuer", scope)} as issuers, ${choicesOf("field", scope)} as fields,
      -- Another document that is published may end one of these; at midnight days come and go.
      least(${next}, ${startOf(sql`${today(moment)} + 1`, moment)}) as changes_at,
      ${jsonArray<DocumentRow>(sql`
        select ${summaryColumns}, d.number, d.type, d.issuer, d.field, d.issued_on::text as "issuedOn", ${statusColumns(moment)}
        from (${picked}) as d join article a on a.id = d.article_id order by ${order}`)} as documents
    from category c join site s on s.id = c.site_id
    where c.slug = ${slug}`;
}

function conditions(filter: DocumentFilter, moment: Moment): RawBuilder<unknown>[] {
  const { number, type, issuer, field, issuedFrom, issuedTo, effectiveFrom, effectiveTo, force } = filter;
  const given = (value: string | undefined, condition: (value: string) => RawBuilder<unknown>): RawBuilder<unknown>[] =>
    value === undefined ? [] : [condition(value)];
  return [
    ...given(number, (text) => sql`d.number_found like '%' || regexp_replace(folded(${escaped(text)}), '\\s', '', 'g') || '%'`),
    ...given(type, (text) => sql`d.type = ${text}`),
    ...given(issuer, (text) => sql`d.issuer = ${storable(text)}`),
    ...given(field, (text) => sql`d.field = ${storable(text)}`),
    ...given(issuedFrom, (day) => sql`d.issued_on >= ${day}::date`),
    ...given(issuedTo, (day) => sql`d.issued_on <= ${day}::date`),
    ...given(effectiveFrom, (day) => sql`d.effective_on >= ${day}::date`),
    ...given(effectiveTo, (day) => sql`d.effective_on <= ${day}::date`),
    ...(force === undefined ? [] : [hasForce(force, sql.ref("c.id"), moment)]),
  ];
}

/** PostgreSQL has no NUL. */
const storable = (text: string): string => text.replaceAll("\0", "");
/** Means itself in `like`. */
const escaped = (text: string): string => storable(text).replaceAll(/[\\%_]/g, "\\$&");

/** Values that the documents have, from each to the next by an index, whatever their number. */
function choicesOf(column: "type" | "issuer" | "field", scope: RawBuilder<unknown>): RawBuilder<string[]> {
  const value = sql.ref(`d.${column}`);
  return sql`(
    with recursive v (value, place) as (
      select (select min(${value}) from legal_document d where ${scope}), 1
      union all
      select (select min(${value}) from legal_document d where ${scope} and ${value} > v.value), place + 1 from v
      where v.value is not null and place < ${sql.lit(MOST_CHOICES)}
    ) select coalesce(json_agg(v.value order by v.value) filter (where v.value is not null), '[]') from v)`;
}

/** By rank. */
const inOrder = (types: readonly DocumentType[]): DocumentType[] => {
  const given = new Set<string>(types);
  return (Object.keys(documentTypeNames.vi) as DocumentType[]).filter((type) => given.has(type));
};

function toDocument(row: DocumentRow, { site, slug }: Pick<Row, "site" | "slug">): DocumentSummary {
  const { number, type, issuer, field, issuedOn } = row;
  return {
    ...toSummary(row, site, slug),
    ...statusOf(row),
    ...(number !== null && { number }),
    ...(type !== null && { type }),
    ...(issuer !== null && { issuer }),
    ...(field !== null && { field }),
    ...(issuedOn !== null && { issuedOn }),
  };
}
