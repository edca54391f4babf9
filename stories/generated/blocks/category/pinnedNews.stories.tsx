// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/pinnedNews" };

export const Normal = blockStory("category", "pinnedNews", "normal");
export const Empty = blockStory("category", "pinnedNews", "empty");
export const LongText = blockStory("category", "pinnedNews", "longText");
export const Hostile = blockStory("category", "pinnedNews", "hostile");
