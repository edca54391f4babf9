// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/changeLog" };

export const Normal = blockStory("category", "changeLog", "normal");
export const Empty = blockStory("category", "changeLog", "empty");
export const LongText = blockStory("category", "changeLog", "longText");
export const Hostile = blockStory("category", "changeLog", "hostile");
