// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/treeCategories/outline" };

export const Normal = blockStory("treeCategories", "outline", "normal");
export const Empty = blockStory("treeCategories", "outline", "empty");
export const LongText = blockStory("treeCategories", "outline", "longText");
export const Hostile = blockStory("treeCategories", "outline", "hostile");
