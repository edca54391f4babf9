import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { domainWords } from "./engine-words.ts";
import { root as repository } from "./lib/root.mjs";

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "words-"));
});
afterEach(() => rmSync(checkout, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
};

it.each([
  ["packages/core/src/a.ts", "export const home = 'home-ministry';", "ministry"],
  ["packages/core/src/a.ts", "/** Of the ministries. */", "ministries"],
  ["packages/core/schema/a.schema.json", '{ "enum": ["former-minister"] }', "minister"],
  ["packages/core/src/a.test.ts", 'const path = "/btc/tin";', "btc"],
  ["packages/core/src/a.test.ts", 'const slug = "mof";', "mof"],
  ["packages/core/src/a.ts", "export interface ReceiptStatus {}", "Receipt"],
  ["packages/core/src/a.ts", "const captchaField = 1;", "captcha"],
  ["packages/core/src/lint/a.ts", "const questions = [];", "question"],
  ["packages/core/src/generated/types.ts", "draft?: DraftSummary", "draft"],
  ["packages/core/src/migrate/fixtures/v1/a.json", '{ "id": "article-contribution" }', "contribution"],
  ["packages/core/src/a.ts", "const stateBudget = 1;", "Budget"],
  ["packages/core/src/a.ts", 'const id = "parliamentary-concerns";', "parliament"],
  ["packages/core/src/a.ts", "// What a citizen sends", "citizen"],
  ["packages/core/src/a.ts", 'const widget = "stockInformation";', "stock"],
  ["packages/core/src/a.ts", 'const path = "/api/mediafile/logo.svg";', "mediafile"],
  ["packages/core/src/a.ts", 'const prefix = "muc-";', "muc-"],
  ["packages/core/src/a.ts", "readonly deadline?: string;", "deadline"],
  ["packages/core/schema/a.schema.json", '{ "title": "FeedItem" }', "Feed"],
  ["packages/core/src/a.ts", 'readonly kind: "gallery";', "gallery"],
  ["packages/core/schema/a.schema.json", '{ "enum": ["infographic"] }', "infographic"],
  ["packages/core/src/a.ts", "readonly rating?: Rating;", "rating"],
  ["packages/core/schema/a.schema.json", '{ "description": "As articles-per-block says." }', "articles-per-block"],
  ["packages/core/src/a.tsx", "/** Of the ministry. */", "ministry"],
  ["packages/core/src/a.css", "/* ministry */", "ministry"],
  ["packages/core/README.md", "For a ministry.", "ministry"],
  ["packages/core/package.json", '{ "description": "The ministry layout engine" }', "ministry"],
  ["packages/core/src/a.ts", "const siteMof = 1;", "Mof"],
  ["packages/core/src/a.ts", "const mof_site = 1;", "mof"],
  ["packages/core/src/a.ts", "const userRating = 1;", "Rating"],
  ["packages/core/src/a.ts", "const galleries = [];", "galleries"],
])("a word of the host is found in %s: %s", (file, text, word) => {
  write(file, `// first line\n${text}\n`);
  expect(domainWords(checkout)).toContain(`${file}:2  ${word}`);
});

it("a word of the host is found in the name of a file or folder", () => {
  write("packages/core/src/ministry-layouts.ts", "export {};");
  write("packages/core/src/receipts/a.ts", "export {};");
  expect(domainWords(checkout).toSorted()).toEqual([
    "packages/core/src/ministry-layouts.ts  ministry",
    "packages/core/src/receipts/a.ts  receipt",
  ]);
});

it("a folder of the domain is a word of the host", () => {
  write("packages/domain/src/licences/a.ts", "");
  write("packages/domain/src/queries/a.ts", "");
  write("packages/core/src/a.ts", "export interface Licence {}\nexport interface QueryTable {}\n");
  expect(domainWords(checkout)).toEqual(["packages/core/src/a.ts:1  Licence"]);
});

it.each([
  ["packages/core/src/a.ts", "/** What administrators see; whoever administers it. */"],
  ["packages/core/schema/a.schema.json", '{ "$schema": "http://json-schema.org/draft-07/schema#" }'],
  ["packages/domain/src/a.ts", "export interface ReceiptStatus {}"],
])("nothing is found in %s: %s", (file, text) => {
  write(file, text);
  expect(domainWords(checkout)).toEqual([]);
});

it("the engine names nothing of its host's", () => {
  expect(domainWords(repository)).toEqual([]);
});
