// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/default" };

export const Normal = blockStory("category", "default", "normal");
export const Empty = blockStory("category", "default", "empty");
export const LongText = blockStory("category", "default", "longText");
export const Hostile = blockStory("category", "default", "hostile");
