import type { Language, Query } from "@portal/core";
import type { SearchFacet, SearchType } from "@portal/domain";
import { type RawBuilder, sql } from "kysely";
import { facet } from "./facets.ts";
import { foldedText, markedText } from "./ts-query.ts";
import type { SearchTerms, Unit } from "./query-units.ts";

export type SearchQuery = Query<"search">;

export interface StatementOptions {
  /** IANA name; in which zone something belongs to a day. */
  readonly timeZone: string;
  /** Slugs of the ministry's sites: where questions are answered and persons belong (specification §2.1). */
  readonly ministry: Readonly<Record<Language, string>>;
}

/** What a document has of what was asked. */
export interface Candidate {
  readonly id: string;
  readonly type: SearchType;
  /** Of the document. */
  readonly language: number;
  readonly site: string;
  /** ISO 8601 with an offset. */
  readonly at: string | null;
  /** Lower case, without marks, words only. */
  readonly title: string;
  /** For each unit, pair and whole, in which fields it is: 1 title, 2 summary, 4 text, 8 files; the same times 16 with its marks. */
  readonly bits: readonly number[] | null;
  /** How near the words stand to one another in the text. */
  readonly near: number;
}

export interface CandidatesAnswer {
  readonly total: number;
  readonly everywhere: number;
  readonly candidates: readonly Candidate[];
  readonly sites: readonly SearchFacet[];
  readonly categories: readonly SearchFacet[];
  readonly types: readonly SearchFacet[];
  readonly years: readonly SearchFacet[];
}

export interface CandidatesRequest {
  /** Of documents that match: what is ranked, counted and filtered. */
  readonly ids: readonly string[];
  /** Those of them that are known to hold all words: first in the rough order too. */
  readonly complete: readonly string[];
  readonly asked: SearchTerms;
  readonly query: SearchQuery;
  /** Which of the results in their rough order; their precise one is for `rank`. */
  readonly limit: number;
  readonly offset: number;
}

/** Everything that is measured of a document: units, pairs, the whole. */
export const measuresOf = ({ units, pairs, whole }: SearchTerms): readonly Unit[] => [
  ...units,
  ...pairs.map(([, , both]) => both),
  ...(whole ? [whole] : []),
];

/**
 * The documents, counted by each filter, and the first of it in a rough order that needs only words of titles. Rows are narrow: words of
 * texts are read of the candidates alone. A facet counts what the other filters leave; choosing another site gives its categories up.
 */
