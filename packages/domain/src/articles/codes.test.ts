import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
const sources = ["parse-article.ts", "article-body.ts"].map(read).join("\n");
const handbook = read("../../../../docs/content.md");

test("docs/content.md has one row for every code that is reported of an article, with what it means and how to fix it", () => {
  const reported = [...sources.matchAll(/\b(?:add|reportUnread)\(\s*"([a-z-]+)"/g)].map(([, code = ""]) => code);
  const rows = [...handbook.matchAll(/^\| `([a-z-]+)` \| (?:error|warning|info) \| (.{15,}\.) \| (.{8,}\.) \|$/gm)];
  expect(reported).toHaveLength(3);
  expect(rows.map(([, code = ""]) => code).toSorted()).toEqual(reported.toSorted());
});
