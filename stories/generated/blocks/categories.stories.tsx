// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../gallery/part-story.tsx";

export default { title: "Blocks/categories" };

export const DefaultNormal = { ...blockStory("categories", "default", "normal"), name: "default, normal" };
export const DefaultEmpty = { ...blockStory("categories", "default", "empty"), name: "default, empty" };
export const DefaultLongText = { ...blockStory("categories", "default", "longText"), name: "default, longText" };
export const DefaultHostile = { ...blockStory("categories", "default", "hostile"), name: "default, hostile" };
export const NewsColumnsNormal = { ...blockStory("categories", "newsColumns", "normal"), name: "newsColumns, normal" };
export const NewsColumnsEmpty = { ...blockStory("categories", "newsColumns", "empty"), name: "newsColumns, empty" };
export const NewsColumnsLongText = { ...blockStory("categories", "newsColumns", "longText"), name: "newsColumns, longText" };
export const NewsColumnsHostile = { ...blockStory("categories", "newsColumns", "hostile"), name: "newsColumns, hostile" };
export const LinkListNormal = { ...blockStory("categories", "linkList", "normal"), name: "linkList, normal" };
export const LinkListEmpty = { ...blockStory("categories", "linkList", "empty"), name: "linkList, empty" };
export const LinkListLongText = { ...blockStory("categories", "linkList", "longText"), name: "linkList, longText" };
export const LinkListHostile = { ...blockStory("categories", "linkList", "hostile"), name: "linkList, hostile" };
export const TopicLedgerNormal = { ...blockStory("categories", "topicLedger", "normal"), name: "topicLedger, normal" };
export const TopicLedgerEmpty = { ...blockStory("categories", "topicLedger", "empty"), name: "topicLedger, empty" };
export const TopicLedgerLongText = { ...blockStory("categories", "topicLedger", "longText"), name: "topicLedger, longText" };
export const TopicLedgerHostile = { ...blockStory("categories", "topicLedger", "hostile"), name: "topicLedger, hostile" };
export const MarketBoardNormal = { ...blockStory("categories", "marketBoard", "normal"), name: "marketBoard, normal" };
export const MarketBoardEmpty = { ...blockStory("categories", "marketBoard", "empty"), name: "marketBoard, empty" };
export const MarketBoardLongText = { ...blockStory("categories", "marketBoard", "longText"), name: "marketBoard, longText" };
export const MarketBoardHostile = { ...blockStory("categories", "marketBoard", "hostile"), name: "marketBoard, hostile" };
export const ServiceGroupsNormal = { ...blockStory("categories", "serviceGroups", "normal"), name: "serviceGroups, normal" };
export const ServiceGroupsEmpty = { ...blockStory("categories", "serviceGroups", "empty"), name: "serviceGroups, empty" };
export const ServiceGroupsLongText = { ...blockStory("categories", "serviceGroups", "longText"), name: "serviceGroups, longText" };
export const ServiceGroupsHostile = { ...blockStory("categories", "serviceGroups", "hostile"), name: "serviceGroups, hostile" };
export const ProgrammeBoardNormal = { ...blockStory("categories", "programmeBoard", "normal"), name: "programmeBoard, normal" };
export const ProgrammeBoardEmpty = { ...blockStory("categories", "programmeBoard", "empty"), name: "programmeBoard, empty" };
export const ProgrammeBoardLongText = { ...blockStory("categories", "programmeBoard", "longText"), name: "programmeBoard, longText" };
export const ProgrammeBoardHostile = { ...blockStory("categories", "programmeBoard", "hostile"), name: "programmeBoard, hostile" };