export function candidatesStatement(
  request: CandidatesRequest,
  { timeZone, ministry, language }: StatementOptions & { readonly language: Language },
): RawBuilder<CandidatesAnswer> {
  const { ids, complete, asked, query, limit, offset } = request;
  const { site, category, type, from, to, sort } = query;
  const passes = (column: string, value: string | undefined): RawBuilder<boolean> =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  const bySite = passes("h.site", site);
  const byCategory = passes("h.category", category);
  const byType = passes("h.type", type);
  // What has no day belongs to none.
  const byDay =
    from === undefined && to === undefined
      ? sql<boolean>`true`
      : sql<boolean>`h.day between ${from ?? "0001-01-01"}::date and ${to ?? "9999-12-31"}::date`;
  const all = sql`${bySite} and ${byCategory} and ${byType} and ${byDay}`;
  const byRank = sort === "relevance";
  // A person is in both languages: one of them is enough.
  const pageLanguage = language === "en" ? 2 : 1;
  const measures = measuresOf(asked).map((unit, place) => ({ place, ...measureTexts(unit, asked.isMarked) }));
  return sql`
    with kept as materialized (
      select d.id, d.type, d.language, d.at, (d.at at time zone ${timeZone}::text)::date as day, d.head, d.head_marked,
        coalesce(d.site_id, (select id from site where slug = case d.language when 2 then ${ministry.en} else ${ministry.vi} end)) as site_id, d.category_id
      from unnest(${ids}::bigint[]) as wanted (id) join search_document d on d.id = wanted.id
    ), hit as materialized (
      select k.id, k.type, k.language, k.at, k.day, k.head, k.head_marked, s.slug as site, s.name as site_name, c.slug as category, c.name as category_name
      from kept k join site s on s.id = k.site_id left join category c on c.id = k.category_id
      where (k.type <> 'question' or s.slug in (${ministry.vi}, ${ministry.en})) and (k.type <> 'person' or k.language = ${pageLanguage})
    ), measure as materialized (
      select m.place, l.language, ${sql.join(
        fields.map(
          (field) =>
            sql`to_tsquery(l.config, m.${sql.ref(`f${field}`)}) as ${sql.ref(`f${field}`)}, to_tsquery('simple', m.${sql.ref(`m${field}`)}) as ${sql.ref(`m${field}`)}`,
        ),
      )}
      from json_to_recordset(${JSON.stringify(byRank ? measures : [])}::json)
        as m (place integer, "fA" text, "fB" text, "fC" text, "fD" text, "mA" text, "mB" text, "mC" text, "mD" text),
        (values (1, 'vn'::regconfig), (2, 'vn_en'::regconfig)) as l (language, config)
    ), first as materialized (
      select h.* from hit h where ${all}
      order by ${byRank ? sql`h.id = any (${complete}::bigint[]) desc, ${rough(asked)} desc,` : sql``} h.at desc nulls last, h.id desc limit ${limit} offset ${offset}
    )
    select (select count(*)::int from hit h where ${all}) as total,
      (select count(*)::int from hit h where ${byCategory} and ${byType} and ${byDay}) as everywhere,
      (select coalesce(json_agg(item), '[]') from (
        select f.id::text as id, f.type, f.language, f.site, f.at, d.title,
          (select json_agg(${bits} order by m.place) from measure m where m.language = f.language) as bits,
          ts_rank_cd('{0.1, 0.3, 1, 0}', v.words, case f.language when 2 then ${tsQuery("vn_en", near(asked))} else ${tsQuery("vn", near(asked))} end, 1) as near
        from first f join search_document d on d.id = f.id,
          -- In memory once, not read anew for each measure.
          lateral (select ts_filter(d.words, '{a,b,c,d}') as words, ts_filter(d.marked, '{a,b,c,d}') as marked offset 0) v
      ) item) as candidates,
      ${facet("h.site", "h.site_name", sql`${byType} and ${byDay}`)} as sites,
      ${facet("h.category", "h.category_name", sql`${bySite} and ${byType} and ${byDay}`)} as categories,
      ${facet("h.type", "h.type", sql`${bySite} and ${byCategory} and ${byDay}`)} as types,
      ${facet("h.year", "h.year", sql`${bySite} and ${byCategory} and ${byType}`)} as years`;
}

const fields = ["A", "B", "C", "D"] as const;

const tsQuery = (config: "vn" | "vn_en" | "simple", text: string): RawBuilder<unknown> => sql`to_tsquery(${sql.lit(config)}, ${text})`;

/** Words of the title alone: which of thousands are worth a closer look. */
function rough({ units, isMarked }: SearchTerms): RawBuilder<number> {
  const folded = units.map((unit) => foldedText(unit)).join(" | ");
  const plain = sql<number>`ts_rank(h.head, case h.language when 2 then ${tsQuery("vn_en", folded)} else ${tsQuery("vn", folded)} end)`;
  return isMarked ? sql`${plain} + ts_rank(h.head_marked, ${tsQuery("simple", units.map((unit) => markedText(unit)).join(" | "))})` : plain;
}

const near = ({ units }: SearchTerms): string => units.map((unit) => foldedText(unit)).join(" & ");

function measureTexts(unit: Unit, isMarked: boolean): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => [
      [`f${field}`, foldedText(unit, field)],
      [`m${field}`, isMarked ? markedText(unit, field) : ""],
    ]),
  );
}

const bits = sql.join(
  fields.flatMap((field, place) => [
    sql`(v.words @@ m.${sql.ref(`f${field}`)})::int * ${sql.lit(1 << place)}`,
    sql`(v.marked @@ m.${sql.ref(`m${field}`)})::int * ${sql.lit(16 << place)}`,
  ]),
  sql` + `,
);
