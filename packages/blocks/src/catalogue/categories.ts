/** Blocks of several categories. */
import { CategoriesDefault } from "../categories-default/CategoriesDefault.tsx";
import categoriesDefaultSchema from "../categories-default/content.schema.json" with { type: "json" };
import { examples as categoriesDefault } from "../categories-default/examples.ts";
import { NewsColumns } from "../categories-news-columns/NewsColumns.tsx";
import categoriesNewsColumnsSchema from "../categories-news-columns/content.schema.json" with { type: "json" };
import { examples as categoriesNewsColumns } from "../categories-news-columns/examples.ts";
import { CategoryLinks } from "../categories-link-list/CategoryLinks.tsx";
import categoriesLinkListSchema from "../categories-link-list/content.schema.json" with { type: "json" };
import { examples as categoriesLinkList } from "../categories-link-list/examples.ts";
import { entriesOf } from "./entry.ts";

const entry = entriesOf("categories");

export const categoriesEntries = [
  entry("categories-default", "default", CategoriesDefault, categoriesDefault, categoriesDefaultSchema),
  entry("categories-news-columns", "newsColumns", NewsColumns, categoriesNewsColumns, categoriesNewsColumnsSchema),
  entry("categories-link-list", "linkList", CategoryLinks, categoriesLinkList, categoriesLinkListSchema),
];
