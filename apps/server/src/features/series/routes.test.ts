import { expect, test } from "vitest";
import { asksForTags } from "../../testing/purging.ts";
import { testApp } from "../../testing/test-app.ts";

const current = testApp(async ({ series }) => {
  await series(
    "usd-vnd",
    [
      ["2025-01-01", 25_412],
      ["2025-01-03", 25_400.5],
    ],
    { vi: "Đô la Mỹ" },
  );
  await series("eur-vnd", [["2025-01-01", 27_000]], { vi: "Euro" }, { vi: "đồng", en: "dong" });
});

test("downloads series side by side, with a byte order mark", async () => {
  const response = await current().app.inject({ url: "/api/series.csv?ids=usd-vnd,khong-co,eur-vnd", headers: asksForTags });
  expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(response.headers["content-disposition"]).toBe('attachment; filename="series.csv"');
  expect(response.headers["cache-tag"]).toBe("series:usd-vnd,series:eur-vnd");
  expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(response.body).toBe('\ufeff"Ngày","Đô la Mỹ (VND)","Euro (đồng)"\r\n2025-01-01,25412,27000\r\n2025-01-03,25400.5,\r\n');
});

test("names a single series after itself, in English where asked", async () => {
  const response = await current().app.inject("/api/series.csv?ids=usd-vnd&language=en");
  expect(response.headers["content-disposition"]).toBe('attachment; filename="usd-vnd.csv"');
  expect(response.body).toContain('"Date","Đô la Mỹ (VND)"');
});

test("units are in the language that is asked for", async () => {
  const { body } = await current().app.inject("/api/series.csv?ids=eur-vnd&language=en");
  expect(body).toContain('"Euro (dong)"');
});

test("unknown series are not found, hostile ones refused", async () => {
  const { app } = current();
  expect((await app.inject("/api/series.csv?ids=khong-co")).statusCode).toBe(404);
  for (const ids of ["", "a,,b", '";x', "a\r\nset-cookie:b", Array(21).fill("a").join(",")]) {
    expect((await app.inject(`/api/series.csv?ids=${encodeURIComponent(ids)}`)).statusCode).toBe(400);
  }
});
