// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/newsList" };

export const Normal = blockStory("category", "newsList", "normal");
export const Empty = blockStory("category", "newsList", "empty");
export const LongText = blockStory("category", "newsList", "longText");
export const Hostile = blockStory("category", "newsList", "hostile");
