// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/smallMultiples" };

export const Normal = blockStory("category", "smallMultiples", "normal");
export const Empty = blockStory("category", "smallMultiples", "empty");
export const LongText = blockStory("category", "smallMultiples", "longText");
export const Hostile = blockStory("category", "smallMultiples", "hostile");
