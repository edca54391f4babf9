/** Text that reads like the portal's own: each word follows one that it follows in the demonstration content, so frequencies are Zipf's. */
import type { Random } from "./random.ts";

export type TextLanguage = 1 | 2;

export interface TextMaker {
  /** Words without a full stop, the first with a capital. */
  readonly words: (random: Random, count: number) => string;
  /** One `<p>` of about 640 bytes; it ends with a year, so that the next one's words follow at the same distance in every dictionary. */
  readonly paragraph: (random: Random) => string;
}

const SENTENCE_WORDS = 22;
const PARAGRAPH_BYTES = 640;
const provinces = [
  "Tân",
  "Bình",
  "Hưng",
  "Phú",
  "Long",
  "Thạnh",
  "Mỹ",
  "Vĩnh",
  "An",
  "Hoà",
  "Lộc",
  "Đông",
  "Khánh",
  "Ninh",
  "Quảng",
  "Yên",
];

/** @param texts HTML in one language, at least one */
export function createTextMaker(language: TextLanguage, texts: readonly string[]): TextMaker {
  const following = new Map<string, string[]>();
  const first: string[] = [];
  for (const sentence of texts.flatMap(sentencesOf)) {
    const words = sentence.split(" ");
    if (words[0]) first.push(words[0]);
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next === undefined) continue;
      const list = following.get(word);
      if (list) list.push(next);
      else following.set(word, [next]);
    }
  }
  const words = (random: Random, count: number): string => {
    const found: string[] = [];
    let word = random.pick(first);
    while (found.length < count) {
      found.push(word);
      word = random.pick(following.get(word) ?? first);
    }
    const text = found.join(" ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return { words, paragraph: (random) => paragraphOf(language, random, words) };
}

function paragraphOf(language: TextLanguage, random: Random, words: TextMaker["words"]): string {
  const sentences: string[] = [];
  let bytes = 0;
  while (bytes < PARAGRAPH_BYTES) {
    const sentence = `${words(random, SENTENCE_WORDS - 8 + random.below(16))}.`;
    sentences.push(sentence);
    bytes += Buffer.byteLength(sentence) + 1;
  }
  return `<p>${sentences.join(" ")} ${lastSentence(language, random)}</p>`;
}

/** Places, sums and documents: the words that only few articles have. */
function lastSentence(language: TextLanguage, random: Random): string {
  const place = `${random.pick(provinces)} ${random.pick(provinces)} ${random.pick(provinces)}`;
  const year = 2006 + random.below(21);
  const sum = (1 + random.below(99_999)).toLocaleString(language === 2 ? "en" : "vi");
  return language === 2
    ? `${place} spent VND ${sum} billion under Decision ${1 + random.below(3999)} of ${year}.`
    : `Xã ${place} chi ${sum} tỷ đồng theo Quyết định số ${1 + random.below(3999)}/QĐ-BTC năm ${year}.`;
}

/** Sentences of some HTML, words parted by one blank; what is too short says nothing of how words follow each other. */
function sentencesOf(html: string): string[] {
  return html
    .replaceAll(/<[^<>]*>/g, " . ")
    .replaceAll(/&[a-z#0-9]+;/g, " ")
    .split(/[.!?:;]\s/)
    .map((sentence) =>
      sentence
        .replaceAll(/[^\p{L}\p{N}\s/%,-]/gu, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter((sentence) => sentence.split(" ").length >= 5);
}
