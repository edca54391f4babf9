import { describe, expect, it } from "vitest";
import { listDatasets } from "../../sources/database/content/datasets.ts";
import { testApp } from "../../testing/test-app.ts";
import { recordTable } from "./record-tables.ts";

const ministry = { vi: "btc", en: "mof" };
const YEARS_AHEAD = new Date(Date.now() + 400 * 86_400_000);

const current = testApp(async ({ site, category, articles, series, question }) => {
  const btc = await site("btc");
  await site("mof", { language: 2 });
  const tin = await category(btc, "tin");
  await articles(btc, tin, [
    ...Array.from({ length: 7 }, (_, index) => ({ slug: `bai-${index}`, published_at: `2019-03-0${index + 1}T00:00:00Z` })),
    { slug: "van-ban", article_type: 4, content: { Kind: "document" }, published_at: "2019-03-04T12:00:00Z" },
    { slug: "moi", published_at: "2021-01-01T00:00:00Z" },
    { slug: "hen-gio", published_at: YEARS_AHEAD.toISOString() },
  ]);
  await series(
    "ngay",
    [
      ["2025-01-01", 1],
      ["2025-01-02", 2],
    ],
    { vi: "Hằng <ngày>", en: "Every day" },
  );
  await series("trong", []);
  await question(btc, { slug: "hoi", field: "Thuế", title: "Hỏi?", body: "?", asked_at: "2020-02-03T04:05:06Z" });
});

const get = (url: string) => current().app.inject({ url, headers: { host: "localhost" } });
const valuesOf = (value: unknown, key: string): unknown[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(inner, key)]);

describe("the catalogue", () => {
  it("says of each dataset in the words of DCAT what it is, of when, under which licence, and where its files are", async () => {
    const { headers, body } = await get("/du-lieu/catalogue.jsonld");
    expect(headers["content-type"]).toBe("application/ld+json; charset=utf-8");
    const catalogue = JSON.parse(body);
    expect(catalogue).toMatchObject({
      "@context": { dcat: "http://www.w3.org/ns/dcat#", dct: "http://purl.org/dc/terms/" },
      "@id": "http://localhost/du-lieu/catalogue.jsonld",
      "@type": "dcat:Catalog",
      "dct:license": { "@id": "http://localhost/btc/du-lieu-mo#muc-licence" },
    });
    const datasets = catalogue["dcat:dataset"];
    expect(datasets.map((one: Record<string, string>) => one["dct:identifier"])).toEqual([
      "series-ngay",
      "articles",
      "documents",
      "questions",
    ]);
    expect(datasets[0]).toMatchObject({
      "@type": "dcat:Dataset",
      "dct:title": [
        { "@language": "vi", "@value": "Hằng <ngày>" },
        { "@language": "en", "@value": "Every day" },
      ],
      "dct:temporal": { "dcat:startDate": { "@type": "xsd:date", "@value": "2025-01-01" }, "dcat:endDate": { "@value": "2025-01-02" } },
      "dct:accrualPeriodicity": { "@id": "http://publications.europa.eu/resource/authority/frequency/DAILY" },
      "dct:modified": { "@type": "xsd:dateTime" },
      "dcat:landingPage": { "@id": "http://localhost/btc/du-lieu-mo#muc-series-ngay" },
    });
    expect(datasets[1]["dct:temporal"]).toMatchObject({
      "dcat:startDate": { "@type": "xsd:gYear", "@value": "2019" },
      "dcat:endDate": { "@value": "2021" },
    });
  });

  it("uses no word that its context does not know", async () => {
    const catalogue = JSON.parse((await get("/du-lieu/catalogue.jsonld")).body);
    const words = new Set<string>();
    JSON.stringify(catalogue, (key, value: unknown) => {
      if (key.includes(":")) words.add(key);
      if (key === "@type") words.add(String(value));
      return value;
    });
    const prefixes = Object.keys(catalogue["@context"]);
    expect([...words].filter((word) => !prefixes.includes(word.split(":")[0] ?? ""))).toEqual([]);
    expect(words.size).toBeGreaterThan(15);
  });

  it("names files that are there, with their media types", async () => {
    const distributions = valuesOf(JSON.parse((await get("/du-lieu/catalogue.jsonld")).body), "dcat:distribution").flat() as Record<
      string,
      { "@id": string }
    >[];
    // One series in two languages; two years of articles and documents each, one of questions: each in three formats.
    expect(distributions).toHaveLength((2 + 2 + 2 + 1) * 3);
    for (const one of distributions) {
      const answer = await get((one["dcat:downloadURL"]?.["@id"] ?? "").replace("http://localhost", ""));
      const type = String(answer.headers["content-type"]).split(";")[0];
      expect([answer.statusCode, `https://www.iana.org/assignments/media-types/${type}`]).toEqual([200, one["dcat:mediaType"]?.["@id"]]);
    }
  });
});

describe("files of records", () => {
  const size = 3;
  const asOf = Date.now();
  const origin = "http://x";
  const slugsOf = async (kind: "articles" | "documents", number: number): Promise<unknown> =>
    (await recordTable(current().db, kind, { year: "2019", number }, { ministry, asOf, size, origin }))?.rows.map(([address]) =>
      String(address).split("/").at(-1),
    );

  it("hold no more rows than they may, and all of them together hold each record once", async () => {
    const listed = await listDatasets(current().db, { ministry, asOf, size }, undefined);
    const files = listed
      .in("vi")
      .find(({ id }) => id === "articles")
      ?.files.map(({ name }) => name);
    expect(files).toEqual(["2021", "2019", "2019-2", "2019-3"]);
    expect(await Promise.all([1, 2, 3, 4].map((number) => slugsOf("articles", number)))).toEqual([
      ["bai-0", "bai-1", "bai-2"],
      ["bai-3", "van-ban", "bai-4"],
      ["bai-5", "bai-6"],
      undefined,
    ]);
    expect(await Promise.all([1, 2, 3, 4].map((number) => slugsOf("documents", number)))).toEqual([[], ["van-ban"], [], undefined]);
  });

  it("are read one by one: the rows of the others are not loaded", async () => {
    const { db } = current();
    const statements: string[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements.push(String(result.rows.length));
        return result;
      },
    });
    await recordTable(watched, "articles", { year: "2019", number: 1 }, { ministry, asOf, size, origin });
    expect(statements).toEqual(["3"]);
  });

  it("are listed anew when the next article is published", async () => {
    const { db } = current();
    const listed = await listDatasets(db, { ministry, asOf, size }, undefined);
    expect(listed.changesAt).toBe(YEARS_AHEAD.getTime());
    const later = await listDatasets(db, { ministry, asOf: YEARS_AHEAD.getTime() + 1, size }, undefined);
    const years = (of: typeof listed) => of.in("vi").find(({ id }) => id === "articles")?.period;
    expect([years(listed), years(later)]).toEqual([
      ["2019", "2021"],
      ["2019", String(YEARS_AHEAD.getUTCFullYear())],
    ]);
  });
});
