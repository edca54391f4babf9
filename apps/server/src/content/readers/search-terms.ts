import type { BestBet } from "@portal/domain";
import { LONGEST_ROW, matchRoute, wordsOf } from "@portal/domain/content";
import { finding, type Finding, quote } from "../finding.ts";
import { portalPath } from "../portal-path.ts";
import type { SearchTermRow } from "../records.ts";
import { type LineFields, hashOf, type LineContext, number, type ReadResult, text } from "./fields.ts";

export function searchTerm(given: LineFields, { line }: LineContext): ReadResult<"searchTerm"> {
  const words = given["words"] as readonly string[];
  const bets = (given["bestBets"] as readonly BestBet[] | undefined) ?? [];
  const keys = words.map((each) =>
    wordsOf(each.normalize("NFC"))
      .map(({ folded }) => folded)
      .join(" "),
  );
  const row: SearchTermRow = {
    slug: text(given, "slug"),
    name: text(given, "name"),
    language: number(given, "language", 1),
    words,
    keys: [...new Set(keys)],
    best_bets: bets.map(({ title, link }) => ({ title, link })),
  };
  const errors = [
    ...keys.flatMap((key, index) => wordProblem(key, words[index] ?? "", index)),
    ...(words.length < 2 && bets.length === 0 ? [pointless] : []),
    ...bets.flatMap(({ link }, index) => linkProblem(link, index)),
  ];
  return { entry: { kind: "searchTerm", line, key: row.slug, hash: hashOf("searchTerm", row), row }, errors, warnings: [] };
}

function wordProblem(key: string, word: string, index: number): Finding[] {
  const count = key.split(" ").filter(Boolean).length;
  if (count === 0)
    return [
      finding("no-word", `/words/${index}`, `${quote(word)} has neither letters nor digits, so nobody can look for it.`, "Write a word."),
    ];
  if (count <= LONGEST_ROW) return [];
  const problem = `${quote(word)} has ${count} words; a search compares at most ${LONGEST_ROW} in a row.`;
  return [finding("too-many-words", `/words/${index}`, problem, "Shorten it.")];
}

const pointless = finding(
  "nothing-for-word",
  "/words",
  "One word alone changes nothing for a search.",
  "Add a word that means the same, or a page that stands first for it.",
);

function linkProblem(link: string, index: number): Finding[] {
  const path = portalPath(link);
  // Which sites are the ministry's does not decide whether an address is one of a page.
  const route = path === undefined ? undefined : matchRoute(new URL(path, "http://portal.invalid").pathname, { vi: "btc", en: "mof" });
  if (route !== undefined && route.kind !== "notFound") return [];
  const problem = `${quote(link)} is no address of a page of this portal, so it cannot stand first.`;
  return [finding("no-page", `/bestBets/${index}/link`, problem, "Write its path, without a host: /btc/ty-gia.")];
}
