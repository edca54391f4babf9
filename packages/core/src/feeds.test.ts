import { expect, it, vi } from "vitest";
import { executePlan } from "./execute.ts";
import { feedAddress } from "./feeds.ts";
import type { BlockNode, ContentSource, LayoutTree } from "./model.ts";
import { planContent } from "./plan.ts";

const links = ["https://a.example/rss#x", "/rss.xml", "https://b.example/", "https://u:p@a.example/"];
const block = (key: string): BlockNode => ({
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
  planContent({ root: block(key) } as unknown as LayoutTree, {
    site: "dv",
    category: undefined,
    article: undefined,
    page: 1,
    year: undefined,
    sort: "newest",
  });

it("takes absolute http(s) addresses for feeds, in one spelling", () => {
  expect(links.map(feedAddress)).toEqual(["https://a.example/rss", undefined, "https://b.example/", undefined]);
  expect(feedAddress("HTTP://A.example:80/x")).toBe("http://a.example/x");
  for (const link of ["ftp://a/", "javascript:1", "", undefined]) expect(feedAddress(link)).toBeUndefined();
});

it("asks for the feeds that cards of rssContents name, and gives each card its items", async () => {
  expect(plan("otherPortals").queries).toEqual([]);
  const asked = plan("rssContents");
  expect(asked.queries).toEqual([
    { kind: "feeds", key: "feeds:https://a.example/rss https://b.example/", addresses: ["https://a.example/rss", "https://b.example/"] },
  ]);
  expect(asked.tags).toEqual(["feed:https://a.example/rss", "feed:https://b.example/", "site:dv"]);

  const items = Array.from({ length: 9 }, (_, index) => ({ title: `Tin ${index}` }));
  const source: ContentSource = {
    fetchContent: async ([query]) => new Map([[query?.key ?? "", { ok: true, value: new Map([["https://a.example/rss", items]]) }]]),
  };
  const context = { site: "dv", language: "vi", article: undefined, signal: undefined } as const;
  const { n0 } = await executePlan(asked, source, context, vi.fn());
  expect(n0).toMatchObject({ status: "ready", content: { cards: [{ items: items.slice(0, 5) }, {}, {}, {}] } });
  expect(JSON.stringify(n0).match(/"items"/g)).toHaveLength(1);

  const { n0: without } = await executePlan(asked, { fetchContent: async () => new Map() }, context, vi.fn());
  expect(without).toMatchObject({ status: "ready", content: { cards: links.map((title) => ({ title })) } });
});
