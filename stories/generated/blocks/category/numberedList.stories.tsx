// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/numberedList" };

export const Normal = blockStory("category", "numberedList", "normal");
export const Empty = blockStory("category", "numberedList", "empty");
export const LongText = blockStory("category", "numberedList", "longText");
export const Hostile = blockStory("category", "numberedList", "hostile");
