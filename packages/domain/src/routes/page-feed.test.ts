import { expect, it } from "vitest";
import type { PageModel } from "../page.ts";
import { pageFeed } from "./page-feed.ts";

const site = { slug: "btc", hasFeeds: true } as PageModel["site"];
const category = { slug: "tin", name: "Tin", href: "/btc/tin" };
const pages = {
  category: { site, category, kind: "category", path: "/btc/tin?page=3&year=2020", language: "vi" },
  article: { site, category, kind: "article", path: "/btc/tin/bai", language: "vi" },
  search: {
    site,
    category: undefined,
    kind: "search",
    path: "/btc/tim-kiem?q=thu%E1%BA%BF+nh%C3%A0&sort=newest&type=document&page=2",
    language: "vi",
  },
  "search without words": { site, category: undefined, kind: "search", path: "/btc/tim-kiem", language: "vi" },
  questions: { site, category: undefined, kind: "fixed", path: "/btc/hoi-dap", language: "vi" },
  "questions of a field": { site, category: undefined, kind: "fixed", path: "/mof/question-answer?field=Tax", language: "en" },
  "another fixed page": { site, category: undefined, kind: "fixed", path: "/btc/so-do-trang-website", language: "vi" },
} as const;

it.each([
  ["category", "/feed/btc/tin.atom"],
  ["article", undefined],
  ["search", "/feed/btc/tim-kiem.atom?q=thu%E1%BA%BF+nh%C3%A0&type=document"],
  ["search without words", undefined],
  ["questions", "/feed/btc/hoi-dap.atom"],
  ["questions of a field", "/feed/mof/question-answer.atom?field=Tax"],
  ["another fixed page", undefined],
] as const)("the feed of %s is %s", (which, feed) => {
  const page = pages[which] as Parameters<typeof pageFeed>[1];
  expect(pageFeed("atom", page)).toBe(feed);
  expect(pageFeed("atom", { ...page, site: { slug: "btc" } as PageModel["site"] })).toBeUndefined();
});
