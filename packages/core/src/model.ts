/**
 * The engine's own types, step by step of the pipeline.
 * What is written in files or travels on the wire is typed from the JSON Schemas (`./generated/types.ts`).
 */
export type * from "./model/content.ts";
export type * from "./model/diagnostic.ts";
export type * from "./model/records.ts";
export type * from "./model/tree.ts";
export type {
  ArticleSummary,
  Assignment,
  BlockType,
  Card,
  CardItem,
  CardsContent,
  CategoriesContent,
  CategoryContent,
  CategorySummary,
  LocalizedText,
  Series,
  TreeContent,
  TreeNode,
  WidgetNeeds,
} from "./generated/types.ts";
