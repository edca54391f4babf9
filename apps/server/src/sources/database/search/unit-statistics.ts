import type { FetchContext } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { foldedText } from "./ts-query.ts";
import type { Unit } from "./query-units.ts";

export interface UnitStatistics {
  /** Documents that hold it, counted to a limit. */
  readonly documents: number;
  /** Nothing for an English text: "the". */
  readonly isEmptyInEnglish: boolean;
}

/** Beyond this a word is common; how common matters little. */
export const COMMON = 3000;

/** How many documents that readers may see hold each unit. */
export async function readStatistics(
  db: Kysely<Database>,
  units: readonly Unit[],
  { asOf, signal }: Pick<FetchContext, "asOf" | "signal">,
): Promise<UnitStatistics[]> {
  if (units.length === 0) return [];
  const texts = units.map((unit) => foldedText(unit));
  const { rows } = await sql<UnitStatistics>`
    select numnode(to_tsquery('vn_en', u.text)) = 0 as "isEmptyInEnglish", (
      select count(*)::int from (
        select from search_document d
        where ((d.words @@ to_tsquery('vn', u.text) and d.language = 1) or (d.words @@ to_tsquery('vn_en', u.text) and d.language = 2))
          and d.visible_from <= ${new Date(asOf)}::timestamptz limit ${COMMON}
      ) counted) as documents
    from unnest(${texts}::text[]) with ordinality as u (text, place) order by u.place`.execute(db, { signal });
  return rows;
}
