import { describe, expect, test } from "vitest";
import { loadPageRecords } from "../../sources/database/page-records.ts";
import { urlencoded } from "../forms/testing/forms-app.ts";
import { visitors } from "../../testing/visitors.ts";

const current = visitors(async ({ site, category, articles }) => {
  const btc = await site("btc");
  const news = await category(btc, "tin-tuc");
  await articles(btc, news, [
    { slug: "bai", published_at: "2026-01-01T00:00:00Z" },
    { slug: "bai-2", published_at: "2026-01-01T00:00:00Z" },
    { slug: "nhap", published_at: null },
  ]);
});

const idOf = async (slug: string): Promise<string> =>
  (await current().db.selectFrom("article").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;
const rate = async (value: string, { slug = "bai", cookie = "", server = current().app, remoteAddress = "192.0.2.1" } = {}) => {
  const { payload, headers } = urlencoded({ form: "rating", articleId: await idOf(slug), value });
  return server.inject({
    method: "POST",
    url: `/btc/tin-tuc/${slug}`,
    payload,
    remoteAddress,
    headers: { ...headers, ...(cookie && { cookie }) },
  });
};
const cookieOf = (response: { headers: { "set-cookie"?: string | string[] } }): string =>
  String([response.headers["set-cookie"]].flat()[0]).split(";")[0] ?? "";
const ratings = async (slug = "bai") =>
  (
    await loadPageRecords(
      current().db,
      { site: "btc", category: "tin-tuc", article: slug, page: undefined },
      { asOf: Date.now(), signal: undefined },
    )
  ).ratings;

describe("rating an article", () => {
  test("leads back to it by 303, with a cookie that no script reads and only this article gets", async () => {
    expect(await ratings()).toBeUndefined();
    const response = await rate("4");
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe("/btc/tin-tuc/bai?done=rating");
    expect(response.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^rating=[\w-]{22}; Max-Age=31536000; Path=\/btc\/tin-tuc\/bai; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^wrote=[\w.-]{50,}; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await ratings()).toEqual({ count: 1, stars: 4 });
  });

  test("counts one opinion a client, which may change, in any process", async () => {
    const cookie = cookieOf(await rate("1", { slug: "bai-2" }));
    expect(await ratings("bai-2")).toEqual({ count: 1, stars: 1 });
    await rate("5", { slug: "bai-2", cookie, server: current().second });
    expect(await ratings("bai-2")).toEqual({ count: 1, stars: 5 });
    await rate("2", { slug: "bai-2" });
    expect(await ratings("bai-2")).toEqual({ count: 2, stars: 7 });
    await rate("3", { slug: "bai-2", cookie: "rating=forged'; drop table article_rating; --" });
    expect(await ratings("bai-2")).toEqual({ count: 3, stars: 10 });
  });

  test.each(["0", "6", "5.5", "abc", ""])("%j stars are refused", async (value) => {
    expect((await rate(value)).statusCode).toBe(422);
  });

  test("what is not published is not there", async () => expect((await rate("5", { slug: "nhap" })).statusCode).toBe(422));

  test("from another site's page it is refused", async () => {
    const { payload, headers } = urlencoded({ form: "rating", articleId: await idOf("bai"), value: "1" });
    const response = await current().app.inject({
      method: "POST",
      url: "/btc/tin-tuc/bai",
      payload,
      headers: { ...headers, origin: "https://evil.example" },
    });
    expect(response.statusCode).toBe(403);
  });

  test("one network gives an article ten opinions a day, others still may; who has given one may change it", async () => {
    const from = { slug: "bai-2", remoteAddress: "192.0.2.60" };
    const before = (await ratings("bai-2"))?.count ?? 0;
    const cookie = cookieOf(await rate("1", from));
    for (let index = 1; index < 10; index += 1) expect((await rate("1", from)).statusCode).toBe(303);
    const limited = await rate("1", from);
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(80_000);
    expect(await ratings("bai-2")).toMatchObject({ count: before + 10 });
    expect((await rate("5", { ...from, cookie })).statusCode).toBe(303);
    expect((await rate("1", { ...from, slug: "bai" })).statusCode).toBe(303);
    expect((await rate("3", { slug: "bai-2", remoteAddress: "192.0.2.61" })).statusCode).toBe(303);
  });

  test("one network rates 60 times in an hour, whatever it rates; another still may", async () => {
    const cookie = cookieOf(await rate("3", { remoteAddress: "192.0.2.70" }));
    for (let index = 1; index < 60; index += 1) expect((await rate("3", { remoteAddress: "192.0.2.70", cookie })).statusCode).toBe(303);
    const limited = await rate("3", { remoteAddress: "192.0.2.70", cookie });
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(3000);
    expect((await rate("3", { remoteAddress: "192.0.2.71" })).statusCode).toBe(303);
  });

  test("the database does not hold the cookie", async () => {
    const value = cookieOf(await rate("5", { remoteAddress: "192.0.2.90" })).split("=")[1] ?? "";
    const rows = await current().db.selectFrom("article_rating").select("client").execute();
    expect(value).toHaveLength(22);
    expect(rows.some(({ client }) => client.toString("latin1").includes(value) || client.toString("base64url").includes(value))).toBe(
      false,
    );
  });
});
