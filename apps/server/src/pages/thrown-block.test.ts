import { expect, onTestFinished, test } from "vitest";
import type { PortalSource } from "@portal/domain";
import { buildTestApp } from "../testing/test-app.ts";
import { loadPortal, type PortalSettings } from "./portal.ts";

const site = { slug: "btc", name: "Bộ Tài chính", language: 1 };
const category = { slug: "tin-tuc", name: "Tin tức", href: "/btc/tin-tuc" };

/** One article in each category. @param title an object is nothing that React draws, so the block with it throws */
const sourceOf = (title: unknown): PortalSource => ({
  findFormerAddress: async () => undefined,
  findNearPages: async () => ({ pages: [], changesAt: undefined }),
  loadPageRecords: async () => ({
    site,
    categories: [{ slug: "tin-tuc", name: "Tin tức" }],
    category: { slug: "tin-tuc", name: "Tin tức" },
    article: undefined,
    page: undefined,
    changesAt: undefined,
  }),
  fetchContent: async (queries) =>
    new Map(
      queries.map((query) => {
        const articles = [{ slug: "bai", href: "/btc/tin-tuc/bai", title: title as string, articleType: 1 }];
        const listed = { category, articles, total: 1, page: 1, pageSize: 10, years: [], year: undefined, sort: "newest" };
        return [query.key, query.kind === "listing" ? { ok: true, value: listed } : { ok: false, reason: "not-found" }] as const;
      }),
    ),
});

async function open(title: unknown): Promise<{ readonly html: string; readonly caching: unknown; readonly log: readonly unknown[] }> {
  const log: unknown[] = [];
  const settings: PortalSettings = {
    source: sourceOf(title),
    takesForms: "all",
    defaultSites: { vi: "btc", en: "mof" },
    timeZone: "Asia/Ho_Chi_Minh",
    now: Date.now,
    partCacheBytes: 2 ** 20,
    apiOrigins: [],
    log: (message) => log.push(message),
  };
  const { portal, drawing } = await loadPortal(settings, 1);
  onTestFinished(() => drawing.close());
  const app = await buildTestApp({ portal });
  const { body, headers } = await app.inject({ url: "/btc/tin-tuc" });
  return { html: body, caching: headers["cache-control"], log };
}

test("a page whose block threw while it was drawn is not kept for others", async () => {
  const sound = await open("Một bài");
  expect(sound.html).toContain("Một bài");
  expect(sound.caching).toContain("public");

  const broken = await open({});
  expect(broken.log).toContain("blocks failed");
  expect(broken.html).toContain('data-failed="error"');
  expect(broken.caching).toBe("no-cache");
});
