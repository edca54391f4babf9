import { expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { fetchListings } from "./listings.ts";

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const document = (fields: object) => ({ Kind: "document", Content: "", Files: [], ...fields });
const published_at = "2026-01-01T00:00:00Z";

const current = testApp(async ({ site, category, articles }) => {
  const btc = await site("btc");
  await articles(btc, await category(btc, "du-thao"), [
    { slug: "1-chua-mo", published_at, article_type: 4, content: document({ OpensAt: day(3), Deadline: day(9) }) },
    { slug: "2-dang-mo", published_at, article_type: 4, content: document({ OpensAt: day(-3), Deadline: day(9) }) },
    { slug: "3-da-dong", published_at, article_type: 4, content: document({ Deadline: day(-2) }) },
    { slug: "4-ket-qua", published_at, article_type: 4, content: document({ Deadline: day(-2) }) },
    { slug: "5-van-ban", published_at, article_type: 4, content: document({}) },
    { slug: "6-hong", published_at, article_type: 4, content: document({ Deadline: "hôm qua" }) },
    { slug: "7-tin", published_at, content: { Content: "<p>x</p>", Deadline: day(9) } },
  ]);
});

test("drafts in a list say where they stand; other articles say nothing", async () => {
  const { db } = current();
  const { id } = await db.selectFrom("article").select("id").where("slug", "=", "4-ket-qua").executeTakeFirstOrThrow();
  await db.insertInto("draft_outcome").values({ article_id: id, html: "<p>x</p>", unit: "Vụ", sanitizer_version: "1" }).execute();
  const query = { kind: "listing", key: "l", slug: "du-thao", page: 1, pageSize: 20, year: undefined, sort: "oldest" } as const;
  const [answer] = await fetchListings(db, [query], { timeZone: "UTC", asOf: Date.now(), signal: undefined });
  const [, result] = answer as unknown as [string, { value: { articles: { slug: string; draft?: object }[] } }];
  expect(result.value.articles.map(({ slug, draft }) => [slug, draft])).toEqual([
    ["1-chua-mo", { phase: "notOpen", daysLeft: 3 }],
    ["2-dang-mo", { phase: "open", daysLeft: 9 }],
    ["3-da-dong", { phase: "closed", daysLeft: 0 }],
    ["4-ket-qua", { phase: "outcome", daysLeft: 0 }],
    ["5-van-ban", undefined],
    ["6-hong", undefined],
    ["7-tin", undefined],
  ]);
});
