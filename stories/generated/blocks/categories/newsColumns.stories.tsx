// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/categories/newsColumns" };

export const Normal = blockStory("categories", "newsColumns", "normal");
export const Empty = blockStory("categories", "newsColumns", "empty");
export const LongText = blockStory("categories", "newsColumns", "longText");
export const Hostile = blockStory("categories", "newsColumns", "hostile");
