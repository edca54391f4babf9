import { type Mock, vi } from "vitest";
import type { FormerAddress, PageRecords, PortalSource, StaticPage } from "../../source.ts";
import type { PageModel } from "../../page.ts";
import type { SiteRecord } from "@portal/core";
import { createCatalogue } from "@portal/core/catalogue";
import { portalCatalogue } from "../../portal-catalogue.ts";
import type { PageLoaderOptions } from "../build-page.ts";
import { createPageLoader, forVisitors, type Resolved } from "../page-loader.ts";
import type { Loaded } from "../../portal-build.ts";

const homes = ["default-layout-vi", "default-homepage-en"];
const template = (id: string): object => ({
  version: 1,
  id,
  label: { vi: id },
  root: {
    layout: "stack",
    landmark: "main",
    children: [
      { static: "pageTitle", level: 1 },
      ...(homes.includes(id) ? [{ area: "news" }] : []),
      { static: "search", needs: { search: 10 } },
      ...(id.startsWith("category-") ? [{ static: "listing", needs: { listing: 10 } }] : []),
      ...(id === "page-questions" ? [{ static: "questions", needs: { questions: 10 } }] : []),
    ],
  },
});
const news = { key: "news", label: { vi: "Tin" }, type: "category", name: "default", editable: true };
const home = (id: string): object => ({ version: 3, id, label: { vi: id }, name: "Home", for: ["home"], template: id, blocks: [news] });
const views = [
  "category-default-vi",
  "category-default-en",
  "article-default",
  "page-static",
  "page-search",
  "page-fixed",
  "page-not-found",
  "page-questions",
  "page-question",
  "page-login",
  "page-contacts",
  "page-visit-statistics",
];
const catalogue = createCatalogue({ layouts: homes.map(home), templates: [...homes, ...views].map((id) => template(id)) }, portalCatalogue);

const sites = new Map<string, SiteRecord>([
  ["btc", { slug: "btc", name: "Bộ Tài chính", language: 1, counterpart: "mof", metadata: "{hỏng" }],
  [
    "mof",
    {
      slug: "mof",
      name: "Ministry of Finance",
      language: 2,
      counterpart: "btc",
      metadata: { menu: [{ path: "/mof/news", label: "News" }], publicStatistics: true },
    },
  ],
  ["cuc-a", { slug: "cuc-a", name: "Cục A", language: 1, metadata: { menu: [{ path: "/cuc-a/tin", label: "Tin" }] } }],
  [
    "cuc-b",
    {
      slug: "cuc-b",
      name: "Cục B",
      language: 1,
      // A counterpart that is none: it speaks the same language.
      counterpart: "cuc-a",
      metadata: {
        identity: { organisation: "Cục B (mẫu)" },
        translation: {
          name: "Department B",
          menu: [{ path: "/cuc-b/btcen/about", label: "About us" }],
          identity: { organisation: "Department B (sample)" },
        },
      },
    },
  ],
]);
/** On every site. */
const pages: readonly StaticPage[] = [
  { slug: "gioi-thieu", title: "Giới thiệu", language: "vi", html: "<p>Chữ</p>", counterpart: undefined },
  { slug: "about", title: "About", language: "en", html: "<p>Text</p>", counterpart: undefined },
];
const categories = [
  { slug: "tin", name: "Tin", site: "cuc-a" },
  { slug: "tin-nganh", name: "Tin ngành", site: "cuc-a", parent: "tin" },
];

const formerAddresses = new Map<string, FormerAddress>([
  ["/cuc-a/tin/bai-cu", { target: "/cuc-a/tin-nganh/bai-1" }],
  ["/cuc-a/tin/bai-da-xoa", { target: undefined }],
  ["/cuc-a/tin/bai-sap-toi", { target: "/cuc-a/tin-nganh/bai-bi-mat", opensAt: Date.parse("2099-01-01T00:00:00Z") }],
  ["/cuc-a/tin-nganh/bai-1", { target: "/" }],
  ["/cong-cu/xem?so=7", { target: "/cuc-a/tin-nganh/bai-1" }],
]);

interface Connected {
  /** @throws where the path leads elsewhere */
  readonly open: (path: string) => Promise<PageModel>;
  /** Also where it leads elsewhere. */
  readonly load: (path: string) => Promise<Loaded>;
  /** As those who shape pages see it. */
  readonly resolve: (path: string) => Promise<Resolved>;
  readonly loadPageRecords: Mock<PortalSource["loadPageRecords"]>;
  readonly fetchContent: Mock<PortalSource["fetchContent"]>;
  readonly findNearPages: Mock<PortalSource["findNearPages"]>;
  readonly log: Mock<PageLoaderOptions["log"]>;
}

/** A loader over four sites, two categories, an article, two static pages and a question. */
export function connect(takesForms: PageLoaderOptions["takesForms"] = "all"): Connected {
  const loadPageRecords = vi.fn<PortalSource["loadPageRecords"]>(
    async ({ site, category, article, page, question }): Promise<PageRecords> => ({
      site: sites.get(site),
      categories: site === "cuc-a" ? categories : [],
      category: categories.find(({ slug }) => slug === category),
      article:
        article === "bai-1"
          ? { slug: "bai-1", title: "Bài một", articleType: 1, articleContent: {}, site: "cuc-a", category: "tin-nganh" }
          : undefined,
      page: pages.find(({ slug }) => slug === page),
      question:
        question === "hoi-1"
          ? {
              slug: question,
              title: "Hỏi một?",
              field: "Thuế",
              askedAt: "2026-11-01T00:00:00Z",
              state: "answered",
              body: "Nội dung hỏi",
              answer: { html: "<p>Đáp</p>", at: "2026-11-02T00:00:00Z", unit: "Cục Thuế" },
              counterpart: undefined,
              related: [],
            }
          : undefined,
      changesAt: undefined,
    }),
  );
  const log = vi.fn<PageLoaderOptions["log"]>();
  const fetchContent = vi.fn<PortalSource["fetchContent"]>(async () => new Map());
  const findFormerAddress: PortalSource["findFormerAddress"] = async (address) =>
    formerAddresses.get(address) ?? formerAddresses.get(address.split("?", 1)[0] ?? "");
  const findNearPages = vi.fn<PortalSource["findNearPages"]>(async () => ({ pages: [], changesAt: undefined }));
  const resolve = createPageLoader({
    catalogue,
    source: { loadPageRecords, fetchContent, findFormerAddress, findNearPages },
    defaultSites: { vi: "btc", en: "mof" },
    release: "test",
    takesForms,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    log,
  });
  const load: Connected["load"] = async (path) => forVisitors(await resolve(path, undefined));
  const open = async (path: string) => {
    const answer = await load(path);
    if (!("page" in answer)) throw new Error(`${path} leads to ${answer.redirect}`);
    return answer.page;
  };
  return { load, open, resolve: (path) => resolve(path, undefined), loadPageRecords, fetchContent, findNearPages, log };
}
