import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demonstrationContent } from "./index.ts";

/** Read as data: bench/search/README.md describes it. */
interface GradedQuery {
  readonly id: string;
  readonly kind: string;
  readonly half: string;
  readonly language: "vi" | "en";
  readonly site: string;
  readonly query: string;
  readonly grades: Readonly<Record<string, number>>;
}

const kinds = [
  "exact-accents",
  "no-accents",
  "wrong-accents",
  "abbreviation",
  "document-number",
  "name",
  "question",
  "inflection",
  "topic",
  "inside-file",
];
const queries = readFileSync(new URL("../../../bench/search/graded-queries.ndjson", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as GradedQuery);
const lines = [...demonstrationContent()];
const sites = new Map(lines.flatMap((line) => (line.kind === "site" ? [[line.slug, line.language === 1 ? "vi" : "en"]] : [])));
const documents = new Set(
  lines.flatMap((line) =>
    line.kind === "article" || line.kind === "page" || line.kind === "question" || line.kind === "person"
      ? [`${line.kind}/${line.slug}`]
      : [],
  ),
);

test("every graded document is in the demonstration content, with a grade of 1 to 3", () => {
  const graded = queries.flatMap(({ id, grades }) => Object.entries(grades).map(([document, grade]) => ({ id, document, grade })));
  expect(graded.filter(({ document }) => !documents.has(document))).toEqual([]);
  expect(graded.filter(({ grade }) => ![1, 2, 3].includes(grade))).toEqual([]);
  expect(queries.filter(({ grades }) => !Object.values(grades).includes(3))).toEqual([]);
});

test("a query is typed on a site of its language, and no query twice on one site", () => {
  expect(queries.filter(({ site, language }) => sites.get(site) !== language)).toEqual([]);
  const typed = queries.map(({ site, query }) => `${site} ${query.toLowerCase()}`);
  expect(typed.filter((one, index) => typed.indexOf(one) !== index)).toEqual([]);
});

test("there are at least 220 queries, in both languages, on the ministry's sites and on those of units, of every kind", () => {
  expect(queries.length).toBeGreaterThanOrEqual(220);
  expect([...new Set(queries.map(({ kind }) => kind))].toSorted()).toEqual(kinds.toSorted());
  for (const kind of kinds) expect(queries.filter((query) => query.kind === kind).length, kind).toBeGreaterThanOrEqual(20);
  const count = (isCounted: (query: GradedQuery) => boolean): number => queries.filter(isCounted).length;
  expect(count(({ language }) => language === "en")).toBeGreaterThanOrEqual(60);
  expect(count(({ site }) => site !== "btc" && site !== "mof")).toBeGreaterThanOrEqual(60);
});

test("ids are unique and consecutive within a kind; odd numbers are for tuning, even ones held out", () => {
  for (const kind of kinds) {
    const ofKind = queries.filter((query) => query.kind === kind);
    expect(ofKind.map(({ id, half }) => `${id} ${half}`)).toEqual(
      ofKind.map((_, index) => `${kind}-${String(index + 1).padStart(2, "0")} ${index % 2 === 0 ? "tuning" : "held-out"}`),
    );
  }
});
