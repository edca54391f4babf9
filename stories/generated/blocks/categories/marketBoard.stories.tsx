// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/categories/marketBoard" };

export const Normal = blockStory("categories", "marketBoard", "normal");
export const Empty = blockStory("categories", "marketBoard", "empty");
export const LongText = blockStory("categories", "marketBoard", "longText");
export const Hostile = blockStory("categories", "marketBoard", "hostile");
