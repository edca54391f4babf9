import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { sumOf, wordsOf } from "./words.ts";

const strokes: Record<string, string> = { đ: "d", ð: "d", ø: "o", ł: "l" };

/** What folding a word means, without anything remembered. */
const foldPlainly = (word: string): string =>
  word
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[đðøł]/g, (letter) => strokes[letter] ?? letter);

/** What the words of a text are, by one regular expression. */
const wordsPlainly = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu), ({ 0: word, index }) => ({
    folded: foldPlainly(word),
    start: index,
    end: index + word.length,
    sum: sumOf(foldPlainly(word)),
  }));

const words = (text: string) => wordsOf(text).map(({ folded, start, end, sum }) => ({ folded, start, end, sum }));

const vietnamese = "Bộ Tài chính công bố dự toán thu ngân sách nhà nước năm 2026, Thông tư số 12/2026/TT-BTC; ĐƯỜNG SẮT Ỹ ỡ ặ ệ ợ ử";
const samples = [
  vietnamese,
  vietnamese.normalize("NFD"),
  "The Ministry’s budget, naïve café: Łódź Ørsted İSTANBUL ſ ß ﬁ ǅ Å K",
  "Министерство финансов ёлка Йод; ΟΔΥΣΣΕΥΣ ΣΑΣ ά",
  "👩‍💻 🇻🇳 x👍🏽y 𝐁𝐨̂ 𞤀𞤣 ½ ² ٣ 한국어 กัน हिन्दी שָׁלוֹם \u034f\u05b0\u0323\u0f71\u0344",
  "\ud83d \udc4d\ud83d \0a\0 \t\n\u00a0“—”…",
];
const anyText = fc.oneof(
  ...samples.map((sample) => fc.string({ unit: fc.constantFrom(...sample.split("")), maxLength: 100 })),
  fc.string({ unit: fc.constantFrom(...samples.join("").split("")), maxLength: 100 }),
  fc.string({ unit: "binary" }),
);

describe("folding unit by unit", () => {
  it("gives the words that one regular expression gives, folded whole", () => {
    for (const sample of samples) expect(words(sample)).toEqual(wordsPlainly(sample));
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text)).toBe(foldPlainly(text));
        expect(words(text)).toEqual(wordsPlainly(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("is the same for every unit, alone and within a word", () => {
    const different = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter((letter) =>
      [letter, `Ạ${letter}\u0323b`, `\u05b0${letter}\u0301\u0f71`].some((text) => fold(text) !== foldPlainly(text)),
    );
    expect(different).toEqual([]);
  });
});
