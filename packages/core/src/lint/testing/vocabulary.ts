import { SLUG_PATTERN } from "../../parse/fields.ts";
import { parseVocabulary } from "../vocabulary.ts";

/** Names that the good pair and its broken copies take. */
export const sampleVocabulary = {
  variants: {
    category: ["default", "leadNews", "newsList", "articleLink"],
    categories: ["default", "newsColumns"],
    treeCategories: ["default", "outline"],
    cards: ["default", "siteList"],
  },
  widgets: ["homeTitle", "pageTitle", "listing", "marketPrices"],
  needs: {
    listing: { description: "Articles a page.", type: "integer", minimum: 1, maximum: 50 },
    file: { description: "The article's file.", type: "boolean" },
    role: { description: "Persons of a role.", type: "string", enum: ["leader", "member"] },
    series: {
      description: "Time series by id.",
      type: "array",
      maxItems: 3,
      items: { type: "string", pattern: SLUG_PATTERN },
    },
  },
  schemas: {
    layout: "../../packages/core/schema/layout.schema.json",
    template: "../../packages/core/schema/template.schema.json",
  },
};

export const vocabulary = parseVocabulary(sampleVocabulary);
