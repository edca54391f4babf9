import type { ArticleSummary } from "@portal/core";
import type { MarkedText, SearchContent, SearchFacet, SearchRequest, SearchResult } from "@portal/domain";
import { documents, news, videos } from "../../samples/articles.ts";
import { hostileArticles, hostileLinks, hostileTexts } from "../../samples/hostile.ts";
import { longArticles, longName, longSummary } from "../../samples/long.ts";
import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { examplePage } from "../example-page.ts";
import { endless, hostilePage } from "../hostile-page.ts";

const page = {
  kind: "search",
  path: "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch",
  category: undefined,
  breadcrumb: [...examplePage.breadcrumb.slice(0, 1), { label: "Tìm kiếm" }],
} as const;

const request: SearchRequest = {
  terms: "ngân sách",
  site: "btc",
  home: "btc",
  category: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
  sort: "relevance",
};

const plain = (text: string): MarkedText => [{ text, hit: false }];
const facet = (value: string, label: string, count: number): SearchFacet => ({ value, label, count });
const ministry = { slug: "btc", name: "Bộ Tài chính", language: "vi" } as const;
const featured = { name: "Tin nổi bật", href: "/btc/tin-noi-bat" };

const result = (article: ArticleSummary): SearchResult => ({
  type: article.media ?? "text",
  href: article.href,
  at: article.publishedAt,
  title: [{ text: "Ngân sách", hit: true }, ...plain(`: ${article.title}`)],
  snippet: [
    ...plain("…thu, chi "),
    { text: "ngân sách", hit: true },
    ...plain(" nhà nước mười tháng đạt kết quả khả quan, bảo đảm các cân đối lớn…"),
  ],
  site: ministry,
  parent: featured,
});

const pageFound: SearchResult = {
  type: "page",
  href: "/btc/noi-dung/quy-trinh-ngan-sach",
  title: [...plain("Quy trình "), { text: "ngân sách", hit: true }],
  snippet: [
    ...plain("Dự toán "),
    { text: "ngân sách", hit: true },
    ...plain(" nhà nước được lập, thảo luận và quyết định theo các bước sau…"),
  ],
  at: undefined,
  site: ministry,
  parent: undefined,
};

const question: SearchResult = {
  type: "question",
  href: "/btc/hoi-dap/chi-tiet-cau-hoi?id=ngan-sach-phuong",
  title: [...plain("Người dân xem dự toán "), { text: "ngân sách", hit: true }, ...plain(" của phường ở đâu?")],
  snippet: [
    ...plain("Trả lời mẫu: dự toán "),
    { text: "ngân sách", hit: true },
    ...plain(" được niêm yết tại trụ sở và đăng trên trang của phường."),
  ],
  at: "2026-11-16T02:30:00Z",
  site: ministry,
  parent: { name: "Ngân sách nhà nước", href: "/btc/hoi-dap?field=Ng%C3%A2n+s%C3%A1ch+nh%C3%A0+n%C6%B0%E1%BB%9Bc" },
};

const content: SearchContent = {
  request,
  bestBets: [],
  results: [...news.slice(0, 3).map(result), pageFound, question, ...[...videos.slice(0, 1), ...documents.slice(0, 2)].map(result)],
  total: 128,
  complete: 128,
  everywhere: 169,
  widened: false,
  respelled: [],
  page: 2,
  pageSize: 10,
  facets: {
    sites: [facet("btc", "Bộ Tài chính", 128), facet("vien-chien-luoc", "Viện Chiến lược (trang mẫu)", 41)],
    categories: [facet("tin-noi-bat", "Tin nổi bật", 80), facet("van-ban", "Văn bản", 48)],
    types: [
      facet("text", "text", 90),
      facet("document", "document", 30),
      facet("video", "video", 6),
      facet("page", "page", 1),
      facet("question", "question", 1),
    ],
    years: [facet("2026", "2026", 90), facet("2025", "2025", 38)],
  },
};

const none: SearchContent = {
  ...content,
  results: [],
  total: 0,
  complete: 0,
  everywhere: 0,
  page: 1,
  facets: { sites: [], categories: [], types: [], years: [] },
};

const hostileFacets = hostileTexts.map((text, index) => facet(`${hostileLinks[index]}`, text || endless, Number.NaN));

