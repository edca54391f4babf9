import type { SearchTerms } from "@portal/core/content";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** Words are letters and digits only (`parseTerms`), so what is in the quotes never ends them. */
const phrase = (words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(" <-> ")})`;

/**
 * What PostgreSQL looks for: all wanted words and phrases, none of the unwanted ones.
 * @returns undefined where nothing is wanted: everything but a word is no search
 */
export function toTsQuery({ wanted, unwanted }: SearchTerms): RawBuilder<unknown> | undefined {
  if (wanted.length === 0) return undefined;
  const text = [...wanted.map(phrase), ...unwanted.map((words) => `!${phrase(words)}`)].join(" & ");
  return sql`to_tsquery('vn', ${text})`;
}
