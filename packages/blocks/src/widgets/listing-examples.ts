/** Listings for the widgets that draw them. */
import type { ListingContent } from "@portal/domain";
import { albums, documents, news, videos } from "../samples/articles.ts";
import { bareArticle, hostileArticles, hostileCategory } from "../samples/hostile.ts";
import { longArticles } from "../samples/long.ts";
import type { WidgetExamples } from "../examples.ts";
import { endless, hostilePage } from "./hostile-page.ts";
import { longPage } from "./long-page.ts";

const category = { slug: "tin-noi-bat", name: "Tin nổi bật", href: "/btc/tin-noi-bat" };

export const listing: ListingContent = {
  category,
  articles: [...news, ...videos.slice(0, 1), ...albums.slice(0, 1), ...documents.slice(0, 2)],
  total: 128,
  page: 2,
  pageSize: 12,
  years: [2026, 2025, 2024],
  year: 2026,
  sort: "newest",
};

export const listingExamples: WidgetExamples = {
  normal: { content: { listing }, page: { path: "/btc/tin-noi-bat?page=2&year=2026" } },
  empty: { content: { listing: { ...listing, articles: [], total: 0, page: 1, years: [], year: undefined } } },
  longText: { content: { listing: { ...listing, articles: longArticles, total: 123_456, page: 9000 } }, page: longPage },
  hostile: {
    content: {
      listing: {
        category: hostileCategory,
        articles: [bareArticle, ...hostileArticles, { ...bareArticle, title: endless, summary: endless }],
        total: 1e9,
        page: -5,
        pageSize: 0,
        years: [-1, 99_999, 1.5],
        year: 1900,
        sort: "newest",
      },
    },
    page: hostilePage,
  },
};

export const beyondTheEnd: ListingContent = { ...listing, articles: [], page: 40, year: undefined };
