// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/categories/linkList" };

export const Normal = blockStory("categories", "linkList", "normal");
export const Empty = blockStory("categories", "linkList", "empty");
export const LongText = blockStory("categories", "linkList", "longText");
export const Hostile = blockStory("categories", "linkList", "hostile");