export const examples: WidgetExamples = {
  normal: { content: { search: content }, page },
  empty: { content: {}, page: { ...page, path: "/btc/tim-kiem" } },
  longText: {
    content: {
      search: {
        ...content,
        request: { ...request, terms: "dài".repeat(60), category: "tin-noi-bat", type: "text" },
        results: longArticles.map((article) => ({
          ...result(article),
          snippet: plain(longSummary),
          parent: { ...featured, name: longName },
        })),
        total: 10_000,
        page: 900,
        facets: { ...content.facets, categories: [facet("tin-noi-bat", longName, 123_456)] },
      },
    },
    page: { ...page, path: `/btc/tim-kiem?q=${"dài".repeat(500)}&category=tin-noi-bat&type=text` },
  },
  hostile: {
    content: {
      search: {
        request: {
          ...request,
          terms: '"><script>alert(1)</script>',
          site: "../__proto__",
          category: hostileTexts[0],
          type: "constructor" as "text",
          from: "hôm qua",
          to: "9999-99-99",
        },
        bestBets: hostileTexts.map((title, index) => ({ title, link: `${hostileLinks[index]}` })),
        results: hostileArticles.map((article) => ({
          type: (article.media ?? "toString") as "text",
          href: article.href,
          at: article.publishedAt,
          title: [{ text: article.title, hit: true }],
          snippet: [{ text: hostileTexts[0], hit: true }, ...plain(endless)],
          site: { slug: "x", name: endless, language: "en" },
          parent: { name: hostileTexts[2], href: hostileLinks[0] },
        })),
        total: 1e9,
        complete: Number.NaN,
        everywhere: Number.POSITIVE_INFINITY,
        widened: true,
        respelled: [hostileTexts[0], endless],
        page: -5,
        pageSize: 0,
        facets: { sites: hostileFacets, categories: hostileFacets, types: hostileFacets, years: hostileFacets },
      },
    },
    page: { ...hostilePage, path: "/x?q=%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E" },
  },
};

/** The first page, with pages that editors chose above what was found. */
export const chosen: WidgetExample = {
  content: {
    search: {
      ...content,
      bestBets: [
        { title: "Quy trình ngân sách nhà nước", link: "/btc/noi-dung/quy-trinh-ngan-sach" },
        { title: longName, link: "/btc/ngan-sach" },
      ],
      page: 1,
    },
  },
  page,
};

/** On all sites, with every filter in force. */
export const everywhere: WidgetExample = {
  content: {
    search: {
      ...content,
      request: { ...request, site: undefined, category: "tin-noi-bat", type: "text", from: "2026-01-01", to: "2026-12-31", sort: "newest" },
      total: 3,
      complete: 3,
      page: 1,
      results: content.results
        .slice(0, 3)
        .map((one, index) => (index === 1 ? { ...one, site: { slug: "mof", name: "Ministry of Finance", language: "en" } } : one)),
    },
  },
  page: { ...page, path: `${page.path}&site=all&category=tin-noi-bat&type=text&from=2026-01-01&to=2026-12-31&sort=newest` },
};

/** Nothing here, but on other sites, and without the filter. */
export const nothing: WidgetExample = {
  content: {
    search: {
      ...none,
      request: { ...request, type: "video" },
      everywhere: 41,
      facets: { ...none.facets, sites: content.facets.sites.slice(1) },
    },
  },
  page: { ...page, path: `${page.path}&type=video` },
};

/** A unit that has nothing with all the words: results of all sites, the best with words in an attached file, and a person. */
export const widened: WidgetExample = {
  content: {
    search: {
      ...content,
      request: { ...request, site: "vien-chien-luoc", home: "vien-chien-luoc" },
      widened: true,
      respelled: ["sahc"],
      total: 4,
      complete: 2,
      everywhere: 4,
      page: 1,
      results: [
        ...content.results.slice(0, 2).map((one, index) => (index === 0 ? { ...one, file: "du-toan-ngan-sach-2026.xlsx" } : one)),
        {
          ...pageFound,
          type: "person",
          href: "/btc/lanh-dao-bo#tran-minh-mau",
          title: plain("Trần Minh Mẫu"),
          snippet: [...plain("Bộ trưởng. Chỉ đạo "), { text: "ngân sách", hit: true }, ...plain(" nhà nước")],
        },
        pageFound,
      ],
    },
  },
  page,
};

/** Terms were given, but nothing searched for them. */
export const unavailable: WidgetExample = { content: {}, page };
