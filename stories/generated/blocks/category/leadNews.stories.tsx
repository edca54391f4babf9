// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { blockStory } from "../../../gallery/part-story.tsx";

export default { title: "Blocks/category/leadNews" };

export const Normal = blockStory("category", "leadNews", "normal");
export const Empty = blockStory("category", "leadNews", "empty");
export const LongText = blockStory("category", "leadNews", "longText");
export const Hostile = blockStory("category", "leadNews", "hostile");
