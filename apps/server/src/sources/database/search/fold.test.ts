/** Programs and the database take diacritics off by one rule: words are folded here, texts are folded there. */
import { fold } from "@portal/domain/content";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";

const letters = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).filter((letter) => /\p{L}/u.test(letter));

const tones = ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"];
const vowels = ["a", "ă", "â", "e", "ê", "i", "o", "ô", "ơ", "u", "ư", "y"];
const vietnamese = [...vowels.flatMap((vowel) => tones.map((tone) => vowel + tone)), "đ"]
  .flatMap((letter) => [letter, letter.toUpperCase()])
  .flatMap((letter) => [letter.normalize("NFC"), letter.normalize("NFD")]);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Folded {
  readonly text: string;
  readonly folded: string;
  readonly lexemes: string;
}

async function foldedByDatabase(texts: readonly string[]): Promise<Folded[]> {
  const { rows } = await database.pool.query<Folded>(
    `select text, folded(text) as folded, array_to_string(tsvector_to_array(to_tsvector('vn', search_words(text))), ' ') as lexemes
      from unnest($1::text[]) as text`,
    [texts],
  );
  return rows;
}

describe("the database folds as fold does", () => {
  test("every letter of Vietnamese, small and capital, composed and decomposed, for questions and for search", async () => {
    expect(vietnamese.length).toBe(73 * 4);
    for (const { text, folded, lexemes } of await foldedByDatabase(vietnamese.map((letter) => `x${letter}`)))
      expect([folded, lexemes], JSON.stringify(text)).toEqual([fold(text), fold(text)]);
  });

  test("every Latin letter, for questions", async () => {
    const latin = [...letters(0x41, 0x24f), ...letters(0x1e00, 0x1eff)];
    for (const { text, folded } of await foldedByDatabase(latin)) expect(folded, text).toBe(fold(text));
  });

  test("marks of other scripts, which stay, for questions", async () => {
    for (const { text, folded } of await foldedByDatabase(["กัน", "हिन्दी", "שָׁלוֹם", "x\u20d7", "x\u0300\u036f"]))
      expect(folded, text).toBe(fold(text));
  });

  test("every letter of European languages that fold takes to one from a to z, for search", async () => {
    const european = letters(0xc0, 0x17f).filter((letter) => /^[a-z]$/.test(fold(letter)));
    expect(european).toContain("Ł");
    for (const { text, lexemes } of await foldedByDatabase(european.map((letter) => `x${letter}`))) expect(lexemes, text).toBe(fold(text));
  });
});
