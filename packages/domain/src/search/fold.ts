/** Letters with a stroke, which no decomposition takes apart. */
const strokes = new Map([
  ["đ", "d"],
  ["ð", "d"],
  ["ø", "o"],
  ["ł", "l"],
]);

/** A word as search and addresses compare it: lower case, without diacritics, đ as d. "Kiếm" and "kiem" are one. The database has the same rule (`folded`), and marks of other scripts stay. */
export function fold(word: string): string {
  let folded = "";
  for (let at = 0; at < word.length; at += 1) {
    const unit = unitAt(word.charCodeAt(at));
    if ((unit & NEEDS_OTHERS) !== 0) return foldTogether(word);
    if ((unit & FOLDED) !== NOTHING) folded += String.fromCharCode(unit & FOLDED);
  }
  return folded;
}

/** The rule itself, ten times slower: it says what `units` remembers, and folds what consists of more than single units. */
const foldTogether = (word: string): string =>
  word
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[đðøł]/g, (letter) => strokes.get(letter) ?? letter);

/** What a UTF-16 unit is folded to; `NOTHING` of a diacritic. */
export const FOLDED = 0xff_ff;
export const NOTHING = 0;
const KNOWN = 0x1_00_00;
/** Words begin with letters and digits, and go on with them and their marks. */
export const BEGINS_WORD = 0x2_00_00;
export const IN_WORD = 0x4_00_00;
/** Half a character, becomes several, or depends on what stands beside it: folded with its word. */
export const NEEDS_OTHERS = 0x8_00_00;

/** Of each UTF-16 unit that has occurred; others are 0. */
const units = new Uint32Array(0x1_00_00);

/** What a UTF-16 unit is in words: the bits above. */
export const unitAt = (code: number): number => units[code] || learn(code);

function learn(code: number): number {
  const letter = String.fromCharCode(code);
  const folded = foldTogether(letter);
  const unit = KNOWN | wordBits(letter) | (isFoldedAlone(letter, folded) ? folded.charCodeAt(0) || NOTHING : NEEDS_OTHERS);
  units[code] = unit;
  return unit;
}

/** Marks that stay are put in order among each other, and Σ has another small form at the end of a word. */
const isFoldedAlone = (letter: string, folded: string): boolean =>
  folded === "" || (folded.length === 1 && !/[\p{Cs}\p{M}Σ\0]/u.test(letter + folded));

/** Whether words begin with a character, and whether they have it inside: `BEGINS_WORD`, `IN_WORD`. */
export const wordBits = (character: string): number =>
  /^[\p{L}\p{N}]/u.test(character) ? BEGINS_WORD | IN_WORD : /^\p{M}/u.test(character) ? IN_WORD : 0;
