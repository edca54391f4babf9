import { parseTyped } from "@portal/domain/content";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { MatchContext } from "./newest-matches.ts";
import { corrected } from "./corrections.ts";
import { readStatistics, type UnitStatistics } from "./unit-statistics.ts";
import { type SearchTerms, partsOfNumber } from "./query-units.ts";

export interface AnalyzedQuery {
  readonly asked: SearchTerms;
  readonly statistics: readonly UnitStatistics[];
  /** Words as they were typed in whose place others are looked for. */
  readonly respelled: readonly string[];
}

/** What was typed, after what the documents hold: a number that none has is its parts, a word that none has may be another one. */
export async function analyze(db: Kysely<Database>, asked: SearchTerms, typed: string, context: MatchContext): Promise<AnalyzedQuery> {
  const isUnknown = (one: UnitStatistics | undefined): boolean => one?.documents === 0;
  let units = asked.units;
  let statistics = await readStatistics(db, units, context);
  let pairs = asked.pairs;
  let respelled: readonly string[] = [];
  if (units.some((unit, place) => unit.isNumber && !unit.isRequired && isUnknown(statistics[place]))) {
    units = units.flatMap((unit, place) =>
      unit.isNumber && !unit.isRequired && isUnknown(statistics[place]) ? partsOfNumber(unit) : [unit],
    );
    pairs = [];
    statistics = await readStatistics(db, units, context);
  }
  const unknown = new Set(units.flatMap((_unit, place) => (isUnknown(statistics[place]) ? [place] : [])));
  if (unknown.size > 0) {
    const meant = await corrected(db, units, unknown, context);
    const changed = new Set(units.flatMap((unit, place) => (unit === meant[place] ? [] : [unit.folded[0]?.[0]])));
    if (changed.size > 0) {
      const words = parseTyped(typed).wanted.flatMap((group) => group.words);
      respelled = [...new Set(words.filter(({ folded }) => changed.has(folded)).map((word) => word.typed))];
      units = meant;
      statistics = await readStatistics(db, units, context);
    }
  }
  return { asked: { ...asked, units, pairs }, statistics, respelled };
}
