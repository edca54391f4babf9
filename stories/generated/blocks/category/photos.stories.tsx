// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/photos" };

export const Normal = blockStory("category", "photos", "normal");
export const Empty = blockStory("category", "photos", "empty");
export const LongText = blockStory("category", "photos", "longText");
export const Hostile = blockStory("category", "photos", "hostile");
