/** The words by which search finds an article, worked out beside the database: the same as its functions make, or none at all. */
import { articleText } from "./article-text.ts";
import { vectorsOf } from "./vector.ts";
import { wordsIn } from "./words.ts";

/** tsvectors as text. `words` and `head` are those of a Vietnamese text; English ones go by stems, which only the database makes. */
export interface ArticleWords {
  readonly head: string;
  readonly head_marked: string;
  readonly words: string;
  readonly marked: string;
}

/** The database cuts longer ones. */
const MAX_TITLE = 1500;
const MAX_SUMMARY = 9000;
const MAX_NUMBER = 200;

interface Texts {
  readonly title: string;
  readonly summary: string | null;
  readonly content: Readonly<Record<string, unknown>>;
}

/** @returns undefined where only the database can tell: letters that are not Vietnamese, a text that it cuts, very many words */
export function articleWords({ title, summary, content }: Texts): ArticleWords | undefined {
  const number = content["Number"] ?? "";
  if (typeof number !== "string" || number.length > MAX_NUMBER) return undefined;
  if (title.length > MAX_TITLE || (summary ?? "").length > MAX_SUMMARY) return undefined;
  const text = articleText(content);
  const [titled, numbered, summed, body] = [title, number, summary ?? "", text].map((each) => each !== undefined && wordsIn(each));
  if (!titled || !numbered || !summed || !body) return undefined;
  const head = vectorsOf([[[...titled, ...numbered], "A"]]);
  const all = vectorsOf([
    [titled, "A"],
    [[...summed, ...numbered], "B"],
    [body, "C"],
  ]);
  return head && all && { head: head.plain, head_marked: head.marked, words: all.plain, marked: all.marked };
}
