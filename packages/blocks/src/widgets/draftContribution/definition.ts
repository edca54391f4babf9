import { defineWidget } from "../../define-block.ts";
import { documents } from "../../samples/articles.ts";
import { barePage, hostilePage } from "../hostile-page.ts";
import { listing, listingExamples } from "../listing-examples.ts";
import { longPage } from "../long-page.ts";
import { DraftContribution } from "./DraftContribution.tsx";

export const definition = defineWidget({
  name: "draftContribution",
  description: "Drafts that are open to comments, and how to comment.",
  reads: ["site", "language", "path"],
  component: DraftContribution,
  examples: {
    normal: {
      content: { listing: { ...listing, articles: documents, total: documents.length, page: 1, year: undefined } },
      page: { path: "/btc/du-thao", category: { slug: "du-thao", name: "Dự thảo lấy ý kiến", href: "/btc/du-thao" } },
    },
    empty: { content: {}, page: barePage },
    longText: { content: listingExamples.longText.content, page: longPage },
    hostile: { content: listingExamples.hostile.content, page: hostilePage },
  },
});
