import { kinds } from "@portal/domain/records";
import type { Kysely } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createDb } from "../database/db.ts";
import type { Database } from "../database/schema.ts";
import { createTestDatabase } from "../testing/database.ts";
import { exportContent } from "./export.ts";
import { importContent } from "./import.ts";
import { createSanitizer } from "./sanitizer/index.ts";
import { collect } from "./testing/collect.ts";
import { importDefaults } from "./testing/importer.ts";

const { demonstrationContent } = await import("@portal/demo-content");
const sanitizer = createSanitizer();
const closings: (() => Promise<unknown>)[] = [() => sanitizer.close()];
afterAll(() => Promise.all(closings.map((close) => close())));

async function emptyDatabase(): Promise<Kysely<Database>> {
  const database = await createTestDatabase();
  closings.push(() => database.close());
  return createDb(database.pool);
}

async function* stream<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values;
}

const take = async (db: Kysely<Database>, lines: Iterable<string | object>) =>
  importContent(db, stream(lines), { ...importDefaults, sanitizer, batchLines: 200 });

/** What demonstration content has not: odd metadata, both spellings of files, drafts, fractions of seconds, one-sided texts. */
const oddities: object[] = [
  { kind: "site", slug: "odd", name: "Odd", metadata: '{ "layoutId": "x" }' },
  { kind: "site", slug: "odder", name: "Odder", language: 7, order: 2.5, metadata: "{oops" },
  { kind: "category", site: "odd", slug: "z-parent", name: "Z" },
  {
    kind: "category",
    site: "odd",
    slug: "a-child",
    name: "A",
    parent: "z-parent",
    metadata: JSON.parse('{"__proto__":{"a":1},"1":2,"b":[1e21,0.1]}') as object,
  },
  { kind: "page", site: "odd", slug: "p", title: "P", html: "<pre>\n\n x</pre><p>a<br>b" },
  { kind: "person", slug: "n", role: "leader", name: "N", title: "Thứ trưởng", from: "2020" },
  { kind: "searchTerm", slug: "t", name: "T", language: 2, words: ["VAT", "Value-Added Tax"] },
  {
    kind: "searchTerm",
    slug: "u",
    name: "U",
    language: 1,
    words: ["tỷ giá"],
    bestBets: [{ title: "Tỷ giá", link: "/odd/z-parent?page=1" }],
  },
  { kind: "parameter", type: 9, key: "k/1", value: "" },
  {
    kind: "series",
    slug: "s",
    name: "S",
    unit: { vi: "điểm", en: "points" },
    points: [
      ["2026-02-01", -0.5],
      ["2025-12-31", 1e-7],
    ],
  },
  { kind: "file", path: "Anh/Ảnh 1.SVG", contentType: "image/svg+xml", text: "\ufeff<svg>\r\n</svg>" },
  { kind: "file", path: "b.bin", contentType: "text/plain", base64: "/wA=" },
  { kind: "file", path: "empty", contentType: "application/octet-stream", text: "" },
  {
    kind: "article",
    site: "odd",
    category: "a-child",
    slug: "draft",
    title: "D",
    articleType: 4,
    articleContent: { Kind: "document", Number: "1/2026", Content: "<h1>x</h1>" },
  },
  {
    kind: "article",
    site: "odd",
    category: "z-parent",
    slug: "exact",
    title: "E",
    publishedAt: "2026-01-01T00:00:00.120Z",
    articleType: 2,
    articleContent: { Photos: [{ Link: "/a.png", Order: 1.0 }] },
  },
];

it("gives the same bytes after an import into an empty database", async () => {
  const first = await emptyDatabase();
  const report = await take(first, [...oddities, ...demonstrationContent()]);
  expect(report.issues.filter(({ severity }) => severity === "error")).toEqual([]);
  const lines = await collect(exportContent(first, new Set(kinds)));
  expect(lines).toHaveLength(report.new);

  const second = await emptyDatabase();
  expect(await take(second, lines)).toMatchObject({ new: lines.length, refused: 0 });
  expect(await collect(exportContent(second, new Set(kinds)))).toEqual(lines);

  // And what came out changes nothing where it came from.
  expect(await take(first, lines)).toMatchObject({ new: 0, changed: 0, unchanged: lines.length });
});

it("gives the kinds that are asked for, parents first", async () => {
  const db = await emptyDatabase();
  await take(db, [
    { kind: "site", slug: "s", name: "S" },
    ...["leaf", "twig", "branch"].map((slug, index, all) => ({
      kind: "category",
      site: "s",
      slug,
      name: slug,
      parent: all[index + 1] ?? null,
    })),
  ]);
  const lines = (await collect(exportContent(db, new Set(["category"])))).map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([{ slug: "branch" }, { slug: "twig", parent: "branch" }, { slug: "leaf", parent: "twig" }]);
});
