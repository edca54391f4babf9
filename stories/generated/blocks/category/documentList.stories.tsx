// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/documentList" };

export const Normal = blockStory("category", "documentList", "normal");
export const Empty = blockStory("category", "documentList", "empty");
export const LongText = blockStory("category", "documentList", "longText");
export const Hostile = blockStory("category", "documentList", "hostile");
