// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/categories/default" };

export const Normal = blockStory("categories", "default", "normal");
export const Empty = blockStory("categories", "default", "empty");
export const LongText = blockStory("categories", "default", "longText");
export const Hostile = blockStory("categories", "default", "hostile");
