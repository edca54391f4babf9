// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/treeCategories/default" };

export const Normal = blockStory("treeCategories", "default", "normal");
export const Empty = blockStory("treeCategories", "default", "empty");
export const LongText = blockStory("treeCategories", "default", "longText");
export const Hostile = blockStory("treeCategories", "default", "hostile");
