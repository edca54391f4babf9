import type { Card } from "@portal/core";

/** The Vietnamese alphabet with the four letters that other languages add; spelled out, so that every machine sorts alike. */
const ALPHABET = "A Ă Â B C D Đ E Ê F G H I J K L M N O Ô Ơ P Q R S T U Ư V W X Y Z".split(" ");
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
/** Where what begins with no letter goes. */
const OTHER = "#";

/** Ấ → Â: a tone makes no other letter, a hat does. */
function letterOf(title: string): string {
  const first = title.normalize("NFD").replace(TONES, "").normalize("NFC").trim().charAt(0).toUpperCase();
  return ALPHABET.includes(first) ? first : OTHER;
}

export interface LetterGroup {
  readonly letter: string;
  readonly cards: readonly Card[];
}

/** Cards below the letter they begin with, in the order of the alphabet; below a letter in their own order. */
export function byLetter(cards: readonly Card[]): LetterGroup[] {
  return [...ALPHABET, OTHER].flatMap((letter) => {
    const found = cards.filter(({ title }) => letterOf(title) === letter);
    return found.length > 0 ? [{ letter, cards: found }] : [];
  });
}
