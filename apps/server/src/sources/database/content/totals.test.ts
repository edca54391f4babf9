import type { ContentSource, Query } from "@portal/core";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { listArticles } from "../articles.ts";
import { sourceFixture } from "../testing/source-fixture.ts";

const current = sourceFixture();
const context: Parameters<ContentSource["fetchContent"]>[1] = { site: "btc", language: "vi", asOf: Date.now(), signal: undefined };
const NUMBER = 1_250;

/** A day apart from one another, the newest called b-1. */
beforeAll(async () => {
  await sql`insert into article (slug, site_id, category_id, title, published_at, article_type, content_hash, source_hash, sanitizer_version)
    select 'b-' || n, c.site_id, c.id, 'b', timestamptz '2026-01-01' - n * interval '1 day', 1, '', '', ''
    from category c, generate_series(1, ${NUMBER}::int) n where c.slug = 'tinh'`.execute(current().db);
  await sql`insert into question (slug, site_id, field, title, body, asked_at, content_hash, source_hash, sanitizer_version)
    select 'q-' || n, s.id, 'Giá', 'q', 'q', timestamptz '2020-01-01' - n * interval '1 day', '', '', ''
    from site s, generate_series(1, ${NUMBER}::int) n where s.slug = 'mof'`.execute(current().db);
});

const ask = async (query: Query, site = "btc"): Promise<unknown> => {
  const result = (await current().source.fetchContent([query], { ...context, site })).get(query.key);
  return result?.ok ? result.value : result;
};
const listing = (page: number, pageSize = 10) =>
  ask({ kind: "listing", key: "q", slug: "tinh", page, pageSize, year: undefined, sort: "newest" });

// The rule of packages/domain/src/totals.ts.
test("a listing counts exactly up to 1,000, then only as far as the page after the next, and exactly again at the end", async () => {
  expect(await listing(1)).toMatchObject({ total: 1_001, articles: { length: 10 } });
  expect(await listing(100)).toMatchObject({ total: 1_011, articles: { length: 10 } });
  expect(await listing(110)).toMatchObject({ total: 1_111 });
  expect(await listing(124)).toMatchObject({ total: NUMBER });
  expect(await listing(125)).toMatchObject({ total: NUMBER, articles: { length: 10, 9: { slug: `b-${NUMBER}` } } });
  expect(await listing(126)).toMatchObject({ total: NUMBER, articles: [] });
});

test("a year of a listing, and all years of it, are found without its other articles", async () => {
  const year = await ask({ kind: "listing", key: "q", slug: "tinh", page: 1, pageSize: 10, year: 2024, sort: "oldest" });
  expect(year).toMatchObject({ total: 366, years: [2025, 2024, 2023, 2022] });
});

test("questions, neighbours and the call article/reads count alike", async () => {
  const questions = { kind: "questions", key: "q", field: undefined, state: undefined, terms: undefined, pageSize: 10 } as const;
  expect(await ask({ ...questions, page: 1 }, "mof")).toMatchObject({ total: 1_001, fields: ["Giá"] });
  expect(await ask({ ...questions, page: 125 }, "mof")).toMatchObject({ total: NUMBER });
  const neighbours = { kind: "neighbours", key: "q", slug: "tinh", each: 1 } as const;
  expect(await ask({ ...neighbours, article: "b-700" })).toMatchObject({ position: 700, total: 1_001 });
  expect(await ask({ ...neighbours, article: "b-1200" })).toMatchObject({ position: 1_001, total: 1_001, articles: { length: 3 } });
  const { id } = await current().db.selectFrom("category").select("id").where("slug", "=", "tinh").executeTakeFirstOrThrow();
  const read = (offset: number) => listArticles(current().db, id, { offset, limit: 100 }, context.asOf);
  expect((await read(0)).total).toBe(1_001);
  // Whoever reads on while the total is larger than what was read comes to the end.
  expect((await read(1_000)).total).toBe(1_201);
  expect(await read(1_200)).toMatchObject({ total: NUMBER, articles: { length: 50 } });
});
