import { documents } from "../../samples/articles.ts";
import type { WidgetExamples } from "../../examples.ts";
import { barePage, hostilePage } from "../hostile-page.ts";
import { listing, listingExamples } from "../listing-examples.ts";
import { longPage } from "../long-page.ts";

export const examples: WidgetExamples = {
  normal: {
    content: { listing: { ...listing, articles: documents, total: documents.length, page: 1, year: undefined } },
    page: { path: "/btc/du-thao", category: { slug: "du-thao", name: "Dự thảo lấy ý kiến", href: "/btc/du-thao" } },
  },
  empty: { content: {}, page: barePage },
  longText: { content: listingExamples.longText.content, page: longPage },
  hostile: { content: listingExamples.hostile.content, page: hostilePage },
};
