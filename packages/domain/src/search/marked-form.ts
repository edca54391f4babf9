const tones = "\u0300\u0301\u0303\u0309\u0323";

/**
 * A word with its marks in one spelling, as `search_marked` of the database writes it: the tone as a digit behind its syllable.
 * "hóa" and "hoá" are "hoa2".
 */
export function markedForm(word: string): string {
  const apart = word.normalize("NFD").toLowerCase().replaceAll("\u0110", "đ");
  return apart
    .replaceAll(/([\u0300\u0301\u0303\u0309\u0323])((?:[a-z]|\u0302|\u0306|\u031b)+)/g, "$2$1")
    .replaceAll(/[\u0300\u0301\u0303\u0309\u0323]/g, (tone) => String(tones.indexOf(tone) + 1))
    .normalize("NFC");
}
