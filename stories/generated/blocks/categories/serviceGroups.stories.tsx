// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/categories/serviceGroups" };

export const Normal = blockStory("categories", "serviceGroups", "normal");
export const Empty = blockStory("categories", "serviceGroups", "empty");
export const LongText = blockStory("categories", "serviceGroups", "longText");
export const Hostile = blockStory("categories", "serviceGroups", "hostile");
