import { afterAll, beforeAll, expect, it } from "vitest";
import { createDb } from "../database/db.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { importContent, IMPORT_WORKERS } from "./import.ts";
import type { Issue } from "./finding.ts";
import { createSanitizer } from "./sanitizer/index.ts";
import { importDefaults } from "./testing/importer.ts";
import { reservedCategory, reservedSite } from "./reserved-slugs.ts";

const { demonstrationContent } = await import("@portal/demo-content");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
const sanitizer = createSanitizer(IMPORT_WORKERS);
afterAll(() => Promise.all([sanitizer.close(), database.close()]));

async function* lines(): AsyncGenerator<object> {
  yield* demonstrationContent();
}

const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&[a-z]+;/g, " ")
    .replaceAll(/\s+/g, " ");

it("passes the import door strictly, loses nothing in the sanitiser, and changes nothing the second time", async () => {
  const db = createDb(database.pool);
  const issues: Issue[] = [];
  const total = [...demonstrationContent()].length;
  const first = await importContent(db, lines(), { ...importDefaults, sanitizer, strict: true, onIssue: (issue) => issues.push(issue) });
  expect(issues).toEqual([]);
  expect(first).toMatchObject({ new: total, refused: 0 });

  const stored = new Map(
    (await db.selectFrom("article").select(["slug", "content"]).execute()).map(({ slug, content }) => [
      slug,
      content as { Content?: string },
    ]),
  );
  for (const line of demonstrationContent()) {
    if (line.kind !== "article") continue;
    const given = (typeof line.articleContent === "string" ? JSON.parse(line.articleContent) : line.articleContent) as { Content?: string };
    const kept = stored.get(line.slug)?.Content;
    if (given.Content === undefined) continue;
    expect(words(kept ?? ""), line.slug).toBe(words(given.Content));
    const tags = (html = ""): string[] => html.match(/<[a-z][a-z0-9]*/g) ?? [];
    expect(tags(kept), line.slug).toEqual(tags(given.Content));
  }

  const second = await importContent(db, lines(), { ...importDefaults, sanitizer, strict: true });
  expect(second).toMatchObject({ new: 0, changed: 0, unchanged: total, refused: 0 });
});

it("keeps clear of reserved slugs", () => {
  const refused = [...demonstrationContent()].map((line) => {
    if (line.kind === "site") return reservedSite(line.slug);
    return line.kind === "category" ? reservedCategory(line.slug, line.site, ["btc", "mof"]) : undefined;
  });
  expect(refused.filter((finding) => finding !== undefined)).toEqual([]);
});
