// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/statements" };

export const Normal = blockStory("category", "statements", "normal");
export const Empty = blockStory("category", "statements", "empty");
export const LongText = blockStory("category", "statements", "longText");
export const Hostile = blockStory("category", "statements", "hostile");
