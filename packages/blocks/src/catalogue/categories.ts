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
import { TopicLedger } from "../categories-topic-ledger/TopicLedger.tsx";
import categoriesTopicLedgerSchema from "../categories-topic-ledger/content.schema.json" with { type: "json" };
import { examples as categoriesTopicLedger } from "../categories-topic-ledger/examples.ts";
import { MarketBoard } from "../categories-market-board/MarketBoard.tsx";
import categoriesMarketBoardSchema from "../categories-market-board/content.schema.json" with { type: "json" };
import { examples as categoriesMarketBoard } from "../categories-market-board/examples.ts";
import { ServiceGroups } from "../categories-service-groups/ServiceGroups.tsx";
import categoriesServiceGroupsSchema from "../categories-service-groups/content.schema.json" with { type: "json" };
import { examples as categoriesServiceGroups } from "../categories-service-groups/examples.ts";
import { ProgrammeBoard } from "../categories-programme-board/ProgrammeBoard.tsx";
import categoriesProgrammeBoardSchema from "../categories-programme-board/content.schema.json" with { type: "json" };
import { examples as categoriesProgrammeBoard } from "../categories-programme-board/examples.ts";
import { entriesOf } from "./entry.ts";

const entry = entriesOf("categories");

export const categoriesEntries = [
  entry("categories-default", "default", CategoriesDefault, categoriesDefault, categoriesDefaultSchema),
  entry("categories-news-columns", "newsColumns", NewsColumns, categoriesNewsColumns, categoriesNewsColumnsSchema),
  entry("categories-link-list", "linkList", CategoryLinks, categoriesLinkList, categoriesLinkListSchema),
  entry("categories-topic-ledger", "topicLedger", TopicLedger, categoriesTopicLedger, categoriesTopicLedgerSchema),
  entry("categories-market-board", "marketBoard", MarketBoard, categoriesMarketBoard, categoriesMarketBoardSchema),
  entry("categories-service-groups", "serviceGroups", ServiceGroups, categoriesServiceGroups, categoriesServiceGroupsSchema),
  entry("categories-programme-board", "programmeBoard", ProgrammeBoard, categoriesProgrammeBoard, categoriesProgrammeBoardSchema),
];
