import { examplePage } from "../example-page.ts";
import type { WidgetExamples } from "../../examples.ts";
import { hostilePage } from "../hostile-page.ts";
import { listing, listingExamples } from "../listing-examples.ts";

const page = {
  path: "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch",
  category: undefined,
  breadcrumb: [...examplePage.breadcrumb.slice(0, 1), { label: "Tìm kiếm" }],
};

export const examples: WidgetExamples = {
  normal: { content: { listing: { ...listing, year: undefined } }, page },
  empty: { content: {}, page: { ...page, path: "/btc/tim-kiem" } },
  longText: {
    content: { listing: { ...listing, articles: [], total: 0, year: undefined } },
    page: { ...page, path: `/btc/tim-kiem?q=${"dài".repeat(500)}` },
  },
  hostile: {
    content: listingExamples.hostile.content,
    page: { ...hostilePage, path: "/x?q=%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E" },
  },
};

/** Terms were given, but nothing searched for them. */
export const unavailable = { content: {}, page };
