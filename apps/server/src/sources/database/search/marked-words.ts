/** Which words of a result are marked: what made it match best. */
import { fold, type Wanted, wordsOf, writtenIn } from "@portal/domain/content";
import type { ResultRow } from "./result-rows.ts";
import type { SearchTerms, Unit } from "./query-units.ts";

type Texts = Pick<ResultRow, "title" | "summary" | "text" | "files" | "language">;

/** Where something was typed with marks, words as they were typed; with other marks only those that the result does not have so. */
export function wantedIn({ title, summary, text, files, language }: Texts, { units, isMarked }: SearchTerms): Wanted[] {
  const own = [title, summary ?? "", text ?? ""];
  const isEnglish = language === 2;
  const asTyped = units.map((unit) => (isMarked && !(isEnglish && isPlain(unit)) ? writtenForms(unit) : []));
  const there = isMarked ? writtenIn([...own, ...files.map((file) => file.text)], asTyped.flat()) : new Set<Wanted>();
  return units.flatMap((unit, place) => {
    const forms = (asTyped[place] ?? []).filter((form) => there.has(form));
    if (forms.length > 0) return forms;
    const folded = isEnglish ? [...unit.folded, ...inflections(unit, own.join(" "))] : unit.folded;
    return folded.map((words) => ({ folded: words, written: undefined }));
  });
}

const writtenForms = ({ folded, marked }: Unit): Wanted[] => folded.map((words, index) => ({ folded: words, written: marked[index] }));

/** Typed without marks. */
const isPlain = ({ folded: [folded = []], marked: [marked = []] }: Unit): boolean => folded.join(" ") === marked.join(" ");

/** English words are found by their stem: all words of the text that share it. */
function inflections({ folded: [[word = "", ...more] = []] }: Unit, text: string): string[][] {
  if (word.length <= 3 || more.length > 0) return [];
  const stem = stemOf(word);
  const sameStem = wordsOf(text).flatMap(({ folded }) => (stemOf(folded) === stem ? [fold(folded)] : []));
  return [...new Set(sameStem)].map((one) => [one]);
}

/** Roughly: enough to mark, not to match by. */
const stemOf = (word: string): string => word.replace(/(?:ies|y)$/, "i").replace(/(?:ing|ed|es|s|e)$/, "");
