// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../gallery/part-story.tsx";

export default { title: "Blocks/treeCategories" };

export const DefaultNormal = { ...blockStory("treeCategories", "default", "normal"), name: "default, normal" };
export const DefaultEmpty = { ...blockStory("treeCategories", "default", "empty"), name: "default, empty" };
export const DefaultLongText = { ...blockStory("treeCategories", "default", "longText"), name: "default, longText" };
export const DefaultHostile = { ...blockStory("treeCategories", "default", "hostile"), name: "default, hostile" };
export const OutlineNormal = { ...blockStory("treeCategories", "outline", "normal"), name: "outline, normal" };
export const OutlineEmpty = { ...blockStory("treeCategories", "outline", "empty"), name: "outline, empty" };
export const OutlineLongText = { ...blockStory("treeCategories", "outline", "longText"), name: "outline, longText" };
export const OutlineHostile = { ...blockStory("treeCategories", "outline", "hostile"), name: "outline, hostile" };
