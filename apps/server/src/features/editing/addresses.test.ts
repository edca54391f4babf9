import { describe, expect, test } from "vitest";
import { readRecords } from "../../content/read-records.ts";
import { article, category, site, openImporter } from "../../content/testing/importer.ts";
import { addressOf, readPlaces } from "./addresses.ts";

const importer = openImporter();
const ministry = { vi: "btc", en: "mof" };

describe("places of records", () => {
  test("have the addresses and days of the records, and are of those that exist and have addresses", async () => {
    await importer().run([
      site("btc"),
      site("cuc"),
      category("cuc", "tin"),
      article("cuc", "tin", "bai", { publishedAt: "2026-01-05T08:00:00+07:00" }),
      { kind: "page", site: "btc", slug: "introduction", title: "Giới thiệu", html: "<p>A</p>" },
      { kind: "page", site: "cuc", slug: "introduction", title: "Giới thiệu", html: "<p>B</p>" },
      { kind: "parameter", type: 1, key: "k", value: "v" },
    ]);
    const keys = [
      { kind: "site", key: "btc" },
      { kind: "site", key: "cuc" },
      { kind: "category", key: "tin" },
      { kind: "article", key: "bai" },
      { kind: "page", key: "btc/introduction" },
      { kind: "page", key: "cuc/introduction" },
    ] as const;
    const records = await readRecords(importer().db, keys);
    const places = await readPlaces(importer().db, [...keys, { kind: "parameter", key: "1/k" }, { kind: "article", key: "khong-co" }]);
    const all = (found: typeof places) =>
      Object.fromEntries([...found].map(([name, { kind, fields }]) => [name, [addressOf(kind, fields, ministry), fields["publishedAt"]]]));
    expect(records.size).toBe(keys.length);
    expect(all(places)["article bai"]).toEqual(["/cuc/tin/bai", "2026-01-05T01:00:00.000Z"]);
    expect(Object.keys(all(places)).toSorted()).toEqual([...records.keys()].toSorted());
    for (const [name, [address]] of Object.entries(all(records))) expect([name, all(places)[name]?.[0]]).toEqual([name, address]);
  });
});
