/** All texts of blocks, widgets and shells, by language and key. A host puts them into its translator. */
import type { Language } from "@portal/core";
import { articleLinkTexts } from "./category-article-link/texts.ts";
import { researchAbstractsTexts } from "./category-research-abstracts/texts.ts";
import { rssListTexts } from "./cards-rss-list/texts.ts";
import { seriesTableTexts } from "./category-series-table/texts.ts";
import { shellTexts } from "./shell/texts.ts";
import { treeDefaultTexts } from "./tree-default/texts.ts";
import { uiTexts } from "./ui/texts.ts";
import { widgetTexts } from "./widgets/texts.ts";

const parts = [
  uiTexts,
  articleLinkTexts,
  researchAbstractsTexts,
  rssListTexts,
  seriesTableTexts,
  treeDefaultTexts,
  shellTexts,
  ...widgetTexts,
];

const merge = (language: Language): Readonly<Record<string, string>> => Object.assign({}, ...parts.map((part) => part[language]));

export const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { vi: merge("vi"), en: merge("en") };
