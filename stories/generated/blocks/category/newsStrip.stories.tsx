// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/newsStrip" };

export const Normal = blockStory("category", "newsStrip", "normal");
export const Empty = blockStory("category", "newsStrip", "empty");
export const LongText = blockStory("category", "newsStrip", "longText");
export const Hostile = blockStory("category", "newsStrip", "hostile");
