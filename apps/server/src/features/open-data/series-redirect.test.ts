import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const current = testApp(async ({ series }) => {
  await series("usd-vnd", [["2025-01-01", 25_412]], { vi: "Đô la Mỹ", en: "US dollar" });
});

const get = (url: string) => current().app.inject({ url, headers: { host: "localhost" } });

test.each([
  ["ids=usd-vnd", "/du-lieu/series/vi/usd-vnd.csv"],
  ["ids=usd-vnd&language=en", "/du-lieu/series/en/usd-vnd.csv"],
  ["ids=usd-vnd,khong-co,usd-vnd&language=vi", "/du-lieu/series/vi/usd-vnd,khong-co.csv"],
])("the former address with %s leads to the file of open data for good", async (query, file) => {
  const { statusCode, headers, body } = await get(`/api/series.csv?${query}`);
  expect([statusCode, headers["location"], body]).toEqual([308, file, ""]);
  expect(headers["cache-control"]).toBe("public, max-age=86400");
  expect((await get(file)).statusCode).toBe(200);
});

test("what names no series is refused, and series that do not exist are not found at the file", async () => {
  for (const ids of ["", "a,,b", '";x', "a\r\nset-cookie:b", "//evil.example", Array(21).fill("a").join(",")]) {
    const answer = await get(`/api/series.csv?ids=${encodeURIComponent(ids)}`);
    expect([answer.statusCode, answer.headers["location"]]).toEqual([400, undefined]);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringContaining("ids") as string });
  }
  expect((await get("/api/series.csv?ids=usd-vnd&language=fr")).statusCode).toBe(400);
  expect((await get("/api/series.csv")).statusCode).toBe(400);
  const { location = "" } = (await get("/api/series.csv?ids=khong-co")).headers;
  expect((await get(location)).statusCode).toBe(404);
});
