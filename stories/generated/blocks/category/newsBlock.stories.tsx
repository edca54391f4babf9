// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/newsBlock" };

export const Normal = blockStory("category", "newsBlock", "normal");
export const Empty = blockStory("category", "newsBlock", "empty");
export const LongText = blockStory("category", "newsBlock", "longText");
export const Hostile = blockStory("category", "newsBlock", "hostile");
