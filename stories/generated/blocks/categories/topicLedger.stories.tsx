// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/categories/topicLedger" };

export const Normal = blockStory("categories", "topicLedger", "normal");
export const Empty = blockStory("categories", "topicLedger", "empty");
export const LongText = blockStory("categories", "topicLedger", "longText");
export const Hostile = blockStory("categories", "topicLedger", "hostile");
