import { expect, it } from "vitest";
import { feedAddress, feeds } from "./feeds.ts";
import { portalQueries } from "./table.ts";
import type { ResolvedBlock, ResolvedTree } from "@portal/core";
import { planContent } from "@portal/core/compose";

const links = ["https://a.example/rss#x", "/rss.xml", "https://b.example/", "https://u:p@a.example/"];
const block = (key: string): ResolvedBlock => ({
  kind: "block",
  id: "n0",
  className: "",
  editable: true,
  key,
  type: "cards",
  name: "rssList",
  label: "RSS",
  headingLevel: 2,
  count: 5,
  assignment: { key, cards: links.map((link) => ({ title: link, link })) },
  provenance: "site",
});
const plan = (key: string) =>
  planContent(
    { root: block(key) } as unknown as ResolvedTree,
    { site: "dv", category: undefined, article: undefined, page: 1, year: undefined, sort: "newest" },
    portalQueries,
  );

it("takes absolute http(s) addresses for feeds, in one spelling", () => {
  expect(links.map(feedAddress)).toEqual(["https://a.example/rss", undefined, "https://b.example/", undefined]);
  expect(feedAddress("HTTP://A.example:80/x")).toBe("http://a.example/x");
  for (const link of ["ftp://a/", "javascript:1", "", undefined]) expect(feedAddress(link)).toBeUndefined();
});

it("asks for the feeds that cards of rssContents name, and gives each card its items", () => {
  expect(plan("otherPortals").queries).toEqual([]);
  const asked = plan("rssContents");
  expect(asked.queries).toEqual([
    {
      kind: "feeds",
      key: "feeds:https://a.example/rss https://b.example/",
      addresses: ["https://a.example/rss", "https://b.example/"],
      tags: ["site:dv", "feed:https://a.example/rss", "feed:https://b.example/"],
    },
  ]);
  expect(asked.tags).toEqual(["feed:https://a.example/rss", "feed:https://b.example/", "site:dv"]);

  const found = new Map([["https://a.example/rss", [{ title: "Tin" }]]]);
  expect(links.map((link) => feeds.read(found, { link }))).toEqual([[{ title: "Tin" }], undefined, undefined, undefined]);
});
