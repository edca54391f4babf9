import { expect, it } from "vitest";
import type { Counted } from "../../pages/counted.ts";
import { createVisitCounter, type VisitCounter } from "./visit-counter.ts";

const now = Date.parse("2026-03-01T16:59:59Z");
const article: Counted = { site: "btc", kind: "article", path: "/btc/tin/mot" };
const count = (counter: VisitCounter, counted: Counted, times = 1, isBot = false, at = now): void => {
  for (let time = 0; time < times; time += 1) counter.count(counted, { isBot, now: at });
};
const row = (kind: string, label: string, views: number, bots = 0, day = "2026-03-01") => ({ day, site: "btc", kind, label, views, bots });

it("counts a page for its kind and by itself; programs for the kind alone; and days as they begin where the portal is", () => {
  const counter = createVisitCounter("Asia/Ho_Chi_Minh");
  count(counter, article, 2);
  count(counter, article, 3, true);
  count(counter, article, 1, false, now + 1_000);
  expect(counter.take()).toEqual([
    row("article", "", 2, 3),
    row("article", article.path, 2),
    row("article", "", 1, 0, "2026-03-02"),
    row("article", article.path, 1, 0, "2026-03-02"),
  ]);
  expect(counter.take()).toEqual([]);
});

it("counts searches, and the words of those that found nothing unless they look like somebody's own", () => {
  const counter = createVisitCounter("UTC");
  const search = { site: "btc", kind: "search", path: "/btc/tim-kiem" } as const;
  count(counter, search);
  count(counter, { ...search, soughtInVain: "Lãi  suất" });
  count(counter, { ...search, soughtInVain: "lãi suất" });
  count(counter, { ...search, soughtInVain: "0912 345 678" });
  count(counter, { ...search, soughtInVain: "bot" }, 1, true);
  expect(counter.take()).toEqual([row("search", "", 4, 1), row("words", "", 3), row("words", "lãi suất", 2)]);
});

it("holds a bounded number of addresses, and counts all of them", () => {
  const counter = createVisitCounter("UTC");
  for (let index = 0; index < 6_000; index += 1) count(counter, { site: "btc", kind: "missing", path: `/x/${index}` });
  count(counter, { site: "btc", kind: "missing", path: "/x/1" });
  const taken = counter.take();
  expect(taken).toHaveLength(5_001);
  expect(taken.find(({ label }) => label === "")).toEqual(row("missing", "", 6_001));
  expect(taken.find(({ label }) => label === "/x/1")).toEqual(row("missing", "/x/1", 2));
});

it("adds what could not be written to what was counted since", () => {
  const counter = createVisitCounter("UTC");
  count(counter, article, 2);
  const taken = counter.take();
  count(counter, article);
  counter.giveBack(taken);
  expect(counter.take()).toEqual([row("article", "", 3), row("article", article.path, 3)]);
});
