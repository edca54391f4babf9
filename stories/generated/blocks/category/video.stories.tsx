// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/video" };

export const Normal = blockStory("category", "video", "normal");
export const Empty = blockStory("category", "video", "empty");
export const LongText = blockStory("category", "video", "longText");
export const Hostile = blockStory("category", "video", "hostile");
