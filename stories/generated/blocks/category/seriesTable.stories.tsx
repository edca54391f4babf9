// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/seriesTable" };

export const Normal = blockStory("category", "seriesTable", "normal");
export const Empty = blockStory("category", "seriesTable", "empty");
export const LongText = blockStory("category", "seriesTable", "longText");
export const Hostile = blockStory("category", "seriesTable", "hostile");
