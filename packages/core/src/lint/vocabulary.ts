import type { Vocabulary } from "./project.ts";

/** Names in the registry of packages/blocks, which core must not import. */
const widgets = [
  "activation",
  "article",
  "articleAside",
  "articleFiles",
  "articleHead",
  "articleMain",
  "articleReading",
  "articleStatic",
  "articleText",
  "contacts",
  "contributionForm",
  "documentDetail",
  "draftContribution",
  "draftStatus",
  "fileViewer",
  "homeTitle",
  "infographic",
  "listing",
  "listingCards",
  "login",
  "notFound",
  "otherArticles",
  "pageTitle",
  "people",
  "photoDetail",
  "profile",
  "question",
  "questions",
  "ratings",
  "registration",
  "search",
  "searchForm",
  "sitemap",
  "sites",
  "slideshow",
  "staticPage",
  "stockInformation",
  "subcategories",
  "videoDetail",
];

const variants = {
  category: [
    "articleLink",
    "default",
    "documentList",
    "leadNews",
    "newsBlock",
    "newsList",
    "photos",
    "pinnedNews",
    "pressRelease",
    "seriesTable",
    "video",
  ],
  categories: ["default", "linkList", "newsColumns"],
  treeCategories: ["default", "outline"],
  cards: ["bannerCards", "default", "imageCards", "leaderCard", "linkList", "logoStrip", "rssList", "siteList"],
};

/** What this portal knows; a program with other blocks passes its own. */
export const portalVocabulary: Vocabulary = {
  widgets: new Set(widgets),
  variants: new Map(Object.entries(variants).map(([type, names]) => [type, new Set(names)])),
  views: new Set(),
  schemas: {
    layout: ["../../packages/core/schema/layout.schema.json"],
    template: ["../../packages/core/schema/template.schema.json"],
  },
};
