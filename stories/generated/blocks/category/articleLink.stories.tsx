// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/articleLink" };

export const Normal = blockStory("category", "articleLink", "normal");
export const Empty = blockStory("category", "articleLink", "empty");
export const LongText = blockStory("category", "articleLink", "longText");
export const Hostile = blockStory("category", "articleLink", "hostile");
