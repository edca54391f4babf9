// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/pressRelease" };

export const Normal = blockStory("category", "pressRelease", "normal");
export const Empty = blockStory("category", "pressRelease", "empty");
export const LongText = blockStory("category", "pressRelease", "longText");
export const Hostile = blockStory("category", "pressRelease", "hostile");
