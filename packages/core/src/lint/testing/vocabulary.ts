import { parseVocabulary } from "../vocabulary.ts";

/** Names that the good pair and its broken copies take. */
export const sampleVocabulary = {
  variants: {
    category: ["default", "leadNews", "newsList", "articleLink"],
    categories: ["default", "newsColumns"],
    treeCategories: ["default", "outline"],
    cards: ["default", "siteList"],
  },
  widgets: ["homeTitle", "pageTitle", "listing", "stockInformation"],
};

export const vocabulary = parseVocabulary(sampleVocabulary);
