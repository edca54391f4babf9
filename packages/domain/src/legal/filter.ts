import { dayOf, termsOf } from "../search/request.ts";
import type { DocumentFilter, FilterProblem, LegalForce } from "./model.ts";
import { documentType } from "./type-names.ts";

/** How `?force=` writes it. */
export const forceNames: Readonly<Record<LegalForce, string>> = { inForce: "in-force", notYet: "not-yet", expired: "expired" };
const forces = new Map(Object.entries(forceNames).map(([force, name]) => [name, force as LegalForce]));

const MAX_NUMBER = 60;
const MAX_NAME = 300;
/** Of a value that a message repeats. */
const MAX_SHOWN = 60;

type Read<Name extends keyof DocumentFilter> = (text: string) => DocumentFilter[Name];

/** Each value of the address; undefined: it is none. */
const readers: { readonly [Name in Exclude<keyof DocumentFilter, "terms">]-?: Read<Name> } = {
  number: (text) => text.slice(0, MAX_NUMBER),
  type: documentType,
  issuer: (text) => text.slice(0, MAX_NAME),
  field: (text) => text.slice(0, MAX_NAME),
  issuedFrom: readDay,
  issuedTo: readDay,
  effectiveFrom: readDay,
  effectiveTo: readDay,
  force: (text) => forces.get(text),
};
const names = Object.keys(readers) as (keyof typeof readers)[];

/** Names under which an address narrows a list of documents; `q` has the words. */
export const documentFilterNames: readonly string[] = ["q", ...names];

/** What an address narrows a list of documents to, and which of its values it cannot be narrowed by. */
export function readDocumentFilter(query: URLSearchParams): {
  readonly filter: DocumentFilter;
  readonly problems: readonly FilterProblem[];
} {
  const terms = termsOf(query.get("q"));
  const problems: FilterProblem[] = [];
  const read = names.flatMap((name) => {
    const text = termsOf(query.get(name));
    if (text === "") return [];
    const value = readers[name](text);
    if (value === undefined) problems.push({ name, value: text.slice(0, MAX_SHOWN) });
    return value === undefined ? [] : [[name, value] as const];
  });
  const filter = { ...(terms !== "" && { terms }), ...Object.fromEntries(read) } as DocumentFilter;
  return { filter: inOrder(inOrder(filter, "issuedFrom", "issuedTo"), "effectiveFrom", "effectiveTo"), problems };
}

/** As people write it, 31/12/2026, or as forms send it. */
function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return dayOf(day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text);
}

/** Days in the wrong order are meant the other way round, as in a search. */
function inOrder(filter: DocumentFilter, first: "issuedFrom" | "effectiveFrom", last: "issuedTo" | "effectiveTo"): DocumentFilter {
  const [from, to] = [filter[first], filter[last]];
  return from !== undefined && to !== undefined && from > to ? { ...filter, [first]: to, [last]: from } : filter;
}
